--TEST--
Coroutine: 100,000 coroutines that wait, each kind of wait, leave no memory behind
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_slow(); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

function rss(): int
{
	return (int) preg_replace('/.*VmRSS:\s+(\d+).*/s', '$1', file_get_contents('/proc/self/status'));
}
$kinds = [
	'yield' => function (int $n) {
		for ($i = 0; $i < $n; $i++) {
			Co::resume(go(fn () => Co::yield()));
		}
	},
	'cancel' => function (int $n) {
		for ($i = 0; $i < $n; $i++) {
			$cid = go(function () {
				try {
					Co::sleep(100);
				} catch (Swoole\Coroutine\CanceledException) {
				}
			});
			Co::cancel($cid, true);
			$i % 100 or Co::join([$cid]);
		}
		Co::join([$cid]);
	},
	'channel' => function (int $n) {
		$chan = new Chan(1);
		for ($i = 0; $i < $n; $i++) {
			$cid = go(fn () => $chan->pop(100));
			$chan->push($i);
			$i % 100 or Co::join([$cid]);
		}
		Co::join([$cid]);
	},
	'join, defer, context, limit' => function (int $n) {
		for ($i = 0; $i < $n; $i++) {
			$cid = go(function () {
				Co::getContext()['x'] = [1];
				Co::setTimeLimit(100);
				defer(fn () => Co::getContext()['x'][] = 2);
				Co::yield();
			});
			$joiner = go(fn () => Co::join([$cid]));
			Co::resume($cid);
			$i % 100 or Co::join([$joiner]);
		}
		Co::join([$joiner]);
	},
	'exception, buffers, Fiber' => function (int $n) {
		for ($i = 0; $i < $n / 10; $i++) {
			$cid = go(function () {
				ob_start();
				echo 'text';
				try {
					$fiber = new Fiber(function () {
						Co::yield();
						throw new Exception('x');
					});
					$fiber->start();
				} catch (Exception) {
					ob_end_clean();
				}
			});
			Co::resume($cid);
		}
	},
];
Co\run(function () use ($kinds) {
	foreach ($kinds as $name => $run) {
		$run(2000);
		$memory = memory_get_usage();
		$rss = rss();
		$run(100000);
		echo $name, ': ', memory_get_usage() - $memory < 4096 ? 'flat ' : 'memory grew by ' . memory_get_usage() - $memory,
			rss() - $rss < 2048 ? 'flat' : 'resident memory grew by ' . rss() - $rss . ' KiB', "\n";
	}
});
--EXPECT--
yield: flat flat
cancel: flat flat
channel: flat flat
join, defer, context, limit: flat flat
exception, buffers, Fiber: flat flat
