--TEST--
Coroutine: cancel() of the running, the creator, an ended, a woken or an unknown coroutine returns false
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Co\run(function () {
	$show = function (string $what, int $cid) {
		echo $what, ': ', json_encode(Co::cancel($cid)), ' ', swoole_last_error(), "\n";
	};
	$show('self', Co::getCid());
	$show('unknown', 99);
	$show('ended', go(fn () => null));
	go(fn () => $show('creator, who waits for this one', Co::getPcid()));
	$cid = go(fn () => Co::sleep(10));
	$show('waiting', $cid);
	$show('canceled already', $cid);
	$chan = new Swoole\Coroutine\Channel(1);
	$popper = go(fn () => var_dump($chan->pop()));
	$chan->push('got it');
	$show('woken', $popper);
});
--EXPECT--
self: false 10015
unknown: false 10016
ended: false 10016
creator, who waits for this one: false 10015
waiting: true 10015
canceled already: false 10015
woken: false 10015
string(6) "got it"
