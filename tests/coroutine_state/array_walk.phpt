--TEST--
Coroutine state: array_walk(), array_map(), array_filter(), array_reduce() and preg_replace_callback() side by side
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/interleave.inc';

show(together(
	function () {
		$array = ['a' => 1, 'b' => ['c' => 2]];
		array_walk_recursive($array, function (&$value, $key, $extra) { pass(); $value = "$key$value$extra"; }, '!');
		return $array;
	},
	function () {
		$array = ['x' => 1, 'y' => 2];
		array_walk($array, function (&$value, $key, $extra) { pass(); $value = "$extra$value$key"; }, '?');
		return $array;
	},
	fn () => array_map(function ($x) { pass(); return $x * 2; }, [1, 2, 3]),
	fn () => array_filter([1, 2, 3], function ($x) { pass(); return $x !== 2; }),
	fn () => array_reduce([1, 2, 3], function ($sum, $x) { pass(); return $sum + $x; }),
	fn () => preg_replace_callback('/\d/', function ($m) { pass(); return "<$m[0]>"; }, 'a1b2'),
	fn () => preg_replace_callback('/[a-z]/', function ($m) { pass(); return strtoupper($m[0]); }, 'a1b2'),
	fn () => iterator_apply($it = new ArrayIterator([1, 2, 3]), function () use (&$it) { pass(); return true; }),
));
--EXPECT--
0: {"a":"a1!","b":{"c":"c2!"}}
1: {"x":"?1x","y":"?2y"}
2: [2,4,6]
3: {"0":1,"2":3}
4: 6
5: a<1>b<2>
6: A1B2
7: 3
