--TEST--
Datagrams of any size, up to the largest there is, come and go whole; sendto() works in workers and task workers
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$server = cs_plain_server(function ($server) {
	$server->on('task', fn ($server, $id, $src, $to) => var_export($server->sendto('127.0.0.1', $to, 'from a task worker'), true));
	$server->on('packet', function ($server, $data, $from) {
		if ($data === 'task') {
			$server->taskwait($from['port'], CS_DEADLINE);
		} elseif ($data === 'errors') {
			$results = [@$server->sendto('127.0.0.1', $from['port'], str_repeat('x', 70000)), $server->getLastError() === SOCKET_EMSGSIZE,
				@$server->sendto('no.such..name', 1, 'x'), @$server->sendto('127.0.0.1', 70000, 'x')];
			$server->sendto($from['address'], $from['port'], json_encode($results));
		} else {
			$server->sendto($from['address'], $from['port'], strrev($data), $from['server_socket']);
		}
	});
}, ['worker_num' => 1, 'task_worker_num' => 1], SWOOLE_PROCESS, SWOOLE_SOCK_UDP);
$socket = stream_socket_server('udp://127.0.0.1:0', $code, $message, STREAM_SERVER_BIND);
$exchange = function (string $data) use ($socket, $server) {
	stream_socket_sendto($socket, $data, 0, "127.0.0.1:$server->port");
	$read = [$socket];
	$none = null;
	return stream_select($read, $none, $none, (int) CS_DEADLINE) ? stream_socket_recvfrom($socket, 70000) : 'nothing';
};
foreach ([1, 100, 1472, 1473, 8192, 65000, 65507] as $size) {
	$data = substr(str_repeat('0123456789abcdef', 5000), 0, $size);
	echo $size, $exchange($data) === strrev($data) ? " whole\n" : " broken\n";
}
echo $exchange('task'), "\n", $exchange('errors'), "\n";
/* An empty one is a datagram too. */
$raw = socket_create(AF_INET, SOCK_DGRAM, SOL_UDP);
socket_sendto($raw, '', 0, 0, '127.0.0.1', $server->port);
socket_set_option($raw, SOL_SOCKET, SO_RCVTIMEO, ['sec' => (int) CS_DEADLINE, 'usec' => 0]);
var_dump(socket_recvfrom($raw, $data, 100, 0, $host, $port), $data);
?>
--EXPECT--
1 whole
100 whole
1472 whole
1473 whole
8192 whole
65000 whole
65507 whole
from a task worker
[false,true,false,false]
int(0)
string(0) ""
