--TEST--
open_websocket_protocol on ports, beside plain ones
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/websocket.inc';
/* A plain server with a WebSocket port, an Http\Server with the option, a WebSocket server with a plain port. */
foreach (CS_MODES as $name => $mode) {
	$server = cs_spawn(function ($ready) use ($mode) {
		$server = new Swoole\Server('127.0.0.1', 0, $mode);
		$server->set(['worker_num' => 2, 'log_level' => SWOOLE_LOG_NONE]);
		$server->on('receive', fn ($server, $fd, $id, $data) => $server->send($fd, "plain $data"));
		$port = $server->listen('127.0.0.1', 0, SWOOLE_SOCK_TCP);
		$port->set(['open_websocket_protocol' => true, 'open_http_protocol' => true]);
		$port->on('message', fn ($server, $frame) => $server->send($frame->fd, Swoole\WebSocket\Server::pack("port $frame->data")));
		$port->on('request', fn ($request, $response) => $response->end('http'));
		/* Frameworks register what they have for any port on each of them. */
		$only = $server->listen('127.0.0.1', 0, SWOOLE_SOCK_TCP);
		$only->set(['open_websocket_protocol' => true]);
		$only->on('message', fn ($server, $frame) => $server->send($frame->fd, Swoole\WebSocket\Server::pack("only $frame->data")));
		$only->on('receive', fn ($server, $fd, $id, $data) => $server->send($fd, "received $data"));
		$ready([$server->port, $port->port, $only->port]);
		$server->start();
	});
	[$plain, $web, $only] = $server->data;
	$conn = cs_connect($plain);
	echo "$name: ", $conn->write('x')->read(7), ', ', (new CsWs($web))->text('y')->message(), ', ', cs_http_get($web)->body, ', ',
		(new CsWs($only))->text('z')->message(), "\n";
	$server->stop();
	$server = cs_spawn(function ($ready) use ($mode) {
		$server = new Swoole\WebSocket\Server('127.0.0.1', 0, $mode);
		$server->set(['worker_num' => 2, 'log_level' => SWOOLE_LOG_NONE]);
		$server->on('message', fn ($server, $frame) => $server->push($frame->fd, "main $frame->data"));
		$tcp = $server->listen('127.0.0.1', 0, SWOOLE_SOCK_TCP);
		$tcp->set(['open_websocket_protocol' => false, 'open_http_protocol' => false]);
		$tcp->on('receive', fn ($server, $fd, $id, $data) => $server->send($fd, "tcp $data"));
		$more = $server->listen('127.0.0.1', 0, SWOOLE_SOCK_TCP);
		$http = $server->listen('127.0.0.1', 0, SWOOLE_SOCK_TCP);
		$http->set(['open_websocket_protocol' => false]);
		$http->on('request', fn ($request, $response) => $response->end('only http'));
		$ready([$server->port, $tcp->port, $more->port, $http->port]);
		$server->start();
	});
	[$main, $tcp, $more, $http] = $server->data;
	echo (new CsWs($main))->text('a')->message(), ', ', cs_connect($tcp)->write('b')->read(5), ', ';
	echo (new CsWs($more))->text('c')->message(), ', ', (new CsWs($http))->response->body, "\n";
	$server->stop();
}
$server = new Swoole\WebSocket\Server('127.0.0.1', 0);
try {
	$server->start();
} catch (Swoole\Error $e) {
	echo $e->getMessage(), "\n";
}
?>
--EXPECT--
base: plain x, port y, http, only z
main a, tcp b, main c, only http
process: plain x, port y, http, only z
main a, tcp b, main c, only http
Swoole\WebSocket\Server::start(): the event Message has no callback: register one with on('message', ...)
