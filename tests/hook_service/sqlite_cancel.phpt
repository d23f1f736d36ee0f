--TEST--
Clients: SQLite3: a cancel ends the wait for a lock, and that one only, and so does the end of the script
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without_module('sqlite3'); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/same.inc';

$path = tempnam(sys_get_temp_dir(), 'cs');
$start = microtime(true);
cs_hooked(<<<'PHP'
	$holder = new SQLite3($path);
	$holder->exec('begin exclusive');
	$wait = function () use ($path) {
		$db = new SQLite3($path);
		$db->enableExceptions(true);
		$db->busyTimeout(100000);
		$db->exec('create table t (id)');
	};
	$cid = go(fn () => attempt($wait));
	usleep(5000);
	Swoole\Coroutine::cancel($cid);
	Swoole\Coroutine::join([$cid]);
	/* The next call of the same coroutine waits. */
	$cid = go(function () use ($path) {
		$db = new SQLite3($path);
		$db->enableExceptions(true);
		$db->busyTimeout(100000);
		for ($i = 0; $i < 2; $i++) { attempt(fn () => $db->exec('create table u (id)')); }
	});
	usleep(5000);
	Swoole\Coroutine::cancel($cid);
	usleep(5000);
	$holder->exec('rollback');
	Swoole\Coroutine::join([$cid]);
	$holder->exec('begin exclusive');
	go(function () use ($wait) { try { $wait(); } finally { echo "finally\n"; } });
	usleep(5000);
	exit(0);
	PHP, modules: ['sqlite3'], vars: ['path' => $path]);
unlink($path);
echo microtime(true) - $start < 60 ? "soon\n" : "late\n";
?>
--EXPECTF--
%SException: database is locked
%SException: database is locked
true
finally
soon
