--TEST--
TLS on a plain port: onConnect after the handshake, framing, send() from another worker, and a plain port beside it
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; require __DIR__ . '/../include/tls.inc'; skip_without_tls(); ?>
--FILE--
<?php
require __DIR__ . '/../include/tls.inc';

$certs = cs_certs();
$certs->make('server', 'localhost');
foreach (CS_MODES as $name => $mode) {
	$log = new CsLog;
	$server = cs_spawn(function (callable $ready) use ($certs, $mode, $log) {
		$server = new Swoole\Server('127.0.0.1', 0, $mode);
		$server->set(['worker_num' => 2, 'log_level' => SWOOLE_LOG_NONE, 'open_eof_split' => true, 'package_eof' => "\n"]);
		$port = $server->listen('127.0.0.1', 0, SWOOLE_SOCK_TCP | SWOOLE_SSL);
		$port->set($certs->settings() + ['open_eof_split' => true, 'package_eof' => "\n"]);
		$server->on('connect', fn ($server, $fd) => $log->say('connect'));
		$server->on('close', fn ($server, $fd) => $log->say('close'));
		$server->on('receive', function ($server, $fd, $id, $data) {
			$server->sendMessage([$fd, strtoupper($data)], 1 - $id);
		});
		$server->on('pipeMessage', fn ($server, $from, $message) => $server->send(...$message));
		$ready([$server->port, $port->port, $server->ssl, $port->ssl]);
		$server->start();
	});
	[$plain, $secure, $a, $b] = $server->data;
	$conn = cs_tls_connect($secure, $certs)->write("hel")->write("lo\nworld\n");
	echo $name, ' ', json_encode([$a, $b]), ' ', strtr($conn->read(12), "\n", ' ');
	echo cs_connect($plain)->write("plain\n")->readTo("\n");
	$conn->close();
	/* A connection without a handshake is no event. */
	cs_raw($secure, "nonsense");
	echo implode(' ', $log->take(4)), "\n";
	$server->stop();
}
?>
--EXPECT--
base [false,true] HELLO WORLD PLAIN
close close connect connect
process [false,true] HELLO WORLD PLAIN
close close connect connect
