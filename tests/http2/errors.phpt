--TEST--
HTTP/2: a handler that throws or closes; bytes that are none of HTTP/2; a client that leaves
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; require __DIR__ . '/../include/h2.inc'; skip_without_http2(); ?>
--FILE--
<?php
require __DIR__ . '/../include/h2.inc';

$server = cs_h2_server(function ($server) {
	$ref = WeakReference::create($server);
	$server->on('request', function ($request, $response) use ($ref) {
		switch ($request->server['request_uri']) {
			case '/throw':
				throw new Exception('x');
			case '/late':
				$response->write('x');
				throw new Exception('x');
			case '/close':
				$response->close();
				break;
			case '/connection':
				$ref->get()->close($request->fd);
				$response->end('x');
				break;
			case '/detach':
				$response->detach();
				Swoole\Coroutine::create(function () use ($response) {
					Swoole\Coroutine::sleep(0.05);
					Swoole\Http\Response::create($response->fd)->end('detached');
				});
				break;
			default:
				$response->end('fine');
		}
	});
}, ['worker_num' => 1]);
$h2 = new CsH2($server->port);
foreach (['/throw', '/late', '/close', '/detach', '/'] as $path) {
	$stream = $h2->get($path);
	echo $path, ' ', json_encode($h2->body($stream)), "\n";
}
$h2->get('/connection');
var_dump($h2->readTo(CsH2::GOAWAY));
foreach ([CsH2::PREFACE . 'nonsense that is no frame at all, and is too long', CsH2::PREFACE . CsH2::frame(CsH2::DATA, 0, 1, 'x'), "PRI * HTTP/2.0\r\n\r\nXX\r\n\r\n"] as $bytes) {
	echo strlen(cs_raw($server->port, $bytes)) > 0 ? "told\n" : "silent\n";
}
for ($i = 0; $i < 50; $i++) {
	$h2 = new CsH2($server->port);
	$h2->get('/');
	$h2->send(CsH2::HEADERS, 4, $h2->next, CsH2::block('POST', '/'));
	$h2->conn->close();
}
$h2 = new CsH2($server->port);
echo $h2->body($h2->get('/')), "\n";
?>
--EXPECT--
/throw ""
/late null
/close null
/detach "detached"
/ "fine"
NULL
told
told
told
fine
