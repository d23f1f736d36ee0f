--TEST--
start_session_id numbers connections from there, and begins anew after the last number
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$server = cs_plain_server(function ($server) {
	$server->on('receive', fn ($server, $fd, $reactor, $data) => $server->send($fd, "$fd " . json_encode($server->getClientList()) . "\n"));
}, ['worker_num' => 1, 'start_session_id' => 2147483646]);
$conns = [];
for ($i = 0; $i < 3; $i++) {
	$conns[] = $conn = cs_connect($server->port);
	echo $conn->write('x')->readTo("\n");
}
?>
--EXPECT--
2147483646 [2147483646]
2147483647 [2147483646,2147483647]
1 [1,2147483646,2147483647]
