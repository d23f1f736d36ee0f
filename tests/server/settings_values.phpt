--TEST--
Each setting says no to a value that it cannot use: other types, fractions, numbers too large, words that are no answer
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$server = new Swoole\Server('127.0.0.1', 0);
$wrong = [
	'max_request' => [INF, 1e30, 1.5, '5x', 'abc', [], new stdClass, "1\0"],
	'enable_coroutine' => ['abc', [], [1], new stdClass, NAN, STDIN],
	'open_eof_check' => ['maybe', []],
	'open_http_protocol' => [[]],
	'max_wait_time' => ['abc', 'x', NAN, INF, STDIN],
	'heartbeat_idle_time' => ['abc', [1], 1e30, new stdClass],
	'package_length_offset' => ['abc', [], -1, 1.5, 65536],
	'cpu_affinity_ignore' => [['x'], [[]], [1.5]],
	'ssl_protocols' => ['abc', 1e30],
	'ssl_sni_certs' => [['a.example' => ['ssl_cert_file' => 'cert.pem', 'ssl_key_file' => 5]]],
	'log_date_format' => ["%Y\0%m"],
	'process_title' => ["a\0b", ''],
	'socket_timeout' => ['soon', NAN],
	'package_eof' => [str_repeat('x', 1000)],
];
foreach ($wrong as $name => $values) {
	foreach ($values as $value) {
		try {
			$server->set([$name => $value]);
			echo "$name takes ", json_encode($value), "\n";
		} catch (Swoole\Exception $e) {
			if (!preg_match("/^Swoole.Server: the option '$name' must be .{4,}; .{2,160} given$/", $e->getMessage())) {
				echo $e->getMessage(), "\n";
			}
		}
	}
}
$show = function (array $settings) use ($server) {
	try {
		$server->set($settings);
	} catch (Swoole\Exception $e) {
		echo $e->getMessage(), "\n";
	}
};
$show(['worker_num' => '0']);
$show(['worker_num' => 0]);
$show(['worker_num' => 1.5]);
$show(['daemonize' => "of\0f"]);
$show(['daemonize' => STDIN]);
$show(['pid_file' => $server]);
/* What PHP takes for the same is taken. */
foreach ([['worker_num' => '2'], ['worker_num' => 2.0], ['worker_num' => '1e1'], ['worker_num' => null], ['worker_num' => true],
	['daemonize' => 'false'], ['daemonize' => 'Off'], ['daemonize' => 0], ['daemonize' => ''], ['daemonize' => '0'],
	['enable_coroutine' => 'yes'], ['enable_coroutine' => 1], ['max_wait_time' => '1.5'], ['max_wait_time' => -1]] as $settings) {
	$server->set($settings);
}
$server->set(['worker_num', 'package_max_length' => 4096]);
$server->set(['open_length_check' => true]);
$server->set(['open_eof_split' => true, 'open_eof_check' => true]);
$udp = $server->listen('127.0.0.1', 0, SWOOLE_SOCK_UDP);
$udp->set(['open_http_protocol' => true, 'package_max_length' => null]);
?>
--EXPECTF--
Swoole\Server: the option 'worker_num' must be a number of processes from 1 to 1000; '0' given
Swoole\Server: the option 'worker_num' must be a number of processes from 1 to 1000; 0 given
Swoole\Server: the option 'worker_num' must be a number of processes from 1 to 1000; 1.5 given
Swoole\Server: the option 'daemonize' must be true or false; 'of\x00f' given
Swoole\Server: the option 'daemonize' must be true or false; a resource given
Swoole\Server: the option 'pid_file' must be a path; an object of class Swoole\Server given

Warning: Swoole\Server::set(): the option '' is no name: settings are named, an array like ['worker_num' => 2] is wanted in %s on line %d

Warning: Swoole\Server::set(): the option 'open_eof_split' takes the place of another that was on: a connection is cut into packets in one way only in %s on line %d

Warning: Swoole\Server\Port::set(): the option 'open_http_protocol' is not supported by a datagram port; only false is in %s on line %d
