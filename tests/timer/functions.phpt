--TEST--
Timer: the functions do what the methods do
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$id = swoole_timer_after(1, fn ($a, $b) => print("after $a $b\n"), 'x', 'y');
var_dump(swoole_timer_exists($id), is_array(swoole_timer_info($id)), swoole_timer_stats()['num']);
swoole_timer_tick(2, function ($id, $arg) {
	echo "tick $arg\n";
	swoole_timer_clear($id);
}, 'z');
Swoole\Event::wait();
swoole_timer_after(1000, fn () => print("never\n"));
var_dump(swoole_timer_clear_all(), count(swoole_timer_list()));
--EXPECT--
bool(true)
bool(true)
int(1)
after x y
tick z
bool(true)
int(0)
