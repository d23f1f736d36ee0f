--TEST--
Coroutine: a generator that waits in one coroutine is running for the others
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$generator = (function () {
	try {
		yield 1;
		Co::yield();
		yield 2;
	} finally {
		echo "finally\n";
	}
})();
go(function () use ($generator) {
	echo $generator->current(), "\n";
	$generator->next();
	echo $generator->current(), "\n";
});
go(function () use ($generator) {
	try {
		$generator->next();
	} catch (Error $e) {
		echo $e->getMessage(), "\n";
	}
});
unset($generator);
Co::resume(1);
echo "main\n";
--EXPECT--
1
Cannot resume an already running generator
2
finally
main
