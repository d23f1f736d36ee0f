--TEST--
A unix socket as the host
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

use Swoole\Coroutine\Http\Client;
$path = cs_temp_dir() . '/s';
Swoole\Coroutine\run(function () use ($path) {
	$listener = cs_listener($path);
	Swoole\Coroutine::create(function () use ($listener) {
		while ($s = $listener->accept()) {
			preg_match('/Host: (.*)\r/', $s->recv(), $m);
			$s->sendAll(cs_reply("host $m[1]"));
		}
	});
	foreach (["unix:$path", "unix:/$path", "unix://$path"] as $host) {
		$c = new Client($host);
		var_dump($c->get('/'), $c->body);
	}
	exit;
});
?>
--EXPECT--
bool(true)
string(14) "host localhost"
bool(true)
string(14) "host localhost"
bool(true)
string(14) "host localhost"
