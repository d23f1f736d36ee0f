--TEST--
Stream hooks: cancel() ends reads, writes, accepts, selects and TLS handshakes
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

function canceled(string $what, callable $wait): void
{
	$cid = go(function () use ($what, $wait) {
		$result = @$wait();
		echo $what, ': ', json_encode($result), ' ', json_encode(Swoole\Coroutine::isCanceled()), "\n";
	});
	Swoole\Coroutine::cancel($cid);
	Swoole\Coroutine::join([$cid]);
}

Swoole\Coroutine\run(function () {
	[$a, $b] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
	$listen = stream_socket_server('tcp://127.0.0.1:0');
	$udp = stream_socket_server('udp://127.0.0.1:0', $code, $message, STREAM_SERVER_BIND);
	$address = stream_socket_get_name($listen, false);
	canceled('fread', fn () => fread($a, 10));
	canceled('fgets', fn () => fgets($a));
	canceled('recvfrom', fn () => stream_socket_recvfrom($udp, 10));
	canceled('accept', fn () => stream_socket_accept($listen, 100));
	canceled('select', function () use ($a) {
		$r = [$a];
		return [stream_select($r, $w, $e, 100), $r];
	});
	canceled('tls', fn () => stream_socket_client("tls://$address", $code, $message, 100));
	canceled('fwrite', fn () => fwrite($a, str_repeat('x', 4000000)) < 4000000);
	fwrite($b, 'usable');
	echo fread($a, 6), "\n";
});
?>
--EXPECT--
fread: false true
fgets: false true
recvfrom: false true
accept: false true
select: [0,[]] true
tls: false true
fwrite: true true
usable
