--TEST--
Clients: the end of the script frees the socket of an open TLS connection before the client that has it
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('openssl'); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/tls.inc';

use Swoole\Coroutine;
$ssl = cs_certs()->settings('server', 'localhost');
gc_disable();
Coroutine\run(function () use ($ssl) {
	$listener = new Coroutine\Socket(AF_INET, SOCK_STREAM, 0);
	$listener->bind('127.0.0.1', 0);
	$listener->listen();
	/* A cycle that is older than the socket: the engine empties the newest object first. */
	foreach ([Coroutine\Http\Client::class, Coroutine\Client::class, Coroutine\Http2\Client::class] as $class) {
		$cycle = new stdClass;
		$cycle->self = $cycle;
		$cycle->client = $class === Coroutine\Client::class ? new $class(SWOOLE_SOCK_TCP | SWOOLE_SSL)
			: new $class('127.0.0.1', $listener->getsockname()['port'], true);
		Coroutine::create(function () use ($listener, $ssl, $class) {
			$peer = $listener->accept(CS_DEADLINE);
			$peer->setProtocol(['open_ssl' => true] + $ssl);
			$peer->sslHandshake();
			if ($class === Coroutine\Http\Client::class) {
				$peer->recv();
				$peer->sendAll("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok");
			}
		});
		var_dump(match ($class) {
			Coroutine\Http\Client::class => $cycle->client->get('/'),
			Coroutine\Client::class => $cycle->client->connect('127.0.0.1', $listener->getsockname()['port'], CS_DEADLINE),
			default => $cycle->client->connect(),
		});
	}
});
?>
--EXPECT--
bool(true)
bool(true)
bool(true)
