--TEST--
Datagrams are counted when they come and when they are handled, and max_request counts them
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$server = cs_plain_server(function ($server) {
	$server->on('packet', function ($server, $data, $from) {
		$server->sendto($from['address'], $from['port'], json_encode([getmypid()] + $server->stats()));
	});
}, ['worker_num' => 2, 'max_request' => 10, 'max_request_grace' => 1], SWOOLE_PROCESS, SWOOLE_SOCK_UDP);
$socket = stream_socket_client("udp://127.0.0.1:$server->port");
stream_set_timeout($socket, (int) CS_DEADLINE);
$pids = [];
$ask = function () use ($socket, &$pids) {
	fwrite($socket, 'x');
	$stats = json_decode(fread($socket, 65536), true);
	$pids[$stats[0]] = true;
	return $stats;
};
for ($i = 1; $i <= 100; $i++) {
	$stats = $ask();
	/* The one before is counted behind its answer: it may have gone to the other worker. */
	if ($stats['request_count'] !== $i || $stats['response_count'] < $i - 2 || $stats['concurrency'] > 2) {
		echo json_encode($stats), "\n";
	}
}
cs_until(function () use ($ask, &$pids) {
	return $ask() && count($pids) > 3;
}, 'new workers');
echo "replaced\n";
?>
--EXPECT--
replaced
