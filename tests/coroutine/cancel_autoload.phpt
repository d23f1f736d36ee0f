--TEST--
Coroutine: canceling a coroutine that loads a class, or waits for the one that does
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

spl_autoload_register(function (string $class) {
	Co::sleep(0.01);
	eval("class $class {}");
});
Co\run(function () {
	$load = function (string $class, string $who) {
		return go(function () use ($class, $who) {
			try {
				$object = new $class;
				echo "$who $class\n";
			} catch (Swoole\Coroutine\CanceledException) {
				echo "$who canceled\n";
			}
		});
	};
	$load('First', 'loader');
	Co::cancel($load('First', 'waiter'), true);
	Co::sleep(0.02);
	$cid = $load('Second', 'loader');
	$load('Second', 'waiter');
	Co::cancel($cid, true);
});
--EXPECT--
waiter canceled
loader First
loader canceled
waiter Second
