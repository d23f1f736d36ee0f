--TEST--
Coroutine state: a coroutine made inside a comparison sorts by its own callback; so does its maker afterwards
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/interleave.inc';

$inner = [];
show(together(function () use (&$inner) {
	$array = ['b', 'c', 'a'];
	usort($array, function ($a, $b) use (&$inner) {
		go(function () use (&$inner) {
			$numbers = [1, 3, 2];
			usort($numbers, fn ($a, $b) => $b <=> $a);
			pass();
			$inner[] = $numbers;
		});
		return strcmp($a, $b);
	});
	return $array;
}));
echo json_encode(array_unique($inner, SORT_REGULAR)), count($inner) > 1 ? ' each' : '', "\n";
--EXPECT--
0: ["a","b","c"]
[[3,2,1]] each
