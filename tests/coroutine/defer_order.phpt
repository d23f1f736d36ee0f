--TEST--
Coroutine: defer functions run at the end, last in first out, each once
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

go(function () {
	defer(fn () => print("1\n"));
	Co::defer(fn () => print("2\n"));
	Co\defer(fn () => print("3\n"));
	defer('say');
	echo "body\n";
});
function say()
{
	echo "say ", func_num_args(), "\n";
	defer(fn () => print("made in a defer\n"));
}
--EXPECT--
body
say 0
made in a defer
3
2
1
