--TEST--
Http2\Client: bodies far larger than the flow control window arrive whole, sent at once or in parts, also while another coroutine receives
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without_node(); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/http2.inc';

h2_run(function ($client) {
	$client->send(h2_request('/echo', method: 'PUT', data: str_repeat('x', 5_000_000)));
	var_dump($client->recv()->headers['x-length']);

	$id = $client->send(h2_request('/echo', method: 'PUT', pipeline: true));
	for ($i = 0; $i < 50; $i++) {
		$client->write($id, str_repeat('y', 100_000), $i === 49);
	}
	var_dump($client->recv()->headers['x-length']);

	$answers = new Swoole\Coroutine\Channel(1);
	go(fn () => $answers->push($client->recv()));
	$id = $client->send(h2_request('/echo', method: 'PUT', pipeline: true));
	for ($i = 0; $i < 50; $i++) {
		$client->write($id, str_repeat('z', 100_000), $i === 49);
	}
	var_dump($answers->pop()->headers['x-length']);

	$client->send(h2_request('/impatient', method: 'PUT', data: str_repeat('x', 5_000_000)));
	var_dump($client->recv()->statusCode);
	$client->send(h2_request('/echo'));
	var_dump($client->recv()->statusCode, $client->stats('active_stream_num'));
});
?>
--EXPECT--
string(7) "5000000"
string(7) "5000000"
string(7) "5000000"
int(413)
int(200)
int(0)
