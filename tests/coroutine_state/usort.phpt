--TEST--
Coroutine state: usort() and its kin keep their own callback while others sort
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/interleave.inc';

$up = function ($a, $b) { pass(); return $a <=> $b; };
$down = function ($a, $b) { pass(); return $b <=> $a; };

foreach (['usort', 'uasort', 'uksort'] as $sort) {
	echo "$sort\n";
	$job = fn ($order) => function () use ($sort, $order) {
		$array = [3, 1, 4, 1, 5, 9, 2, 6];
		$array = $sort === 'usort' ? $array : array_combine($array, $array);
		$sort($array, $order);
		return array_values($array);
	};
	show(together($job($up), $job($down), $job($up)));
}
echo "array_udiff, array_uintersect\n";
show(together(
	fn () => array_values(array_udiff([1, 2, 3, 4], [2, 4], $up)),
	fn () => array_values(array_uintersect([1, 2, 3, 4], [4, 2, 7], $down)),
	fn () => array_keys(array_udiff_uassoc(['a' => 1, 'b' => 2], ['a' => 1, 'b' => 3], $up, $down)),
));
--EXPECT--
usort
0: [1,1,2,3,4,5,6,9]
1: [9,6,5,4,3,2,1,1]
2: [1,1,2,3,4,5,6,9]
uasort
0: [1,2,3,4,5,6,9]
1: [9,6,5,4,3,2,1]
2: [1,2,3,4,5,6,9]
uksort
0: [1,2,3,4,5,6,9]
1: [9,6,5,4,3,2,1]
2: [1,2,3,4,5,6,9]
array_udiff, array_uintersect
0: [1,3]
1: [2,4]
2: ["b"]
