--TEST--
Coroutine: a chain of coroutines, each of which resumes the next
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$ids = [];
for ($i = 0; $i < 300; $i++) {
	$ids[] = go(function () use ($i, &$ids) {
		Co::yield();
		if (isset($ids[$i + 1])) {
			Co::resume($ids[$i + 1]);
		}
	});
}
Co::resume($ids[0]);
echo Co::stats()['coroutine_num'], "\n";
--EXPECT--
0
