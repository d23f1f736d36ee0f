--TEST--
Clients: MariaDB: a connection killed in a query, time limits, cancel, two coroutines on one handle, persistent connections
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
skip_without_module('pdo_mysql', 'mysqli');
skip_without_command('mariadbd');
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/same.inc';
require __DIR__ . '/../include/services.inc';

$server = cs_mariadb();
cs_hooked(<<<'PHP'
	$connect = fn (array $options = []) => new PDO("mysql:host=127.0.0.1;port=$port", 'x', 'y', $options + [PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION]);
	$admin = $connect();
	/* The id of the connection that runs this query. */
	$find = function (string $query) use ($admin) {
		while (!($id = $admin->query("select id from information_schema.processlist where info = '$query'")->fetchColumn())) { usleep(1000); }
		return $id;
	};
	$wait = fn (int $cid) => Swoole\Coroutine::join([$cid]);
	$cid = go(fn () => attempt(fn () => [$db = $connect(), @$db->query('select sleep(30)')->fetchAll(), @$db->query('select 1')]));
	$admin->exec('kill ' . $find('select sleep(30)'));
	$wait($cid);
	$cid = go(fn () => attempt(fn () => @$connect()->query('select sleep(31)')));
	$find('select sleep(31)');
	Swoole\Coroutine::cancel($cid);
	$wait($cid);
	$cid = go(fn () => attempt(fn () => $connect()->query('select sleep(32) + 1')->fetchColumn()));
	$admin->exec('kill query ' . $find('select sleep(32) + 1'));
	$wait($cid);
	$db = mysqli_init();
	$db->options(MYSQLI_OPT_READ_TIMEOUT, 1);
	$db->real_connect('127.0.0.1', 'x', 'y', '', $port);
	attempt(fn () => @$db->query('select sleep(30)'));
	attempt(fn () => @new PDO("mysql:host=127.0.0.1;port=1", 'x', 'y', [PDO::ATTR_TIMEOUT => 1]));
	/* One handle, two coroutines: the first gets its answer. */
	$db = $connect();
	$cid = go(fn () => show($db->query('select sleep(0.2), 7')->fetch(PDO::FETCH_NUM)));
	attempt(fn () => $db->query('select 8')->fetchColumn());
	$wait($cid);
	show($db->query('select 9')->fetchColumn());
	/* Persistent: one coroutine at a time. */
	for ($i = 0; $i < 3; $i++) {
		go(function () use ($connect, &$ids) {
			$db = $connect([PDO::ATTR_PERSISTENT => true]);
			$ids[] = $db->query('select connection_id()')->fetchColumn();
		});
		while (count($ids ?? []) <= $i) { usleep(1000); }
	}
	show(count(array_unique($ids)));
	/* The script ends while a query runs. */
	go(function () use ($connect) {
		try { $connect()->query('select sleep(30)'); } finally { echo "finally\n"; }
	});
	$find('select sleep(30)');
	exit(0);
	PHP, modules: ['pdo_mysql', 'mysqli'], vars: ['port' => $server->port]);
?>
--EXPECT--
PDOException: SQLSTATE[HYN]: General error: N MySQL server has gone away
PDOException: SQLSTATE[HYN]: General error: N MySQL server has gone away
PDOException: SQLSTATE[N]: <<Unknown error>>: N Query execution was interrupted
mysqli_sql_exception: MySQL server has gone away
PDOException: SQLSTATE[HYN] [N] Connection refused
Error: Coroutine N cannot use socket N, because coroutine N is reading from it: give each coroutine a connection of its own, or let them take turns
[0,7]
9
1
finally
