--TEST--
Http2\Client: method, headers, cookies and a form go out; status, headers, cookies and body come back
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without_node(); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/http2.inc';

h2_run(function ($client, $port) {
	$id = $client->send(h2_request('/echo?x=1', method: 'POST', data: ['f' => '1', 'g' => [2]], cookies: ['k' => 'v w', 'l' => 2],
		headers: ['X-Custom' => 'c', 'Connection' => 'close', 'host' => 'example.org']));
	$answer = $client->recv();
	var_dump($id === $answer->streamId, $answer->statusCode, $answer->errCode, $answer->pipeline);
	echo json_encode(json_decode($answer->data), JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES), "\n";
	unset($answer->headers["date"]);
	echo json_encode([$answer->headers, $answer->cookies, $answer->set_cookie_headers], JSON_UNESCAPED_SLASHES), "\n";

	$client->send(h2_request('/echo'));
	var_dump(json_decode($client->recv()->data)->authority === "127.0.0.1:$port");
	$client->send(h2_request('/early'));
	$answer = $client->recv();
	var_dump($answer->statusCode, isset($answer->headers['link']), $answer->data);
	$client->send(h2_request('/gzip'));
	var_dump($client->recv()->data === str_repeat('zipped ', 1000));
});
?>
--EXPECT--
bool(true)
int(200)
int(0)
bool(false)
{
    "method": "POST",
    "path": "/echo?x=1",
    "authority": "example.org",
    "scheme": "http",
    "cookie": "k=v+w; l=2",
    "type": "application/x-www-form-urlencoded",
    "custom": "c",
    "body": "f=1&g%5B0%5D=2"
}
[{"x-length":"14","x-multi":"1, 2","set-cookie":"a=1; path=/, b=x%20y; secure"},{"a":"1","b":"x y"},["a=1; path=/","b=x%20y; secure"]]
bool(true)
int(204)
bool(false)
string(0) ""
bool(true)
