--TEST--
enable_delay_receive: nothing is read before confirm()
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$server = cs_plain_server(function ($server) {
	$server->on('connect', function ($server, $fd) {
		$server->send($fd, "connected\n");
		Swoole\Timer::after(100, fn () => $server->send($fd, "confirm\n") && $server->confirm($fd));
	});
	$server->on('receive', fn ($server, $fd, $reactor, $data) => $server->send($fd, "received $data\n"));
}, ['enable_delay_receive' => true], SWOOLE_PROCESS);
$conn = cs_connect($server->port)->write('x');
echo $conn->readTo("\n"), $conn->readTo("\n"), $conn->readTo("\n");
?>
--EXPECT--
connected
confirm
received x
