--TEST--
Timer: list() iterates over the ids
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

for ($i = 0; $i < 3; $i++) {
	$ids[] = Swoole\Timer::after(1000, fn () => 1);
}
$list = Swoole\Timer::list();
var_dump(get_class($list), $list instanceof ArrayIterator, count($list), iterator_to_array($list) === $ids);
foreach (Swoole\Timer::list() as $id) {
	Swoole\Timer::clear($id);
}
var_dump(count(swoole_timer_list()));
--EXPECT--
string(21) "Swoole\Timer\Iterator"
bool(true)
int(3)
bool(true)
int(0)
