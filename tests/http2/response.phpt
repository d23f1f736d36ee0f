--TEST--
HTTP/2: status, header fields, cookies, HEAD, pieces, files and trailers of an answer
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; require __DIR__ . '/../include/h2.inc'; skip_without_http2('curl'); ?>
--FILE--
<?php
require __DIR__ . '/../include/h2.inc';

$server = cs_h2_server(function ($server) {
	$server->on('request', function ($request, $response) {
		switch ($request->server['request_uri']) {
			case '/head':
				$response->status(404, 'Gone fishing');
				$response->header('X-List', ['a', 'b']);
				$response->header('Connection', 'close');
				$response->header('Transfer-Encoding', 'chunked');
				$response->cookie('c', 'd');
				$response->end('not here');
				break;
			case '/pieces':
				foreach (['one ', 'two '] as $piece) {
					$response->write($piece);
					Swoole\Coroutine::sleep(0.01);
				}
				$response->end('three');
				break;
			case '/file':
				$response->sendfile(__FILE__, 0, 5);
				break;
			case '/trailer':
				$response->trailer('Grpc-Status', '0');
				$response->trailer('grpc-message', 'fine');
				$response->end('body');
				break;
			case '/204':
				$response->status(204);
				$response->end();
				break;
			default:
				$response->end('plain');
		}
	});
});
$url = "http://127.0.0.1:$server->port";
$clean = fn (string $text) => preg_replace(['/\r/', '/^(date|server|last-modified|etag|accept-ranges): .*\n/m'], '', $text);
echo $clean(cs_h2_curl("$url/head", '-i')), "\n";
echo $clean(cs_h2_curl("$url/head", '-I'));
foreach (['/pieces', '/file', '/trailer', '/204', '/'] as $path) {
	echo $clean(cs_h2_curl($url . $path, '-i')), "\n";
}
?>
--EXPECT--
HTTP/2 404 
x-list: a
x-list: b
set-cookie: c=d; path=/
content-type: text/html
content-length: 8

not here
HTTP/2 404 
x-list: a
x-list: b
set-cookie: c=d; path=/
content-type: text/html
content-length: 8

HTTP/2 200 
content-type: text/html

one two three
HTTP/2 200 
content-type: application/x-httpd-php
content-length: 5

<?php
HTTP/2 200 
content-type: text/html

bodygrpc-status: 0
grpc-message: fine

HTTP/2 204 


HTTP/2 200 
content-type: text/html
content-length: 5

plain
