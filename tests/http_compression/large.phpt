--TEST--
A large body is compressed beside the loop: others are served meanwhile, and nobody else writes to that response
--SKIPIF--
<?php if (!defined('SWOOLE_HAVE_COMPRESSION')) die('skip built without compression'); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

mt_srand(1);
$words = array_map(fn () => base64_encode(random_bytes(mt_rand(2, 9))), range(1, 500));
$text = implode(' ', array_map(fn () => $words[mt_rand(0, 499)], range(1, 800000)));
$served = 0;
$said = [];
$handler = function ($request, $response) use ($text, &$served, &$said) {
	$before = $served;
	switch ($request->server['request_uri']) {
		case '/whole':
			$response->end($text);
			$said[] = $served > $before ? 'others were served' : 'others waited';
			break;
		case '/pieces':
			Swoole\Coroutine::create(function () use ($response, $text, &$said) {
				$said[] = $response->write(substr($text, 0, 5000000));
			});
			/* That one has yielded. */
			array_push($said, @$response->write('lost'), swoole_last_error() === SOCKET_EBUSY, @$response->status(400), @$response->end());
			do {
				Swoole\Coroutine::sleep(0.001);
			} while (!@$response->trailer('X-End', 'yes'));
			Swoole\Coroutine::create(function () use ($response) {
				Swoole\Coroutine::sleep(0.001);
				$response->trailer = [];
			});
			$response->end(substr($text, 5000000));
			$said[] = $served > $before ? 'others were served' : 'others waited';
			break;
		case '/said':
			$response->end(json_encode($said));
			$said = [];
			break;
		default:
			$served++;
			$response->end('small');
	}
};
$port = cs_http_server($handler, ['http_compression_level' => 9]);
foreach (['/whole', '/pieces'] as $path) {
	$large = cs_connect($port)->write("GET $path HTTP/1.1\r\nHost: a\r\nAccept-Encoding: gzip\r\n\r\n");
	$small = cs_connect($port);
	do {
		$small->request('GET', '/small');
		$read = [$large->stream];
		$none = [];
	} while (!stream_select($read, $none, $none, 0));
	$response = $large->response();
	var_dump($response->header('content-encoding'), gzdecode($response->body) === $text);
	/* Behind the rest of the handler. */
	cs_until(fn () => str_contains($last = $small->request('GET', '/said')->body, 'others') ? print("$last\n") : false);
}
/* A client that goes meanwhile; the server's end. */
$large = cs_connect($port)->write("GET /whole HTTP/1.1\r\nHost: a\r\nAccept-Encoding: gzip\r\n\r\n");
$small->request('GET', '/small');
$large->close();
echo $small->request('GET', '/small')->body, "\n";
$large = cs_connect($port)->write("GET /whole HTTP/1.1\r\nHost: a\r\nAccept-Encoding: gzip\r\n\r\n");
echo $small->request('GET', '/small')->body, "\n";
?>
--EXPECT--
string(4) "gzip"
bool(true)
["others were served"]
string(4) "gzip"
bool(true)
[false,true,false,false,true,"others were served"]
small
small
