--TEST--
Clients: two coroutines with one handle of PDO mysql, mysqli, PDO pgsql, pgsql, phpredis: an Error names both and the socket, the first one's answer and the next are right
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
skip_without_module('pdo_mysql', 'mysqli', 'pdo_pgsql', 'pgsql', 'redis');
skip_without_command('mariadbd', 'initdb', 'postgres', 'redis-server');
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/same.inc';
require __DIR__ . '/../include/services.inc';

$modules = ['pdo_mysql', 'mysqli', 'pdo_pgsql', 'pgsql', 'redis'];
cs_hooked(<<<'PHP'
	/* $first is in the handle, for 100 ms at least, when $second comes. */
	$test = function (string $name, callable $first, callable $second, callable $next): void {
		echo "$name\n";
		$cid = go(fn () => attempt($first));
		attempt($second);
		Swoole\Coroutine::join([$cid]);
		attempt($next);
	};
	$db = new PDO("mysql:host=127.0.0.1;port=$mysql", 'x', '');
	$slow = fn () => $db->query('select sleep(0.1), 1')->fetch(PDO::FETCH_NUM);
	$next = fn () => $db->query('select 3')->fetch(PDO::FETCH_NUM);
	$test('PDO mysql', $slow, fn () => $db->query('select 2'), $next);
	$test('PDO mysql, transaction', $slow, fn () => $db->beginTransaction(), $next);
	$db = new PDO("mysql:host=127.0.0.1;port=$mysql", 'x', '', [PDO::ATTR_EMULATE_PREPARES => false]);
	$prepared = $db->prepare('select 2');
	$slow = fn () => $db->query('select sleep(0.1), 1')->fetch(PDO::FETCH_NUM);
	$test('PDO mysql, prepared', $slow, fn () => $prepared->execute(), $next);
	$my = new mysqli('127.0.0.1', 'x', '', '', $mysql);
	$slow = fn () => $my->query('select sleep(0.1), 1')->fetch_row();
	$next = fn () => $my->query('select 3')->fetch_row();
	$test('mysqli', $slow, fn () => $my->query('select 2'), $next);
	$test('mysqli, prepare', $slow, fn () => $my->prepare('select 2'), $next);
	$test('mysqli, close', $slow, fn () => $my->close(), fn () => true);
	$pdo = new PDO("pgsql:host=127.0.0.1;port=$postgres;user=postgres;dbname=postgres");
	$slow = fn () => $pdo->query('select pg_sleep(0.1), 1')->fetch(PDO::FETCH_NUM);
	$next = fn () => $pdo->query('select 3')->fetch(PDO::FETCH_NUM);
	$test('PDO pgsql', $slow, fn () => $pdo->query('select 2'), $next);
	$test('PDO pgsql, exec', $slow, fn () => $pdo->exec('select 2'), $next);
	$pg = pg_connect("host=127.0.0.1 port=$postgres user=postgres dbname=postgres");
	$slow = fn () => ($result = pg_query($pg, 'select pg_sleep(0.1), 1')) ? pg_fetch_row($result) : 'no answer';
	$next = fn () => pg_fetch_row(pg_query($pg, 'select 3'));
	$test('pgsql', $slow, fn () => pg_query($pg, 'select 2'), $next);
	$test('pgsql, parameters', $slow, fn () => pg_query_params($pg, 'select $1', [2]), $next);
	$test('pgsql, close', $slow, fn () => pg_close($pg), fn () => true);
	$redis = new Redis;
	$redis->connect('127.0.0.1', $port);
	$slow = fn () => (array) $redis->rawCommand('blpop', 'none', '0.1');
	$next = fn () => $redis->ping('next');
	$test('phpredis', $slow, fn () => $redis->ping('second'), $next);
	$test('phpredis, pipeline', $slow, fn () => $redis->multi(Redis::PIPELINE)->ping('second')->exec(), $next);
	PHP, $modules, ['mysql' => cs_mariadb()->port, 'postgres' => cs_postgres()->port, 'port' => cs_redis([], cs_free_port())->port]);
?>
--EXPECT--
PDO mysql
Error: Coroutine N cannot use socket N, because coroutine N is reading from it: give each coroutine a connection of its own, or let them take turns
[0,1]
[3]
PDO mysql, transaction
Error: Coroutine N cannot use socket N, because coroutine N is reading from it: give each coroutine a connection of its own, or let them take turns
[0,1]
[3]
PDO mysql, prepared
Error: Coroutine N cannot use socket N, because coroutine N is reading from it: give each coroutine a connection of its own, or let them take turns
[0,1]
[3]
mysqli
Error: Coroutine N cannot use socket N, because coroutine N is reading from it: give each coroutine a connection of its own, or let them take turns
["0","1"]
["3"]
mysqli, prepare
Error: Coroutine N cannot use socket N, because coroutine N is reading from it: give each coroutine a connection of its own, or let them take turns
["0","1"]
["3"]
mysqli, close
mysqli_sql_exception: MySQL server has gone away
true
true
PDO pgsql
Error: Coroutine N cannot use the PostgreSQL connection of socket N, because coroutine N waits for an answer there: give each coroutine a connection of its own, or let them take turns
["",1]
[3]
PDO pgsql, exec
Error: Coroutine N cannot use the PostgreSQL connection of socket N, because coroutine N waits for an answer there: give each coroutine a connection of its own, or let them take turns
["",1]
[3]
pgsql
Error: Coroutine N cannot use the PostgreSQL connection of socket N, because coroutine N waits for an answer there: give each coroutine a connection of its own, or let them take turns
["","1"]
["3"]
pgsql, parameters
Error: Coroutine N cannot use the PostgreSQL connection of socket N, because coroutine N waits for an answer there: give each coroutine a connection of its own, or let them take turns
["","1"]
["3"]
pgsql, close
warning: pg_query(): Query failed: select() failed: Bad file descriptor
"no answer"
Error: Coroutine N cannot use the PostgreSQL connection of socket N, because coroutine N waits for an answer there: give each coroutine a connection of its own, or let them take turns
true
phpredis
Error: Coroutine N cannot use socket N, because coroutine N is reading from it: give each coroutine a connection of its own, or let them take turns
[]
"next"
phpredis, pipeline
Error: Coroutine N cannot use socket N, because coroutine N is reading from it: give each coroutine a connection of its own, or let them take turns
[]
"next"
