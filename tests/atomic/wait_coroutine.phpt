--TEST--
Atomic: wait() in a coroutine lets the others run
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Atomic;
use Swoole\Coroutine;

$a = new Atomic;
Coroutine\run(function () use ($a) {
	$ticks = 0;
	$is_over = false;
	$waiter = go(function () use ($a, &$ticks, &$is_over) {
		var_dump($a->wait(-1));
		echo 'woken after ', $ticks, " ticks\n";
		var_dump($a->wait(0.02));
		$is_over = true;
		var_dump($a->wait(-1), Coroutine::isCanceled(), swoole_last_error() === 125);
	});
	for (; $ticks < 5; $ticks++) {
		Coroutine::sleep(0.001);
	}
	$a->wakeup();
	while (!$is_over) {
		Coroutine::sleep(0.001);
	}
	Coroutine::cancel($waiter);
});
--EXPECT--
bool(true)
woken after 5 ticks
bool(false)
bool(false)
bool(true)
bool(true)
