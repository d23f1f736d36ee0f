--TEST--
Coroutine state: strtok() goes on with the string of its own coroutine
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/interleave.inc';

$words = function (string $text, string $cut) {
	return function () use ($text, $cut) {
		$words = [];
		for ($word = strtok($text, $cut); $word !== false; $word = strtok($cut)) {
			$words[] = $word;
			pass();
		}
		return $words;
	};
};
strtok('left of main', ' ');
show(together($words('a b c', ' '), $words('1,2,3,4', ','), function () {
	pass();
	return @strtok(' '); /* from PHP 8.3 with a warning: no string was given */
}));
var_dump(strtok(' '));
--EXPECT--
0: ["a","b","c"]
1: ["1","2","3","4"]
2: false
string(2) "of"
