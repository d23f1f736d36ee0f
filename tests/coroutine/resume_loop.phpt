--TEST--
Coroutine: coroutines that resume each other in a circle are refused, and the circle unwinds
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

go(function () {
	Co::yield();
	echo "1 resumes 2\n";
	var_dump(@Co::resume(2));
	echo "1 ends\n";
});
go(function () {
	Co::yield();
	echo "2 resumes 1\n";
	var_dump(@Co::resume(1));
	echo "2 ends\n";
});
Co::resume(1);
--EXPECT--
1 resumes 2
2 resumes 1
bool(false)
2 ends
bool(true)
1 ends
