--TEST--
download() to a file, also decoded, with an offset; what cannot be written
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

use Swoole\Coroutine\Http\Client;
cs_with_http_server(function ($request, $response) {
	$response->status($request->server['request_uri'] === '/none' ? 404 : 200);
	$response->end(str_repeat('0123456789', 100000));
}, function ($port) {
	$dir = cs_temp_dir();
	$c = new Client('127.0.0.1', $port);
	var_dump($c->download('/', "$dir/f"), $c->body, filesize("$dir/f"), md5_file("$dir/f") === md5(str_repeat('0123456789', 100000)));
	var_dump($c->download('/', "$dir/f", 1000005));
	clearstatcache();
	var_dump(filesize("$dir/f"), substr(file_get_contents("$dir/f"), 999998, 12));
	var_dump($c->download('/none', "$dir/g"), $c->statusCode, strlen($c->body), file_exists("$dir/g"));
	echo cs_failed($c->download('/', "$dir/no/such"), $c), "\n";
	var_dump($c->get('/'), strlen($c->body));
});
?>
--EXPECTF--
bool(true)
string(0) ""
int(1000000)
bool(true)
bool(true)
int(2000005)
string(12) "89%c%c%c%c%c01234"
bool(true)
int(404)
int(1000000)
bool(false)
false SOCKET_ENOENT
bool(true)
int(1000000)
