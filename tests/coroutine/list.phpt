--TEST--
Coroutine: list() iterates the ids of the live coroutines in ascending order
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

foreach (Co::list() as $id) {
	echo "none\n";
}
for ($i = 0; $i < 20; $i++) {
	go(fn () => $i % 3 ? Co::yield() : null);
}
$list = Co::listCoroutines();
echo get_class($list), ' ', get_parent_class($list), ' ', count($list), "\n";
echo implode(' ', iterator_to_array($list)), "\n";
foreach (Co::list() as $id) {
	Co::resume($id);
}
echo count(Co::list()), "\n";
--EXPECT--
Swoole\Coroutine\Iterator ArrayIterator 13
2 3 5 6 8 9 11 12 14 15 17 18 20
0
