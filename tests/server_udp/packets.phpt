--TEST--
Datagrams come to onPacket and go by sendto(), over IPv4, IPv6 and unix sockets
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$server = cs_plain_server(function ($server) {
	$server->on('packet', fn ($server, $data, $from) => $server->sendto($from['address'], $from['port'], strtoupper($data) . ' ' . count($from)));
}, ['worker_num' => 2], SWOOLE_PROCESS, SWOOLE_SOCK_UDP);
$socket = stream_socket_client("udp://127.0.0.1:$server->port");
stream_set_timeout($socket, 5);
fwrite($socket, 'hello');
echo fread($socket, 100), "\n";
$server->stop();
$server = cs_plain_server(function ($server) {
	$server->on('packet', fn ($server, $data, $from) => $server->sendto($from['address'], $from['port'], "six $data"));
}, ['worker_num' => 1], SWOOLE_BASE, SWOOLE_SOCK_UDP6, '::1');
$socket = stream_socket_client("udp://[::1]:$server->port");
stream_set_timeout($socket, 5);
fwrite($socket, 'x');
echo fread($socket, 100), "\n";
$server->stop();
$log = new CsLog;
$path = sys_get_temp_dir() . '/cs-' . getmypid() . '.dgram';
$server = cs_plain_server(function ($server) use ($log) {
	$server->on('packet', fn ($server, $data, $from) => $log->say("unix $data"));
}, ['worker_num' => 1], SWOOLE_BASE, SWOOLE_SOCK_UNIX_DGRAM, $path);
fwrite(stream_socket_client("udg://$path"), 'y');
echo implode($log->take(1)), "\n";
$server->stop();
var_dump(file_exists($path));
?>
--EXPECT--
HELLO 5
six x
unix y
bool(false)
