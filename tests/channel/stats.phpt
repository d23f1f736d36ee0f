--TEST--
Channel: stats() tells who waits and what is held
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Coroutine\run(function () {
	$chan = new chan(2);
	go(fn () => $chan->pop());
	go(fn () => $chan->pop());
	echo json_encode($chan->stats()), "\n";
	$chan->push(1);
	$chan->push(2);
	Swoole\Coroutine::sleep(0.001);
	$chan->push(3);
	$chan->push(4);
	go(fn () => $chan->push(5));
	echo json_encode($chan->stats()), ' ', json_encode([$chan->isEmpty(), $chan->isFull(), $chan->length()]), "\n";
	$chan->pop();
	$chan->pop();
	$chan->pop();
	echo json_encode($chan->stats()), ' ', json_encode([$chan->isEmpty(), $chan->isFull(), $chan->length()]), "\n";
});
--EXPECT--
{"consumer_num":2,"producer_num":0,"queue_num":0}
{"consumer_num":0,"producer_num":1,"queue_num":2} [false,true,2]
{"consumer_num":0,"producer_num":0,"queue_num":0} [true,false,0]
