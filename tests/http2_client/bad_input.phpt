--TEST--
Http2\Client: what cannot be sent is refused with a reason: hosts, ports, options, paths, methods, header and cookie names
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without_node(); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/http2.inc';

use Swoole\Coroutine\Http2\Client;

set_error_handler(function ($level, $message) {
	echo addcslashes($message, "\r\n"), "\n";
});
foreach ([['', 80], ['127.0.0.1', 0]] as $args) {
	try {
		new Client(...$args);
	} catch (Client\Exception $e) {
		echo $e->getMessage(), "\n";
	}
}
h2_run(function ($client) {
	$requests = [h2_request("/a b"), h2_request("no/slash"), h2_request('/echo', method: "GET\r\n"),
		h2_request('/echo', headers: ["a\r\nb" => 'c']), h2_request('/echo', headers: ['a' => "b\r\nc"]),
		h2_request('/echo', cookies: ['a=b' => 'c'])];
	foreach ($requests as $request) {
		var_dump($client->send($request));
	}
	var_dump($client->write(99, 'x'), $client->errCode === SWOOLE_ERROR_HTTP2_STREAM_NOT_FOUND, $client->errMsg);
	var_dump($client->set(['http2_max_frame_size' => 1]), $client->set(['nonsense' => 1]));
	$client->send(h2_request('/echo'));
	var_dump($client->recv()->statusCode);
});
Co\run(function () {
	$client = new Client('127.0.0.1', 1);
	var_dump($client->connect(), $client->errCode === SOCKET_ECONNREFUSED, $client->connected);
});
?>
--EXPECTF--
the host is empty: give an address, a name, or unix:/path
the port 0 is impossible: it must be from 1 to 65535
Swoole\Coroutine\Http2\Client::send(): the path '/a b' cannot be sent: it must begin with / and have no blanks
bool(false)
Swoole\Coroutine\Http2\Client::send(): the path 'no/slash' cannot be sent: it must begin with / and have no blanks
bool(false)
Swoole\Coroutine\Http2\Client::send(): the method 'GET\r\n' is not a token
bool(false)
Swoole\Coroutine\Http2\Client::send(): the header 'a\r\nb' cannot be sent: its name is not a token
bool(false)
Swoole\Coroutine\Http2\Client::send(): the header 'a' cannot be sent: its value has control characters
bool(false)
Swoole\Coroutine\Http2\Client::send(): a cookie named 'a=b' cannot be sent: its name is not a token
bool(false)
bool(false)
bool(true)
string(49) "there is no stream 99, or its answer was received"
Swoole\Coroutine\Http2\Client::set(): the option 'http2_max_frame_size' is out of the range of RFC 9113, section 6.5.2; 1 given
[%s #%d] WARNING: Swoole\Coroutine\Http2\Client: the option 'nonsense' is unknown or not supported by this version: it has no effect
bool(false)
bool(true)
int(200)
bool(false)
bool(true)
bool(false)
