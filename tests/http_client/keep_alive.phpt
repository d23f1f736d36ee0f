--TEST--
One connection for several requests; a new one when the server has closed it, or asks for it
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

use Swoole\Coroutine\Http\Client;
Swoole\Coroutine\run(function () {
	$port = cs_fake_http(function ($head, $number, $s) {
		preg_match('~ /(\w*)~', $head, $m);
		if ($m[1] === 'drop') {
			return $number === 4 ? null : cs_reply("after $number");
		}
		if ($m[1] === 'then') {
			$s->sendAll(cs_reply("n$number"));
			return null;
		}
		return cs_reply("n$number", $m[1] === 'close' ? "Connection: close\r\n" : '');
	});
	$c = new Client('127.0.0.1', $port);
	$c->get('/');
	$socket = $c->socket;
	$c->get('/');
	var_dump($c->body, $c->socket === $socket);
	$c->get('/close');
	var_dump($c->body, $c->connected, $c->socket);
	$c->get('/');
	/* Closed while the request was on its way: sent again. */
	var_dump($c->get('/drop'), $c->body);
	$c->get('/then');
	Swoole\Coroutine::sleep(0.005);
	var_dump($c->get('/'), $c->body);
	$c->set(['keep_alive' => false]);
	var_dump($c->get('/'), $c->connected, str_contains($c->getHeaderOut(), "Connection: close\r\n"));
	exit;
});
?>
--EXPECT--
string(2) "n1"
bool(true)
string(2) "n2"
bool(false)
NULL
bool(true)
string(7) "after 5"
bool(true)
string(2) "n7"
bool(true)
bool(false)
bool(true)
