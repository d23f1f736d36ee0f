--TEST--
Clients: phpredis: persistent connections of many coroutines with a pool, and what happens at the end of the script
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
skip_without_module('redis');
skip_without_command('redis-server');
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/same.inc';
require __DIR__ . '/../include/services.inc';

$server = cs_redis();
cs_hooked(<<<'PHP'
	$connect = function () use ($socket) { $redis = new Redis; $redis->pconnect($socket); return $redis; };
	$pool = new Swoole\Coroutine\Channel(3);
	for ($i = 0; $i < 3; $i++) { $pool->push($connect()); }
	$right = 0;
	$all = new Swoole\Coroutine\WaitGroup(10);
	for ($i = 0; $i < 10; $i++) {
		go(function () use ($pool, $i, $all, &$right) {
			for ($j = 0; $j < 3; $j++) {
				$redis = $pool->pop();
				$redis->set("key$i", "value $i $j");
				$right += $redis->get("key$i") === "value $i $j" && !$redis->rawCommand('blpop', 'none', '0.001');
				$pool->push($redis);
			}
			$all->done();
		});
	}
	$all->wait();
	show($right);
	/* One handle, two coroutines: the first one has its answer. */
	$one = new Redis;
	$one->connect($socket);
	$cid = go(fn () => attempt(fn () => (array) $one->rawCommand('blpop', 'none', '0.1')));
	attempt(fn () => $one->get('x'));
	Swoole\Coroutine::join([$cid]);
	/* Waits that the end of the script ends: persistent ones too. A loop that tries again ends as well. */
	foreach ([$connect(), $one] as $redis) {
		go(function () use ($redis, $socket) {
			try {
				while (true) { try { $redis->connect($socket); $redis->blPop(['none'], 30); } catch (RedisException $e) { } }
			} finally {
				echo "finally\n";
			}
		});
	}
	usleep(5000);
	exit(0);
	PHP, modules: ['redis'], vars: ['socket' => $server->socket]);
?>
--EXPECT--
30
Error: Coroutine N cannot use socket N, because coroutine N is reading from it: give each coroutine a connection of its own, or let them take turns
[]
finally
finally
