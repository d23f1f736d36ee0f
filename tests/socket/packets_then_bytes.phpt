--TEST--
What recvPacket() has read ahead is there for every other read
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

Swoole\Coroutine\run(function () {
	$calls = [
		'recv' => fn ($s) => $s->recv(),
		'recvAll' => fn ($s) => $s->recvAll(9, 0.5),
		'recvLine' => fn ($s) => $s->recvLine(),
		'recvWithBuffer' => fn ($s) => $s->recvWithBuffer(),
		'peek' => fn ($s) => $s->peek(),
		'readVector' => fn ($s) => $s->readVector([4, 10], 0.5),
		'readVectorAll' => fn ($s) => $s->readVectorAll([4, 5], 0.5),
	];
	foreach ($calls as $name => $call) {
		[$c, $s] = cs_socket_pair();
		$s->setProtocol(['open_eof_check' => true, 'package_eof' => '|']);
		$c->send("one|two|half\n");
		echo "$name: {$s->recvPacket()} ", json_encode($call($s)), "\n";
	}
});
?>
--EXPECT--
recv: one| "two|half\n"
recvAll: one| "two|half\n"
recvLine: one| "two|half\n"
recvWithBuffer: one| "two|half\n"
peek: one| "two|half\n"
readVector: one| ["two|","half\n"]
readVectorAll: one| ["two|","half\n"]
