--TEST--
A wrong setting is an error that names it, its value and what is wanted
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$server = new Swoole\Server('127.0.0.1', 0);
foreach ([['worker_num' => 0], ['worker_num' => 'many'], ['max_connection' => -1], ['dispatch_mode' => 11],
	['pid_file' => 5], ['package_length_type' => 'x'], ['package_eof' => 'much too long'], ['package_length_func' => 'nothing'],
	['max_wait_time' => []]] as $settings) {
	try {
		$server->set($settings);
		echo "no error\n";
	} catch (Swoole\Exception $e) {
		echo $e->getMessage(), "\n";
	}
}
$server->set(['no_such_setting' => 1]);
?>
--EXPECTF--
Swoole\Server: the option 'worker_num' must be a number of processes from 1 to 1000; 0 given
Swoole\Server: the option 'worker_num' must be a number of processes from 1 to 1000; 'many' given
Swoole\Server: the option 'max_connection' must be a number from 1 to 10000000; -1 given
Swoole\Server: the option 'dispatch_mode' must be a number from 1 to 10; 11 given
Swoole\Server: the option 'pid_file' must be a path; 5 given
Swoole\Server: the option 'package_length_type' must be one of pack()'s letters c C s S n v l L N V q Q J P; 'x' given
Swoole\Server: the option 'package_eof' must be a string of 1 to 8 bytes; 'much too long' given
Swoole\Server: the option 'package_length_func' must be callable; 'nothing' given
Swoole\Server: the option 'max_wait_time' must be a number of seconds, 0 for no limit; an array given

Warning: %sno_such_setting%s in %s on line %d
