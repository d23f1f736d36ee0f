--TEST--
Requests to nginx: files, gzip, ranges, keep-alive, 404, redirects
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); skip_without_program('nginx'); ?>
--FILE--
<?php
require __DIR__ . '/peers.inc';

use Swoole\Coroutine\Http\Client;
$path = cs_nginx('location /moved { return 302 http://example.org/; } location /close { keepalive_timeout 0; return 200 bye; }');
Swoole\Coroutine\run(function () use ($path) {
	$c = new Client("unix:$path");
	var_dump($c->get('/file.txt'), strlen($c->body), $c->headers['content-encoding'], $c->headers['server'] !== '');
	$socket = $c->socket;
	$c->setHeaders(['Range' => 'bytes=11-21', 'Accept-Encoding' => 'identity']);
	var_dump($c->get('/file.txt'), $c->statusCode, $c->body);
	$c->setHeaders([]);
	var_dump($c->get('/none'), $c->statusCode, $c->get('/moved'), $c->statusCode, $c->headers['location']);
	$c->setMethod('HEAD');
	var_dump($c->execute('/file.txt'), $c->statusCode, $c->body, $c->socket === $socket);
	var_dump($c->download('/file.txt', "$path.copy"), md5_file("$path.copy") === md5_file(dirname($path) . '/file.txt'));
	var_dump($c->get('/close'), $c->body, $c->connected);
	$c->setMethod('TRACE');
	var_dump($c->execute('/'), $c->statusCode);
});
?>
--EXPECT--
bool(true)
int(110000)
string(4) "gzip"
bool(true)
bool(true)
int(206)
string(11) "0123456789
"
bool(true)
int(404)
bool(true)
int(302)
string(19) "http://example.org/"
bool(true)
int(200)
string(0) ""
bool(true)
bool(true)
bool(true)
bool(true)
string(3) "bye"
bool(false)
bool(true)
int(405)
