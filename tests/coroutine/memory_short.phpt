--TEST--
Coroutine: a million short coroutines leave no memory behind
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_slow(); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

function rss(): int
{
	return (int) preg_replace('/.*VmRSS:\s+(\d+).*/s', '$1', file_get_contents('/proc/self/status'));
}
Co\run(function () {
	$run = function (int $n) {
		$f = fn () => null;
		for ($i = 0; $i < $n; $i++) {
			go($f);
		}
	};
	$run(10000);
	$memory = memory_get_usage();
	$rss = rss();
	$run(1000000);
	echo memory_get_usage() - $memory < 4096 ? "flat\n" : "memory grew\n";
	echo rss() - $rss < 1024 ? "flat\n" : "resident memory grew\n";
});
--EXPECT--
flat
flat
