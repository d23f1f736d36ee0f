--TEST--
Coroutine\Client: SOCKS 5 and HTTP proxies, with and without a password; refusals
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

use Swoole\Coroutine\Client;
Swoole\Coroutine\run(function () {
	$port = cs_serve(fn ($s) => $s->sendAll('through ' . $s->recv()));
	foreach (['socks5', 'http'] as $kind) {
		$name = $kind === 'http' ? 'http_proxy' : 'socks5';
		foreach ([false, true] as $auth) {
			$log = [];
			$proxy = ["{$name}_host" => '127.0.0.1', "{$name}_port" => cs_proxy($kind, $auth, $log)];
			$login = $auth ? ["{$name}_username" => 'user', "{$name}_password" => 'secret'] : [];
			foreach (['127.0.0.1', 'localhost'] as $host) {
				$c = new Client(SWOOLE_SOCK_TCP);
				$c->set($proxy + $login);
				echo json_encode([$c->connect($host, $port, CS_DEADLINE), $c->send('proxy'), $c->recv(), $log]), "\n";
			}
			$c = new Client(SWOOLE_SOCK_TCP);
			$c->set($auth ? $proxy + ["{$name}_username" => 'user', "{$name}_password" => 'wrong'] : $proxy);
			echo cs_failed($c->connect('127.0.0.1', $auth ? $port : 1, CS_DEADLINE), $c), "\n";
		}
	}
	exit;
});
?>
--EXPECT--
[true,5,"through proxy",["127.0.0.1"]]
[true,5,"through proxy",["127.0.0.1","localhost"]]
false SWOOLE_ERROR_SOCKS5_CONNECT_FAILED
[true,5,"through proxy",["127.0.0.1"]]
[true,5,"through proxy",["127.0.0.1","localhost"]]
false SWOOLE_ERROR_SOCKS5_AUTH_FAILED
[true,5,"through proxy",["127.0.0.1"]]
[true,5,"through proxy",["127.0.0.1","localhost"]]
false SWOOLE_ERROR_HTTP_PROXY_HANDSHAKE_FAILED
[true,5,"through proxy",["127.0.0.1"]]
[true,5,"through proxy",["127.0.0.1","localhost"]]
false SWOOLE_ERROR_HTTP_PROXY_HANDSHAKE_FAILED
