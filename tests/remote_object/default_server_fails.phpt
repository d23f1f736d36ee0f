--TEST--
swoole_init_default_remote_object_server(): a server that cannot start is an exception, and leaves no process
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('pcntl'); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

foreach ([['bootstrap' => __DIR__ . '/no_such_file.php'], ['worker_num' => 1, 'log_level' => 'x']] as $options) {
	swoole_library_set_option('default_remote_object_server_options', $options);
	try {
		swoole_init_default_remote_object_server();
	} catch (Swoole\RemoteObject\Exception $error) {
		echo $error->getMessage(), "\n";
	}
	var_dump(pcntl_waitpid(-1, $status, WNOHANG));
}
?>
--EXPECTF--
Warning: require(%sno_such_file.php): Failed to open stream: No such file or directory in cserve:src/library/RemoteObject/Server.php on line %d
The process for remote objects cannot be started: Failed opening required '%sno_such_file.php' (include_path=%s)
int(-1)
%A
The process for remote objects cannot be started: 
int(-1)
