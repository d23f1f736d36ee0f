--TEST--
Coroutine: each coroutine has a context of its own; others can get it by the id
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

go(function () {
	Co::getContext()['who'] = 'first';
	$child = go(function () {
		var_dump(isset(Co::getContext()['who']));
		Co::getContext()['who'] = 'second';
		echo Co::getContext(Co::getPcid())['who'], "\n";
		Co::yield();
		echo Co::getContext()->who, "\n";
	});
	echo Co::getContext()['who'], ' ', Co::getContext($child)['who'], ' ', Co::getContext(0)['who'], "\n";
	Co::getContext($child)['who'] = 'changed';
	Co::resume($child);
	var_dump(Co::getContext($child));
});
var_dump(Co::getContext(), Co::getContext(1));
--EXPECT--
bool(false)
first
first second first
changed
NULL
NULL
NULL
