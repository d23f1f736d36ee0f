--TEST--
Clients: the script ends while a coroutine connects: its finally block runs, and nothing is reported
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; require __DIR__ . '/../include/modules.inc'; skip_without_module('pdo_mysql'); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/peer.inc';
require __DIR__ . '/../include/modules.inc';

$silent = (int) substr(strrchr(cs_peer(fn ($connection) => fread($connection, 1)), ':'), 1);
$process = proc_open([PHP_BINARY, ...cs_php_args(), ...cs_modules(['pdo_mysql'], true), '-r', '
	Co\run(function () {
		go(function () { try { new PDO("mysql:host=127.0.0.1;port=' . $silent . '", "x", "y"); } finally { echo "finally\n"; } });
		Co::sleep(0.02);
		exit(3);
	});'], [['file', '/dev/null', 'r'], ['pipe', 'w'], ['redirect', 1]], $pipes);
echo stream_get_contents($pipes[1]), proc_close($process), "\n";
?>
--EXPECT--
finally
3
