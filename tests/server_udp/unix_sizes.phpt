--TEST--
Datagrams over unix sockets come whole, also those that are longer than UDP's; one that is too long is dropped with a line in the log
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
if (PHP_OS_FAMILY !== 'Linux') {
	die('skip needs datagrams of 200 KB, and MSG_TRUNC');
}
?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$dir = cs_temp_dir();
$server = cs_plain_server(function ($server) {
	$server->on('packet', fn ($server, $data, $from) => $server->sendto($from['address'], 0, strlen($data) . ' ' . md5($data)));
}, ['worker_num' => 1, 'log_level' => SWOOLE_LOG_WARNING, 'log_file' => "$dir/log"], SWOOLE_PROCESS, SWOOLE_SOCK_UNIX_DGRAM, "$dir/server");
$socket = socket_create(AF_UNIX, SOCK_DGRAM, 0);
socket_bind($socket, "$dir/client");
socket_set_option($socket, SOL_SOCKET, SO_RCVTIMEO, ['sec' => (int) CS_DEADLINE, 'usec' => 0]);
const SO_SNDBUFFORCE = 32;
@socket_set_option($socket, SOL_SOCKET, SO_SNDBUFFORCE, 1 << 20) || @socket_set_option($socket, SOL_SOCKET, SO_SNDBUF, 1 << 20);
foreach ([0, 1, 65536, 65537, 150000] as $size) {
	$data = substr(str_repeat('0123456789abcdef', 10000), 0, $size);
	socket_sendto($socket, $data, $size, 0, "$dir/server");
	socket_recvfrom($socket, $answer, 100, 0, $from);
	echo $size, $answer === $size . ' ' . md5($data) ? " whole\n" : " broken: $answer\n";
}
/* Who may not have such a buffer cannot send one that is too long. */
if (@socket_sendto($socket, str_repeat('x', 300000), 300000, 0, "$dir/server")) {
	socket_sendto($socket, 'next', 4, 0, "$dir/server");
	socket_recvfrom($socket, $answer, 100, 0, $from);
	echo $answer === '4 ' . md5('next') && str_contains(file_get_contents("$dir/log"), 'dropped a datagram of 300000 bytes') ? 'dropped' : $answer, "\n";
} else {
	echo "dropped\n";
}
?>
--EXPECT--
0 whole
1 whole
65536 whole
65537 whole
150000 whole
dropped
