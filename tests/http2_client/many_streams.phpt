--TEST--
Http2\Client: many coroutines send on one connection, one receives, and each answer belongs to its stream
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without_node(); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/http2.inc';

use Swoole\Coroutine\Channel;

h2_run(function ($client) {
	$waiting = [];
	$done = new Channel(300);
	for ($i = 0; $i < 300; $i++) {
		go(function () use ($client, $i, $done, &$waiting) {
			$channel = new Channel(1);
			$waiting[$client->send(h2_request('/echo', method: 'POST', data: "number $i"))] = $channel;
			$done->push(json_decode($channel->pop()->data)->body === "number $i");
		});
	}
	for ($i = 0; $i < 300; $i++) {
		$answer = $client->recv();
		$waiting[$answer->streamId]->push($answer);
	}
	for ($right = $i = 0; $i < 300; $i++) {
		$right += $done->pop();
	}
	var_dump($right, $client->stats('active_stream_num'), $client->stats('current_stream_id'));
	var_dump($client->stats()['remote_settings']['max_frame_size']);
});
?>
--EXPECT--
int(300)
int(0)
int(599)
int(16384)
