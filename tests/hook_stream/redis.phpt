--TEST--
Stream hooks: phpredis: fifty blocking calls at once, timeouts, subscribe, pipelines, pconnect
--SKIPIF--
<?php
$shared = glob(ini_get('extension_dir') . '/redis.so');
if (!extension_loaded('redis') && !$shared) {
	die('skip needs the redis extension (Debian: php-redis)');
}
if (!trim((string) shell_exec('command -v redis-server'))) {
	die('skip needs redis-server (Debian: redis-server)');
}
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$socket = sys_get_temp_dir() . '/cs-redis-' . getmypid() . '.sock';
$server = proc_open(['redis-server', '--port', '0', '--unixsocket', $socket, '--save', '', '--appendonly', 'no', '--dir', sys_get_temp_dir()],
	[['file', '/dev/null', 'r'], ['file', '/dev/null', 'w'], ['file', '/dev/null', 'w']], $pipes);
register_shutdown_function(fn () => proc_terminate($server) && proc_close($server));
cs_until(fn () => @stream_socket_client("unix://$socket"), 'redis');

/* igbinary is what Debian's redis extension needs. */
$modules = [];
foreach (['igbinary', 'redis'] as $module) {
	if (!extension_loaded($module) && file_exists(ini_get('extension_dir') . "/$module.so")) {
		$modules[] = "-dextension=$module";
	}
}
$script = tempnam(sys_get_temp_dir(), 'cs');
file_put_contents($script, '<?php $socket = ' . var_export($socket, true) . ';' . <<<'PHP'
	function shorten(string $message): string { return preg_replace('/ to .*/', '', $message); }
	function client(string $socket, float $timeout = 0): Redis {
		$redis = new Redis;
		$redis->connect($socket, 0, 5);
		if ($timeout) { $redis->setOption(Redis::OPT_READ_TIMEOUT, $timeout); }
		return $redis;
	}
	Swoole\Coroutine\run(function () use ($socket) {
		$got = 0;
		$all = new Swoole\Coroutine\WaitGroup(50);
		for ($i = 0; $i < 50; $i++) {
			go(function () use ($socket, $i, &$got, $all) {
				$got += client($socket)->blPop(["list$i"], 30) === ["list$i", "value$i"];
				$all->done();
			});
		}
		$redis = client($socket);
		/* All fifty wait in the server at once. */
		while (($blocked = $redis->info('clients')['blocked_clients']) < 50) { usleep(1000); }
		echo "$blocked blocked\n";
		$pipe = $redis->multi(Redis::PIPELINE);
		for ($i = 0; $i < 50; $i++) { $pipe->rPush("list$i", "value$i"); }
		echo array_sum($pipe->exec()), " pushed\n";
		$all->wait();
		echo "$got right\n";
		$news = new Swoole\Coroutine\Channel(1);
		$subscriber = go(function () use ($socket, $news) {
			try {
				client($socket)->subscribe(['news'], fn ($redis, $channel, $message) => $news->push("$channel: $message"));
			} catch (RedisException $e) {
				echo 'subscriber: ', shorten($e->getMessage()), "\n";
			}
		});
		while (!$redis->publish('news', 'hello')) { usleep(1000); }
		echo $news->pop(), "\n";
		Swoole\Coroutine::cancel($subscriber);
		Swoole\Coroutine::join([$subscriber]);
		$short = client($socket, 0.05);
		try { $short->blPop(['none'], 10); } catch (RedisException $e) { echo shorten($e->getMessage()), "\n"; }
		$cid = go(function () use ($socket) {
			try { client($socket)->blPop(['none'], 10); } catch (RedisException $e) { echo shorten($e->getMessage()), "\n"; }
		});
		while ($redis->info('clients')['blocked_clients'] < 1) { usleep(1000); }
		Swoole\Coroutine::cancel($cid);
		$big = str_repeat('x', 5000000);
		$redis->set('big', $big);
		var_dump($redis->get('big') === $big);
		$one = client($socket);
		$first = go(function () use ($one) { echo $one->blPop(['shared'], 30)[1], "\n"; });
		try { $one->get('x'); } catch (Error $e) { echo preg_replace('/\d+/', 'N', $e->getMessage()), "\n"; }
		$redis->rPush('shared', 'the answer of the first');
		Swoole\Coroutine::join([$first]);
		echo $one->ping('the next answer'), "\n";
		for ($i = 0; $i < 2; $i++) {
			$p = new Redis;
			$p->pconnect($socket, 0, 5);
			$ids[] = $p->rawCommand('client', 'id');
			unset($p);
		}
		var_dump($ids[0] === $ids[1]);
	});
	PHP);
echo cs_run([PHP_BINARY, ...cs_php_args(), ...$modules, $script])[1];
unlink($script);
?>
--EXPECT--
50 blocked
50 pushed
50 right
news: hello
subscriber: read error on connection
read error on connection
read error on connection
bool(true)
Coroutine N cannot use socket N, because coroutine N is reading from it: give each coroutine a connection of its own, or let them take turns
the answer of the first
the next answer
bool(true)
