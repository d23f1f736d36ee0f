--TEST--
Coroutine state: each coroutine has its own output buffers
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/interleave.inc';

$page = function (string $name, int $levels) {
	return function () use ($name, $levels) {
		for ($i = 1; $i <= $levels; $i++) {
			ob_start();
			echo "$name$i ";
			pass();
		}
		$level = ob_get_level();
		$got = '';
		for ($i = 1; $i <= $levels; $i++) {
			pass();
			echo "end$i ";
			$got = ob_get_clean() . "| $got";
		}
		return "$level levels: $got";
	};
};
show(together($page('a', 1), $page('b', 3), $page('c', 2), fn () => 'without: ' . ob_get_level()));
--EXPECT--
0: 1 levels: a1 end1 | 
1: 3 levels: b1 end3 | b2 end2 | b3 end1 | 
2: 2 levels: c1 end2 | c2 end1 | 
3: without: 0
