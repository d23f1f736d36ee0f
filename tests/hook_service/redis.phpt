--TEST--
Clients: phpredis and Predis: fifty at once with the same answers as in plain PHP, pipelines, a pool of persistent connections, a cluster of three
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
skip_without_module('redis');
skip_without_command('redis-server', 'redis-cli');
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/same.inc';
require __DIR__ . '/../include/services.inc';

$server = cs_redis([], cs_free_port());
$cluster = cs_redis_cluster();
cs_same(<<<'PHP'
	$connect = function () use ($port) { $redis = new Redis; $redis->connect('127.0.0.1', $port); return $redis; };
	/* Waits for a list that stays empty. phpredis 5 takes whole seconds for blPop(). */
	fifty('phpredis', fn ($i) => !$connect()->rawCommand('blpop', "none$i", '0.2'));
	$redis = $connect();
	$redis->flushAll();
	show(both(fn () => [usleep(20000), $connect()->rPush('list', 'pushed')], fn () => $redis->blPop(['list'], 5)));
	show($redis->multi(Redis::PIPELINE)->set('a', 1)->incr('a')->get('a')->exec(), $redis->multi()->incr('a')->get('a')->exec());
	show($redis->eval('return {1, ARGV[1]}', ['x'], 0));
	try { $redis->rawCommand('no'); show($redis->getLastError()); } catch (RedisException $e) { show($e->getMessage()); }
	/* pconnect: after each other one connection serves all; at once each has one of its own. */
	$id = function () use ($port) { $redis = new Redis; $redis->pconnect('127.0.0.1', $port); $id = $redis->rawCommand('client', 'id'); $redis->ping(); return $id; };
	show($id() === $id());
	$nodes = array_map(fn ($port) => "127.0.0.1:$port", $ports);
	$cluster = fn () => new RedisCluster(null, $nodes, 5, 5);
	$c = $cluster();
	for ($i = 0; $i < 30; $i++) { $c->set("key$i", "value$i"); }
	show($c->mget(['key1', 'key2', 'key3']), $c->get('key29'), array_sum(array_map(fn ($master) => $c->dbSize($master), $c->_masters())));
	fifty('cluster', fn ($i) => !$cluster()->rawCommand("none$i", 'blpop', "none$i", '0.2'), 20);
	if (file_exists('/usr/share/php/Predis/autoload.php')) {
		error_reporting(E_ALL & ~E_DEPRECATED);
		set_error_handler(fn () => true, E_DEPRECATED);
		require_once '/usr/share/php/Predis/autoload.php';
		$predis = fn () => new Predis\Client("tcp://127.0.0.1:$port?read_write_timeout=5");
		fifty('Predis', fn ($i) => $predis()->executeRaw(['blpop', "none$i", '0.2']) === null);
		$p = $predis();
		show($p->pipeline(function ($pipe) { $pipe->set('p', 5); $pipe->incr('p'); $pipe->get('p'); })[2], $p->transaction()->incr('p')->execute());
		try { $p->executeRaw(['x']); $p->lpush('p', 1); } catch (Predis\Response\ServerException $e) { show($e->getMessage()); }
	}
	PHP, modules: ['redis'], vars: ['port' => $server->port, 'ports' => array_map(fn ($node) => $node->port, $cluster)]);
?>
--EXPECT--
same
