--TEST--
open_eof_check: what ends with the mark is one packet; a frame too long closes that connection only
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$server = cs_plain_server(function ($server) {
	$server->on('receive', fn ($server, $fd, $reactor, $data) => $server->send($fd, json_encode($data) . "\n"));
}, ['worker_num' => 1, 'open_eof_check' => true, 'package_eof' => ";", 'package_max_length' => 100]);
$other = cs_connect($server->port)->write('x;');
$conn = cs_connect($server->port)->write('a');
$conn->write('b;');
echo $conn->readTo("\n");
$conn->write(str_repeat('y', 200));
var_dump($conn->closed());
echo $other->readTo("\n");
$other->write('z;');
echo $other->readTo("\n");
?>
--EXPECT--
"ab;"
bool(true)
"x;"
"z;"
