--TEST--
Timer: after() calls once, in a coroutine, with its arguments
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$id = Swoole\Timer::after(1, function (...$args) {
	echo json_encode($args), ' ', Swoole\Coroutine::getCid() > 0 ? 'in a coroutine' : 'not in a coroutine', "\n";
}, 'a', 2);
var_dump(is_int($id) && $id > 0);
Swoole\Event::wait();
var_dump(Swoole\Timer::exists($id));
--EXPECT--
bool(true)
["a",2] in a coroutine
bool(false)
