--TEST--
Coroutine: include, require and eval in coroutines, with files that wait
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$file = __FILE__ . '.sh';
file_put_contents($file, '<?php echo "begin $n\n"; Co::sleep(0.001); echo "end $n\n"; return $n * 2;');
Co\run(function () use ($file) {
	foreach ([1, 2] as $n) {
		go(function () use ($file, $n) {
			echo (include $file), "\n";
		});
	}
	eval('Co::sleep(0.005); echo "eval\n";');
	var_dump(@include 'no such file');
	try {
		require 'no such file either';
	} catch (Error $e) {
		echo get_class($e), "\n";
	}
});
unlink($file);
--EXPECTF--
begin 1
begin 2
end 1
2
end 2
4
eval
bool(false)

Warning: require(no such file either): Failed to open stream: No such file or directory in %s on line %d
Error
