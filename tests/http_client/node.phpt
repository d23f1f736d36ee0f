--TEST--
Requests to node: chunked both ways, trailers, early hints, uploads, slow answers
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); skip_without_program('node'); ?>
--FILE--
<?php
require __DIR__ . '/peers.inc';

use Swoole\Coroutine\Http\Client;
$path = cs_node(<<<'JS'
	require('http').createServer((request, response) => {
		const pieces = [];
		request.on('data', piece => pieces.push(piece)).on('end', () => {
			const body = Buffer.concat(pieces);
			if (request.url === '/chunks') {
				response.writeHead(200, {Trailer: 'X-Sum', 'Set-Cookie': ['a=1', 'b=2']});
				for (let i = 0; i < 100; i++) response.write('piece ' + i + '\n');
				response.addTrailers({'X-Sum': 'x'});
				response.end();
			} else if (request.url === '/hints') {
				response.writeContinue();
				response.writeEarlyHints({link: '</x.css>; rel=preload'}, () => response.end('hinted'));
			} else if (request.url === '/old') {
				response.shouldKeepAlive = false;
				response.useChunkedEncodingByDefault = false;
				response.end('old');
			} else if (request.url === '/slow') {
				setTimeout(() => response.end('slow'), 20);
			} else {
				response.end(JSON.stringify([request.method, request.headers['content-length'], request.headers.host, body.length]));
			}
		});
	}).listen(process.argv[1]);
	JS);
Swoole\Coroutine\run(function () use ($path) {
	$c = new Client("unix:$path");
	$c->setHeaders(['Host' => 'mine']);
	var_dump($c->get('/chunks'), substr_count($c->body, "\n"), $c->set_cookie_headers, isset($c->headers['x-sum']));
	var_dump($c->get('/hints'), $c->body, $c->get('/slow'), $c->body);
	$c->post('/', str_repeat('x', 1000000));
	echo $c->body, "\n";
	$c->addData(str_repeat('y', 500000), 'file');
	$c->post('/', []);
	echo preg_replace('/"\d+"|\d{6,}/', 'N', $c->body), "\n";
	var_dump($c->get('/old'), $c->body, $c->connected);
});
?>
--EXPECT--
bool(true)
int(100)
array(2) {
  [0]=>
  string(3) "a=1"
  [1]=>
  string(3) "b=2"
}
bool(false)
bool(true)
string(6) "hinted"
bool(true)
string(4) "slow"
["POST","1000000","mine",1000000]
["POST",N,"mine",N]
bool(true)
string(3) "old"
bool(false)
