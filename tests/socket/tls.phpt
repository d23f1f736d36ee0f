--TEST--
TLS by setProtocol(): handshake, echo, large data both ways at once, peek, the end
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

require __DIR__ . '/../include/peer.inc';
use Swoole\Coroutine;
use Swoole\Coroutine\Socket;
$pem = cs_certificate();
Coroutine\run(function () use ($pem) {
	$log = new Coroutine\Channel(10);
	$port = cs_serve(function ($s, $listener) use ($log) {
		$log->push(['handshake', $s->sslHandshake()]);
		$listener->close();
		$log->push([$s->recvLine(), $s->sendAll('pong')]);
		$writer = Coroutine::create(fn () => $log->push(['sent', $s->sendAll(str_repeat('s', 2000000))]));
		$got = strlen($s->recvAll(2000000));
		Coroutine::join([$writer]);
		$log->push(['received', $got, $s->recv()]);
	}, ['open_ssl' => true, 'ssl_cert_file' => $pem, 'ssl_key_file' => $pem]);
	$c = new Socket(AF_INET, SOCK_STREAM, 0);
	$c->setProtocol(['open_ssl' => true, 'ssl_verify_peer' => true, 'ssl_cafile' => $pem, 'ssl_host_name' => 'localhost']);
	var_dump($c->connect('127.0.0.1', $port, CS_DEADLINE), $c->peek(), $c->send("ping\n"), $c->recvAll(4));
	$reader = Coroutine::create(fn () => $log->push(['client received', strlen($c->recvAll(2000000))]));
	var_dump($c->sendAll(str_repeat('c', 2000000)));
	Coroutine::join([$reader]);
	var_dump($c->shutdown(1));
	$lines = [];
	while (count($lines) < 5) {
		$lines[] = json_encode($log->pop(CS_DEADLINE));
	}
	sort($lines);
	echo implode("\n", $lines), "\n";
});
?>
--EXPECT--
bool(true)
bool(false)
int(5)
string(4) "pong"
int(2000000)
bool(true)
["client received",2000000]
["handshake",true]
["ping\n",4]
["received",2000000,""]
["sent",2000000]
