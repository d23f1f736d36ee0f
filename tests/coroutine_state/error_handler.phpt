--TEST--
Coroutine state: an error handler that yields stays in force for the other coroutines
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/interleave.inc';

class Handler
{
	public array $log = [];
	public function handle(int $type, string $text): bool
	{
		pass();
		@trigger_error('inside, goes to PHP as in plain PHP', E_USER_NOTICE);
		pass();
		$this->log[] = $text;
		return true;
	}
}
function warn(string $text): string
{
	trigger_error($text, E_USER_WARNING);
	return $text;
}

function handle(int $type, string $text): bool
{
	return $GLOBALS['handler']->handle($type, $text);
}

foreach (['method', 'closure', 'name'] as $kind) {
	$handler = new Handler;
	set_error_handler(match ($kind) {
		'method' => [$handler, 'handle'],
		'closure' => fn (int $type, string $text) => $handler->handle($type, $text),
		'name' => 'handle',
	});
	show(together(fn () => warn('a') . warn('b'), fn () => warn('c'), function () {
		pass();
		return warn('d');
	}));
	echo "$kind: ", implode(' ', $handler->log), "\n";
	restore_error_handler();
}
echo json_encode(set_error_handler(null)), "\n";
--EXPECT--
0: ab
1: c
2: d
method: a c d b
0: ab
1: c
2: d
closure: a c d b
0: ab
1: c
2: d
name: a c d b
null
