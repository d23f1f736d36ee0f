--TEST--
TLS: plain HTTP is told so, nonsense and silence are ended, a handshake byte by byte is done
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; require __DIR__ . '/../include/tls.inc'; skip_without_tls(); ?>
--FILE--
<?php
require __DIR__ . '/../include/tls.inc';

$certs = cs_certs();
$server = cs_tls_server($certs, fn ($s) => $s->on('request', fn ($q, $r) => $r->end('x')),
	['ssl_handshake_timeout' => 0.3 * CS_SLOW]);
echo strtok(cs_raw($server->port, "GET / HTTP/1.1\r\nHost: a\r\n\r\n"), "\r"), "\n";
foreach (["\x16\x03\x01\x00\x05hello", "nonsense\r\n\r\n", str_repeat("\0", 100000)] as $bytes) {
	$answer = cs_raw($server->port, $bytes);
	echo strlen($answer) < 10 ? "ended\n" : bin2hex($answer) . "\n";
}
/* Nothing, and half a record. */
foreach (['', "\x16\x03\x01\x02\x00\x01"] as $bytes) {
	var_dump(cs_connect($server->port)->write($bytes)->closed());
}
/* A client behind a relay that passes on single bytes. */
$relay = stream_socket_server('tcp://127.0.0.1:0');
$port = (int) substr(strrchr(stream_socket_get_name($relay, false), ':'), 1);
$child = pcntl_fork();
if ($child === 0) {
	$a = stream_socket_accept($relay);
	$b = stream_socket_client("tcp://127.0.0.1:$server->port");
	while (true) {
		$read = [$a, $b];
		$write = $except = null;
		stream_select($read, $write, $except, null);
		foreach ($read as $from) {
			$bytes = fread($from, 8192);
			if ($bytes === '') {
				posix_kill(getmypid(), SIGKILL);
			}
			foreach (str_split($bytes) as $byte) {
				fwrite($from === $a ? $b : $a, $byte);
			}
		}
	}
}
$conn = cs_tls_connect($port, $certs);
echo $conn->request('GET', '/')->body, "\n";
$conn->close();
pcntl_waitpid($child, $status);
echo cs_tls_connect($server->port, $certs)->request('GET', '/')->body, "\n";
?>
--EXPECT--
HTTP/1.1 400 Bad Request
ended
ended
ended
bool(true)
bool(true)
x
x
