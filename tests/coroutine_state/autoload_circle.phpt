--TEST--
Coroutine state: two coroutines that load each other's class do not wait for each other for ever
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/interleave.inc';

spl_autoload_register(function ($class) {
	pass();
	if (!class_exists($class, false)) {
		$other = $class === 'X' ? 'Y' : 'X';
		$known = class_exists($other);
		if (!class_exists($class, false)) {
			eval("class $class {}");
		}
	}
});
show(together(fn () => class_exists('X'), fn () => class_exists('Y')));
--EXPECT--
0: true
1: true
