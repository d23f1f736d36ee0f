--TEST--
getClientInfo() of an HTTP connection tells when bytes last came and went, to every process
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$server = cs_process_server(function ($server) {
	$server->on('request', function ($request, $response) use ($server) {
		$times = fn (int $fd) => array_map(fn ($key) => $server->getClientInfo($fd)[$key],
			['connect_time', 'last_recv_time', 'last_dispatch_time', 'last_send_time']);
		$query = $request->server['query_string'] ?? '';
		$response->end(json_encode([$request->fd, $times($query === '' ? $request->fd : (int) $query), microtime(true)]));
	});
}, ['worker_num' => 2], SWOOLE_PROCESS);
$a = cs_connect($server->port);
[$fd, [$connect, $recv, $dispatch, $send], $now] = json_decode($a->request('GET', '/')->body);
echo 'first: ', json_encode([abs($connect - $now) < 60, $recv > 0 && $recv - $now < 0.1, $dispatch === $recv, $send <= 0]), "\n";
usleep(20000);
[, [, $recv2, , $send2]] = json_decode($a->request('GET', '/')->body);
echo 'second: ', json_encode([$recv2 > $recv, $send2 >= $recv]), "\n";
/* Others see it too, whoever serves them. */
$same = 0;
for ($i = 0; $i < 6; $i++) {
	[, [, $recv3, , $send3]] = json_decode(cs_http_get($server->port, "/?$fd")->body);
	$same += $recv3 == $recv2 && $send3 >= $recv2;
}
echo "seen by others: $same\n";
?>
--EXPECT--
first: [true,true,true,true]
second: [true,true]
seen by others: 6
