--TEST--
Clients: PDO sqlite and SQLite3: waiting for a locked database yields; fifty at once with the same answers as in plain PHP
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
skip_without_module('pdo_sqlite', 'sqlite3');
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/same.inc';

cs_same(<<<'PHP'
	$connect = fn (int $timeout = 30) => new PDO("sqlite:$dir/db", options: [PDO::ATTR_TIMEOUT => $timeout, PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION]);
	$db = $connect();
	$db->exec('create table t (id integer primary key, v text)');
	$db->exec('begin immediate');
	/* The writer waits until the other one commits, which it can only do when the first yields. */
	show(both(function () use ($db) { usleep(50000); return $db->exec("insert into t values (1, 'first')") + $db->exec('commit'); },
		fn () => $connect()->exec("insert into t values (2, 'second')")));
	show($db->query('select * from t')->fetchAll(PDO::FETCH_ASSOC));
	$db->exec('begin exclusive');
	try { $connect(1)->exec('delete from t'); } catch (PDOException $e) { show($e->getMessage()); }
	$three = new SQLite3("$dir/db");
	$three->enableExceptions(true);
	$three->busyTimeout(100);
	try { $three->exec('delete from t'); } catch (Exception $e) { show($e->getMessage()); }
	$db->exec('rollback');
	/* Each waits 200 ms for a lock that it does not get. */
	$db->exec('begin exclusive');
	fifty('busy', function ($i) use ($dir) {
		$three = new SQLite3("$dir/db");
		$three->enableExceptions(true);
		$three->busyTimeout(200);
		try { $three->exec('delete from t'); } catch (Exception $e) { return $three->lastErrorCode() === 5; }
	});
	$db->exec('rollback');
	show($db->query('select count(*) from t')->fetchColumn());
	PHP, modules: ['pdo_sqlite', 'sqlite3']);
?>
--EXPECT--
same
