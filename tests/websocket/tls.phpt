--TEST--
WebSocket over TLS: both servers and modes; a reload closes such connections with 1012
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; require __DIR__ . '/../include/tls.inc'; skip_without_tls(); ?>
--FILE--
<?php
require __DIR__ . '/../include/websocket.inc';
require __DIR__ . '/../include/tls.inc';
$certs = cs_certs();
$certs->settings();
foreach (CS_MODES as $name => $mode) {
	$server = cs_spawn(function ($ready) use ($certs, $mode) {
		$server = new Swoole\WebSocket\Server('127.0.0.1', 0, $mode, SWOOLE_SOCK_TCP | SWOOLE_SSL);
		$server->set($certs->settings() + ['worker_num' => 2, 'log_level' => SWOOLE_LOG_NONE, 'socket_buffer_size' => 65536]);
		$server->on('message', fn ($server, $frame) => $server->push($frame->fd, $frame->data));
		$ready($server->port);
		$server->start();
	});
	use_it($name, $server->port, $certs);
	$ws = new CsWs(cs_tls_connect($server->port, $certs));
	$ws->text('before')->message();
	posix_kill($server->pid, SIGUSR1);
	echo 'reload: ', $ws->rest();
	/* The second worker has still to be replaced. */
	cs_until(fn () => (new CsWs(cs_tls_connect($server->port, $certs)))->text('after')->next() === 'text after', 'a new worker');
	echo "; after\n";
	$server->stop();
}
$port = cs_server(function ($ready) use ($certs) {
	Co\run(function () use ($ready, $certs) {
		$server = new Swoole\Coroutine\Http\Server('127.0.0.1', 0, true);
		$server->set($certs->settings() + ['socket_buffer_size' => 65536]);
		$server->handle('/', function ($request, $response) {
			$response->upgrade();
			while ($frame = $response->recv()) {
				$response->push($frame->data);
			}
		});
		$ready($server->port);
		$server->start();
	});
});
use_it('coroutine', $port, $certs);

function use_it(string $name, int $port, CsCerts $certs): void
{
	$ws = new CsWs(cs_tls_connect($port, $certs));
	$same = 0;
	/* Many at once, so that the server has to hold some back. */
	for ($i = 0; $i < 40; $i++) {
		$ws->text($text[$i] = str_repeat(chr(65 + $i), $i * 1000));
	}
	for ($i = 0; $i < 40; $i++) {
		$same += $ws->message() === $text[$i];
	}
	echo "$name: $same came back, ", $ws->write(cs_ws_close(1000))->next(), "\n";
}
?>
--EXPECT--
base: 40 came back, close 1000
reload: close 1012, end; after
process: 40 came back, close 1000
reload: close 1012, end; after
coroutine: 40 came back, close 1000
