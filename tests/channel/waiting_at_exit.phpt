--TEST--
Channel: a coroutine that still waits at the end of the script is unwound
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[$status, $output] = cs_php(<<<'PHP'
	Swoole\Coroutine::set(['enable_deadlock_check' => false]);
	Swoole\Coroutine\run(function () {
		$chan = new chan;
		try {
			$chan->pop();
			echo "not reached\n";
		} finally {
			echo "finally\n";
		}
	});
	PHP);
echo $output, $status, "\n";
--EXPECT--
finally
0
