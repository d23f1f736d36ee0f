--TEST--
Coroutine: waits during unwinding end at once and unwind on
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Co::set(['enable_deadlock_check' => false]);
$waits = [
	fn () => Co::sleep(1), fn () => Co::yield(), fn () => (new Chan(1))->pop(), fn () => Co::join([5, 6]),
	fn () => (new Swoole\Coroutine\WaitGroup(1))->wait(), fn () => go(fn () => Co::sleep(1)), fn () => usleep(1),
];
foreach ($waits as $i => $wait) {
	go(function () use ($i, $wait) {
		try {
			Co::yield();
		} finally {
			try {
				$wait();
				echo "$i ran through\n";
			} finally {
				echo "$i inner\n";
			}
		}
	});
}
--EXPECT--
0 inner
1 inner
2 inner
3 inner
4 inner
5 ran through
5 inner
6 ran through
6 inner
