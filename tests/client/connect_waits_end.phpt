--TEST--
Every client's wait for a connection, a TLS handshake and an answer ends by time, cancel and close; a second coroutine is an Error
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
skip_without('sockets');
if (!defined('SWOOLE_SSL') || !class_exists('Swoole\Coroutine\Http2\Client')) skip('built without TLS or HTTP/2');
?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';
use Swoole\Coroutine;
use Swoole\Http2\Request;

set_error_handler(fn () => true);
Coroutine\run(function () {
	/* Takes connections and says nothing: what waits is the handshake, or the answer of a proxy, or the answer. */
	$listener = cs_listener();
	$held = [];
	go(function () use ($listener, &$held) {
		while ($held[] = $listener->accept(-1)) {
		}
	});
	$port = cs_port($listener);
	$proxies = [
		'SOCKS' => ['socks5_host' => '127.0.0.1', 'socks5_port' => $port],
		'proxy' => ['http_proxy_host' => '127.0.0.1', 'http_proxy_port' => $port],
	];
	$kinds = [];
	foreach (['TLS' => [SWOOLE_SSL, []], 'SOCKS' => [0, $proxies['SOCKS']], 'proxy' => [0, $proxies['proxy']]] as $what => [$flag, $set]) {
		$kinds["Client, $what"] = [function () use ($flag, $set) {
			$c = new Coroutine\Client(SWOOLE_SOCK_TCP | $flag);
			$c->set($set);
			return $c;
		}, fn ($c, $time) => $c->connect('127.0.0.1', $port, $time)];
		$kinds["Http\\Client, $what"] = [function () use ($flag, $set, $port) {
			$c = new Coroutine\Http\Client('127.0.0.1', $port, $flag !== 0 || isset($set['http_proxy_host']));
			$c->set($set);
			return $c;
		}, fn ($c, $time) => $c->set(['timeout' => $time]) && $c->get('/')];
		$kinds["Http2\\Client, $what"] = [function () use ($flag, $set, $port) {
			$c = new Coroutine\Http2\Client('127.0.0.1', $port, $flag !== 0);
			$c->set($set);
			return $c;
		}, fn ($c, $time) => $c->set(['timeout' => $time]) && $c->connect()];
	}
	$kinds['Http\Client, answer'] = [fn () => new Coroutine\Http\Client('127.0.0.1', $port),
		fn ($c, $time) => $c->set(['timeout' => $time]) && $c->get('/')];
	$kinds['Http\Client, upgrade'] = [fn () => new Coroutine\Http\Client('127.0.0.1', $port),
		fn ($c, $time) => $c->set(['timeout' => $time]) && $c->upgrade('/')];
	$kinds['Http\Client, download'] = [fn () => new Coroutine\Http\Client('127.0.0.1', $port),
		fn ($c, $time) => $c->set(['timeout' => $time]) && $c->download('/', '/dev/null')];
	$kinds['Http\Client, large body'] = [fn () => new Coroutine\Http\Client('127.0.0.1', $port),
		fn ($c, $time) => $c->set(['timeout' => $time]) && $c->post('/', str_repeat('x', 20 << 20))];
	$kinds['Http2\Client, answer'] = [function () use ($port) {
		$c = new Coroutine\Http2\Client('127.0.0.1', $port);
		$c->connect();
		$c->send(new Request);
		return $c;
	}, fn ($c, $time) => $c->recv($time)];
	foreach ($kinds as $name => [$make, $call]) {
		$c = $make();
		$outcomes = [cs_failed($call($c, 0.02), $c)];
		foreach (['cancel', 'close'] as $how) {
			$c = $make();
			$outcome = 'nothing';
			$before = count($held);
			$waiter = go(function () use ($call, $c, &$outcome) {
				$outcome = cs_failed($call($c, 60), $c);
			});
			while (count($held) === $before && !str_contains($name, 'Http2\Client, answer')) {
				Coroutine::sleep(0.001);
			}
			if ($how === 'close') {
				try {
					$outcomes[] = 'second: ' . cs_failed($call($c, 0.02), $c);
				} catch (Swoole\Error $error) {
					$outcomes[] = $error->getCode() === SWOOLE_ERROR_CO_HAS_BEEN_BOUND ? 'one at a time' : $error->getMessage();
				}
			}
			$how === 'cancel' ? Coroutine::cancel($waiter) : $c->close();
			Coroutine::join([$waiter], 10);
			$outcomes[] = $outcome;
		}
		echo "$name: ", implode(', ', $outcomes), "\n";
	}
	$listener->close();
});
?>
--EXPECT--
Client, TLS: false SOCKET_ETIMEDOUT, false SOCKET_ECANCELED, second: false SOCKET_EISCONN, false SOCKET_ECANCELED
Http\Client, TLS: false SOCKET_ETIMEDOUT, false SOCKET_ECANCELED, one at a time, false SOCKET_ECANCELED
Http2\Client, TLS: false SOCKET_ETIMEDOUT, false SOCKET_ECANCELED, one at a time, false SOCKET_ECANCELED
Client, SOCKS: false SOCKET_ETIMEDOUT, false SOCKET_ECANCELED, second: false SOCKET_EISCONN, false SOCKET_ECANCELED
Http\Client, SOCKS: false SOCKET_ETIMEDOUT, false SOCKET_ECANCELED, one at a time, false SOCKET_ECANCELED
Http2\Client, SOCKS: false SOCKET_ETIMEDOUT, false SOCKET_ECANCELED, one at a time, false SOCKET_ECANCELED
Client, proxy: false SOCKET_ETIMEDOUT, false SOCKET_ECANCELED, second: false SOCKET_EISCONN, false SOCKET_ECANCELED
Http\Client, proxy: false SOCKET_ETIMEDOUT, false SOCKET_ECANCELED, one at a time, false SOCKET_ECANCELED
Http2\Client, proxy: false SOCKET_ETIMEDOUT, false SOCKET_ECANCELED, one at a time, false SOCKET_ECANCELED
Http\Client, answer: false SOCKET_ETIMEDOUT, false SOCKET_ECANCELED, one at a time, false SOCKET_ECANCELED
Http\Client, upgrade: false SOCKET_ETIMEDOUT, false SOCKET_ECANCELED, one at a time, false SOCKET_ECANCELED
Http\Client, download: false SOCKET_ETIMEDOUT, false SOCKET_ECANCELED, one at a time, false SOCKET_ECANCELED
Http\Client, large body: false SOCKET_ETIMEDOUT, false SOCKET_ECANCELED, one at a time, false SOCKET_ECANCELED
Http2\Client, answer: false SOCKET_ETIMEDOUT, false SOCKET_ECANCELED, one at a time, false SOCKET_ECANCELED
