--TEST--
Idle connections end, by themselves and by heartbeat(); protected ones stay
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$server = cs_plain_server(function ($server) {
	$server->on('receive', function ($server, $fd, $reactor, $data) {
		$server->protect($fd, $data === 'protect');
		$server->send($fd, "$fd");
	});
}, ['worker_num' => 1, 'heartbeat_idle_time' => 1]);
$idle = cs_connect($server->port)->write('x');
$idle->read(1);
$protected = cs_connect($server->port)->write('protect');
$protected->read(1);
var_dump($idle->closed());
echo $protected->write('y')->read(1), "\n";
$server->stop();
$server = cs_plain_server(function ($server) {
	$server->on('receive', fn ($server, $fd, $reactor, $data) => $server->send($fd, json_encode($server->heartbeat(false)) . "\n"));
}, ['worker_num' => 1, 'heartbeat_idle_time' => 100]);
echo cs_connect($server->port)->write('x')->readTo("\n");
?>
--EXPECT--
bool(true)
2
[]
