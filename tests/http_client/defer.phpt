--TEST--
setDefer(): several requests at once, then their responses
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

use Swoole\Coroutine\Http\Client;
cs_with_http_server(fn ($request, $response) => $response->end($request->server['request_uri']), function ($port) {
	$clients = [];
	for ($i = 0; $i < 3; $i++) {
		$clients[$i] = new Client('127.0.0.1', $port);
		$clients[$i]->setDefer();
		var_dump($clients[$i]->get("/$i"), $clients[$i]->statusCode);
	}
	echo cs_failed($clients[0]->get('/x'), $clients[0]), "\n";
	foreach ($clients as $c) {
		var_dump($c->recv(), $c->body);
	}
	echo cs_failed($clients[0]->recv(), $clients[0]), "\n";
	var_dump($clients[1]->getDefer(), $clients[1]->setDefer(false), $clients[1]->get('/again'), $clients[1]->body);
});
?>
--EXPECT--
bool(true)
int(0)
bool(true)
int(0)
bool(true)
int(0)
false SWOOLE_ERROR_WRONG_OPERATION
bool(true)
string(2) "/0"
bool(true)
string(2) "/1"
bool(true)
string(2) "/2"
false SWOOLE_ERROR_CLIENT_NO_CONNECTION
bool(true)
bool(true)
bool(true)
string(6) "/again"
