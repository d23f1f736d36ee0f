--TEST--
Coroutine: stats() counts coroutines
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$show = function () {
	$stats = Co::stats();
	echo $stats['coroutine_num'], ' ', $stats['coroutine_peak_num'], ' ', $stats['coroutine_last_cid'], "\n";
};
echo implode(' ', array_keys(Co::stats())), "\n";
$show();
go(function () use ($show) {
	go(fn () => $show());
	$show();
	go(fn () => go(fn () => $show()));
});
$show();
--EXPECT--
event_num signal_listener_num aio_task_num aio_worker_num aio_queue_size c_stack_size coroutine_num coroutine_peak_num coroutine_last_cid
0 0 0
2 2 2
1 2 2
3 3 4
0 3 4
