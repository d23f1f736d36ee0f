--TEST--
Vectors over TLS, to a slow reader, with time limits, and when the other side ends
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; if (!extension_loaded('openssl')) die('skip needs the extension openssl'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';
require __DIR__ . '/../include/peer.inc';
use Swoole\Coroutine;
use Swoole\Coroutine\Socket;

$pem = cs_certificate();
$parts = array_map(fn ($i) => str_repeat(chr(97 + $i % 26), 997 + $i), range(0, 1999));
$all = strlen(implode('', $parts));
Coroutine\run(function () use ($pem, $parts, $all) {
	foreach ([false, true] as $tls) {
		echo $tls ? "TLS\n" : "plain\n";
		$done = new Coroutine\Channel(1);
		$port = cs_serve(function ($s) use ($parts, $all, $done, $tls) {
			$tls && $s->sslHandshake();
			/* Slowly at first, so that the sender has to wait in the middle of a part. */
			$got = '';
			for ($i = 0; $i < 20; $i++) {
				Coroutine::sleep(0.001);
				$got .= $s->recvAll(1000);
			}
			$got .= $s->recvAll($all - 20000);
			$done->push($got === implode('', $parts));
			$s->writeVectorAll(['one', '', 'two', 'three']);
			$done->push(json_encode($s->readVectorAll([3, 4, 5])));
			$s->close();
		}, $tls ? ['open_ssl' => true, 'ssl_cert_file' => $pem, 'ssl_key_file' => $pem] : []);
		$c = new Socket(AF_INET, SOCK_STREAM, 0);
		$tls && $c->setProtocol(['open_ssl' => true, 'ssl_verify_peer' => true, 'ssl_cafile' => $pem, 'ssl_host_name' => 'localhost']);
		$c->connect('127.0.0.1', $port);
		var_dump($c->writeVectorAll($parts) === $all, $done->pop(CS_DEADLINE), json_encode($c->readVectorAll([1, 5, 5])));
		/* Nothing comes in time. */
		$c->writeVector(['abc', 'de']);
		var_dump($c->readVectorAll([10, 10], 0.01), $c->errCode === SOCKET_ETIMEDOUT, $c->readVector([10], 0.01), $c->errCode === SOCKET_ETIMEDOUT);
		$c->writeVectorAll(['fg', 'hijkl']);
		echo $done->pop(CS_DEADLINE), "\n";
		var_dump($c->readVectorAll([10, 10]), $c->readVector([10]));
	}
	/* A reader that reads nothing: what was written is told. */
	[$a, $b] = cs_socket_pair();
	$sent = $a->writeVectorAll(array_fill(0, 1000, str_repeat('x', 100000)), 0.05);
	var_dump($sent > 0 && $sent < 100000000, $a->errCode === SOCKET_ETIMEDOUT);
	var_dump(strlen($b->recvAll($sent)) === $sent);
	$b->close();
	for ($i = 0; $i < 100 && ($sent = $a->writeVector(['a', 'b'])) !== false; $i++) {
		Coroutine::sleep(0.001);
	}
	var_dump($sent, in_array($a->errCode, [SOCKET_EPIPE, SOCKET_ECONNRESET], true));
});
?>
--EXPECT--
plain
bool(true)
bool(true)
string(21) "["o","netwo","three"]"
bool(false)
bool(true)
bool(false)
bool(true)
["abc","defg","hijkl"]
array(0) {
}
array(0) {
}
TLS
bool(true)
bool(true)
string(21) "["o","netwo","three"]"
bool(false)
bool(true)
bool(false)
bool(true)
["abc","defg","hijkl"]
array(0) {
}
array(0) {
}
bool(true)
bool(true)
bool(true)
bool(false)
bool(true)
