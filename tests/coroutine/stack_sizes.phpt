--TEST--
Coroutine: stacks of many sizes lie where others were: AddressSanitizer finds no marks of their frames
--FILE--
<?php
use Swoole\Coroutine;

/* Calls of the C library with buffers on the stack, at many depths of the C stack. */
function deep(int $depth): string
{
	$here = number_format(1e9 + $depth, 3) . sprintf('%.15e', M_PI * $depth) . hash('sha512', "$depth");
	return $depth ? $here . implode(array_map(deep(...), [$depth - 1])) : $here;
}

$right = deep(10);
for ($size = 256; $size < 384; $size += 4) {
	Coroutine::set(['c_stack_size' => $size * 1024]);
	Coroutine\run(function () use ($right) {
		for ($i = 0; $i < 10; $i++) {
			go(function () use ($right) {
				echo deep(10) === $right ? '' : "wrong\n";
				Coroutine::sleep(0.001);
			});
		}
	});
}
echo "done\n";
?>
--EXPECT--
done
