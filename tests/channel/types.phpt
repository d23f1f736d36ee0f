--TEST--
Channel: every type of value comes out as it went in
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Coroutine\run(function () {
	$chan = new chan(1);
	$object = new stdClass;
	$stream = fopen('php://memory', 'r');
	foreach ([null, false, true, 0, -1, 1.5, '', "a\0b", [], [1, [2]], $object, $stream, fn () => 1] as $value) {
		$chan->push($value);
		var_dump($chan->pop() === $value);
		/* The same through a waiting coroutine. */
		go(function () use ($chan, $value) {
			$ok = $chan->pop() === $value;
			echo $ok ? '' : "not the same\n";
		});
		$chan->push($value);
		Swoole\Coroutine::sleep(0.001);
	}
});
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
