--TEST--
pause() stops reading until resume(), also from another worker
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$server = cs_plain_server(function ($server) {
	$server->on('pipeMessage', fn ($server, $src, $fd) => $server->resume($fd));
	$server->on('receive', function ($server, $fd, $reactor, $data) {
		$server->send($fd, $data);
		if ($data === 'a') {
			$server->pause($fd);
			$server->send($fd, 'paused');
			Swoole\Timer::after(100, fn () => $server->sendMessage($fd, 1 - $server->worker_id));
		}
	});
});
$conn = cs_connect($server->port)->write('a');
echo $conn->read(7), "\n";
$conn->write('b');
echo $conn->readFor(0.03) === '' ? 'nothing' : 'something', "\n", $conn->read(1), "\n";
$server->stop();
?>
--EXPECT--
apaused
nothing
b
