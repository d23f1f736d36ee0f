--TEST--
Http2\Client: read() gives the answer to a pipelined request piece by piece, recv() all of it; trailers are headers
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without_node(); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/http2.inc';

/* Reads pieces until $text is complete. */
function read_until(Swoole\Coroutine\Http2\Client $client, string $text): void
{
	for ($got = ''; $got !== $text; $got .= $piece->data) {
		$piece = $client->read();
		strlen($got) < strlen($text) or throw new RuntimeException("got $got");
	}
	var_dump($got, $piece->pipeline);
}

h2_run(function ($client) {
	$id = $client->send(h2_request('/converse', method: 'POST', pipeline: true));
	var_dump($client->isStreamExist($id), $client->write($id, 'one'));
	read_until($client, '<one>');
	$client->write($id, ['a' => 'b']);
	read_until($client, '<a=b>');
	$client->write($id, '', true);
	for ($got = ''; ($piece = $client->read())->pipeline;) {
		$got .= $piece->data;
	}
	var_dump($got . $piece->data, $piece->statusCode, $client->isStreamExist($id));

	$client->send(h2_request('/trailers', usePipelineRead: true));
	for ($got = ''; ($piece = $client->read())->pipeline;) {
		$got .= $piece->data;
	}
	var_dump($got . $piece->data, $piece->headers['grpc-status']);
	$client->send(h2_request('/trailers'));
	$answer = $client->recv();
	var_dump($answer->data, $answer->headers['grpc-status'], $answer->pipeline);
});
?>
--EXPECT--
bool(true)
bool(true)
string(5) "<one>"
bool(true)
string(5) "<a=b>"
bool(true)
string(1) "."
int(200)
bool(false)
string(4) "body"
string(1) "0"
string(4) "body"
string(1) "0"
bool(false)
