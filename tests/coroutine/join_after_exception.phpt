--TEST--
Coroutine: the end by an exception is an end for join(), and defers come first
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[$status, $output] = cs_php(<<<'PHP'
	set_exception_handler(fn ($e) => print('handler: ' . $e->getMessage() . "\n"));
	Co\run(function () {
		$cid = go(function () {
			defer(fn () => print("defer\n"));
			Co::sleep(0.001);
			throw new Exception('thrown');
		});
		try {
			Co::join([$cid]);
			echo "never\n";
		} finally {
			echo "finally\n";
		}
	});
	PHP);
echo $output;
--EXPECT--
defer
handler: thrown
finally
