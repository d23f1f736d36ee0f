--TEST--
Coroutine: exit in a coroutine that another one joins
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[$status, $output] = cs_php(<<<'PHP'
	Co\run(function () {
		$cid = go(function () {
			try {
				Co::sleep(0.001);
				exit(3);
			} finally {
				echo "finally of the one that exits\n";
			}
		});
		try {
			Co::join([$cid]);
		} finally {
			echo "finally of the one that joins\n";
		}
		echo "never\n";
	});
	echo "never\n";
	PHP);
echo $output, $status, "\n";
--EXPECT--
finally of the one that exits
finally of the one that joins
3
