--TEST--
RedisPool and NameResolver\Redis with redis-server
--EXTENSIONS--
igbinary
redis
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/services.inc';
if (!cs_has_command('redis-server')) {
	skip('needs redis-server');
}
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/services.inc';
use Swoole\Database\RedisConfig;
use Swoole\Database\RedisPool;

$server = cs_redis(['--requirepass', 'secret'], cs_free_port());
Swoole\Coroutine\run(function () use ($server) {
	$config = (new RedisConfig)->withHost('127.0.0.1')->withPort($server->port)->withTimeout(5)->withReadTimeout(5)->withAuth('secret')
		->withDbIndex(3)->withOption(Redis::OPT_PREFIX, 'p:');
	$pool = new RedisPool($config, 2);
	echo json_encode(Swoole\Coroutine\map(range(1, 5), function ($n) use ($pool) {
		$redis = $pool->get(5);
		$redis->set("key$n", $n);
		$value = $redis->get("key$n");
		$pool->put($redis);
		return $value;
	})), "\n";
	$redis = $pool->get();
	echo $redis->getDbNum(), ' ', $redis->dbSize(), ' ', $redis->rawCommand('exists', 'p:key1'), "\n";
	try {
		(new RedisPool((new RedisConfig)->withPort(1), 1))->get();
	} catch (RedisException $error) {
		echo $error->getMessage(), "\n";
	}
	$resolver = new Swoole\NameResolver\Redis("redis://:secret@127.0.0.1:$server->port");
	var_dump($resolver->join('web', '10.0.0.1', 80), $resolver->join('web', '10.0.0.2', 81), $resolver->getCluster('web')->count());
	$resolver->leave('web', '10.0.0.1', 80);
	echo json_encode($resolver->lookup('web')->pop()), ' ', json_encode($resolver->lookup('none')), "\n";
});
$server->stop();
?>
--EXPECT--
["1","2","3","4","5"]
3 5 1
Connection refused
bool(true)
bool(true)
int(2)
{"host":"10.0.0.2","port":81,"weight":100} ""
