--TEST--
Port::set(): the settings of the whole server may be among a port's, as frameworks pass them; unknown ones are in the log
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$settings = ['worker_num' => 2, 'task_worker_num' => 3, 'enable_coroutine' => true, 'max_request' => 5, 'max_coroutine' => 100,
	'pid_file' => '/nowhere/pid', 'log_file' => '/nowhere/log', 'hook_flags' => SWOOLE_HOOK_ALL, 'reload_async' => true,
	'dispatch_func' => 'strlen', 'log_date_format' => '%Y', 'task_tmpdir' => null, 'package_max_length' => 1 << 20];
$server = new Swoole\Http\Server('127.0.0.1', 0);
$server->set(['worker_num' => 1]);
$port = $server->listen('127.0.0.1', 0, SWOOLE_SOCK_TCP);
$port->set($settings);
echo 'workers: ', $server->setting['worker_num'], ', a packet of the port: ', $port->setting['package_max_length'], "\n";
$port->set(['no_such_setting' => 1]);
?>
--EXPECTF--
workers: 1, a packet of the port: 1048576
[%s #%d] WARNING: Swoole\Server\Port: the option 'no_such_setting' is unknown or not supported by this version: it has no effect
