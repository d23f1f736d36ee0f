--TEST--
Coroutine: several coroutines join one; each goes on
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Co\run(function () {
	$one = go(fn () => Co::yield());
	for ($i = 0; $i < 3; $i++) {
		$ids[] = go(function () use ($one, $i) {
			$result = Co::join([$one]);
			echo $i, ' ', json_encode($result), "\n";
		});
	}
	Co::resume($one);
	Co::join($ids);
	echo "all\n";
});
--EXPECT--
0 true
1 true
2 true
all
