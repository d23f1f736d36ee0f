--TEST--
write_func gets the body piece by piece and can stop it
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

use Swoole\Coroutine\Http\Client;
cs_with_http_server(function ($request, $response) {
	for ($i = 0; $i < 20; $i++) {
		$response->write(str_repeat(chr(97 + $i), 50000));
	}
}, function ($port) {
	$c = new Client('127.0.0.1', $port);
	$hash = hash_init('md5');
	$c->set(['write_func' => function ($client, $piece) use ($hash) {
		Swoole\Coroutine::sleep(0.001);
		hash_update($hash, $piece);
	}]);
	$expected = md5(implode('', array_map(fn ($i) => str_repeat(chr(97 + $i), 50000), range(0, 19))));
	var_dump($c->get('/'), $c->body, hash_final($hash) === $expected);
	$c->set(['write_func' => fn ($client, $piece) => false]);
	echo cs_failed($c->get('/'), $c), "\n";
	$c->set(['write_func' => fn ($client, $piece) => throw new Exception("stop at $client->statusCode")]);
	try {
		$c->get('/');
	} catch (Exception $e) {
		echo $e->getMessage(), "\n";
	}
});
?>
--EXPECT--
bool(true)
string(0) ""
bool(true)
false SOCKET_ECANCELED
stop at 200
