--TEST--
Pools whose server is killed and started again: while connections are lent, in a transaction, waited for, and filled
--EXTENSIONS--
mysqlnd
mysqli
pdo
pdo_mysql
igbinary
redis
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/services.inc';
skip_slow();
if (!cs_has_command('mariadbd') || !cs_has_command('redis-server')) {
	skip('needs mariadbd and redis-server');
}
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/services.inc';
use Swoole\Coroutine;
use Swoole\Database as Db;

function outcome(callable $call): string
{
	try {
		return json_encode($call(), JSON_NUMERIC_CHECK);
	} catch (PDOException|mysqli_sql_exception|RedisException) {
		return 'error';
	}
}

$start_db = function (int $port = 0) {
	$db = cs_mariadb('', $port);
	$pdo = new PDO("mysql:host=127.0.0.1;port=$db->port", 'root', '');
	$pdo->exec('CREATE DATABASE IF NOT EXISTS test');
	$pdo->exec('CREATE TABLE test.t (a INT) ENGINE=InnoDB');
	return $db;
};
$start_redis = fn (int $port = 0) => cs_redis([], $port ?: cs_free_port());
$kinds = [
	'PDO' => [$start_db, fn ($port) => new Db\PDOPool((new Db\PDOConfig)->withPort($port)->withPassword(''), 2),
		fn ($pdo) => [$pdo->exec('BEGIN'), $pdo->exec('INSERT INTO t VALUES (1)')],
		fn ($pdo) => $pdo->query('SELECT COUNT(*) FROM t')->fetchColumn()],
	'mysqli' => [$start_db, fn ($port) => new Db\MysqliPool((new Db\MysqliConfig)->withPort($port)->withPassword(''), 2),
		fn ($mysqli) => $mysqli->begin_transaction() && $mysqli->query('INSERT INTO t VALUES (1)'),
		fn ($mysqli) => $mysqli->query('SELECT COUNT(*) FROM t')->fetch_row()[0]],
	'Redis' => [$start_redis, fn ($port) => new Db\RedisPool((new Db\RedisConfig)->withPort($port), 2),
		fn ($redis) => $redis->multi()->set('a', 1),
		fn ($redis) => $redis->getMode() === Redis::MULTI ? $redis->exec() : $redis->dbSize()],
];
Coroutine\run(function () use ($kinds) {
	foreach ($kinds as $name => [$start, $pool, $begin, $count]) {
		$server = $start();
		$pool = $pool($server->port);
		[$a, $b] = [$pool->get(), $pool->get()];
		$begin($b);
		$waiting = go(function () use ($pool, $count, &$waited) {
			$waited = outcome(function () use ($pool, $count) {
				$connection = $pool->get(60 * CS_SLOW);
				try {
					return $count($connection);
				} finally {
					$pool->put($connection);
				}
			});
		});
		$server->stop(SIGKILL);
		echo "$name: within a transaction ", outcome(fn () => $count($b));
		$pool->put($b);
		Coroutine::join([$waiting]);
		$pool->put(null);
		$a = null;
		echo ', waiting ', $waited, ', fill() ', outcome(fn () => $pool->fill()), "\n";

		$server = $start($server->port);
		echo '  again: fill() ', outcome(fn () => $pool->fill());
		[$a, $b] = [$pool->get(1), $pool->get(1)];
		echo ', both ', outcome(fn () => $count($a)), outcome(fn () => $count($b)), ', more ', outcome(fn () => $pool->get(0.001)), "\n";
		$begin($a);
		$pool->put($a);
		$a = $pool->get(1);
		echo '  rolled back: ', outcome(fn () => $count($a)), "\n";
		$server->stop();
	}
});
?>
--EXPECT--
PDO: within a transaction error, waiting error, fill() error
  again: fill() null, both 00, more false
  rolled back: 0
mysqli: within a transaction error, waiting error, fill() error
  again: fill() null, both 00, more false
  rolled back: 0
Redis: within a transaction error, waiting error, fill() error
  again: fill() null, both 00, more false
  rolled back: 0
