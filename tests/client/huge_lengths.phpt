--TEST--
Clients: reads of up to PHP_INT_MAX bytes take memory for what comes only
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

require __DIR__ . '/../include/peer.inc';
use Swoole\Client;
use Swoole\Coroutine;
ini_set('memory_limit', '64M');
$address = cs_peer(function ($connection) {
	while (fgets($connection) !== false) {
		fwrite($connection, "hello\n");
	}
});
$port = (int) explode(':', $address)[1];
foreach ([PHP_INT_MAX, 10 ** 9, 0, -1] as $length) {
	$c = new Client(SWOOLE_SOCK_TCP);
	$c->connect('127.0.0.1', $port, CS_DEADLINE);
	$c->send("1\n");
	echo json_encode([$c->recv($length, Client::MSG_PEEK), $c->recv($length)]), ' ';
	if ($length > 0) {
		$c->send("2\n");
		$c->set(['timeout' => 0.05]);
		echo json_encode([$c->recv($length, Client::MSG_WAITALL), $c->recv($length, Client::MSG_OOB)]);
	}
	echo "\n";
}
Coroutine\run(function () use ($port) {
	$c = new Coroutine\Client(SWOOLE_SOCK_TCP);
	$c->connect('127.0.0.1', $port, CS_DEADLINE);
	foreach ([PHP_INT_MAX, 10 ** 9, 0, -1] as $length) {
		$c->send("1\n");
		Coroutine\System::waitEvent($c->exportSocket(), SWOOLE_EVENT_READ);
		echo json_encode([$c->peek($length), $c->recv()]), ' ';
	}
	$s = new Coroutine\Socket(AF_INET, SOCK_DGRAM, 0);
	$s->bind('127.0.0.1');
	$u = new Coroutine\Client(SWOOLE_SOCK_UDP);
	$u->sendto('127.0.0.1', cs_port($s), 'hello');
	$s->recvfrom($peer);
	foreach ([PHP_INT_MAX, 10 ** 9, 0, -1] as $length) {
		$s->sendto('127.0.0.1', $peer['port'], str_repeat('u', 60000));
		echo json_encode(strlen((string) $u->recvfrom($length, $host, $port))), ' ';
	}
	echo "\n";
});
?>
--EXPECT--
["hello\n","hello\n"] ["hello\n",false]
["hello\n","hello\n"] ["hello\n",false]
["hello\n","hello\n"] 
["hello\n","hello\n"] 
["hello\n","hello\n"] ["hello\n","hello\n"] ["hello\n","hello\n"] ["hello\n","hello\n"] 60000 60000 0 0
