--TEST--
Coroutine: 100,000 live coroutines
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_slow(); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

ini_set('memory_limit', -1);
Co::set(['max_coroutine' => 100001]);
$count = 0;
Co\run(function () use (&$count) {
	$chan = new Chan(1);
	for ($i = 0; $i < 100000; $i++) {
		go(function () use ($chan, &$count) {
			$chan->pop();
			$count++;
		});
	}
	echo Co::stats()['coroutine_num'], "\n";
	$chan->close();
});
echo $count, ' ', Co::stats()['coroutine_num'], "\n";
--EXPECT--
100001
100000 0
