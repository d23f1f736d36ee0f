--TEST--
Hooks on stdio: the others go on while STDIN is read
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$code = <<<'PHP'
	Swoole\Coroutine\run(function () {
		$go = new Swoole\Coroutine\Channel;
		go(function () {
			echo "read\n";
			while (($line = fgets(STDIN)) !== false) {
				echo 'got ', $line;
			}
			echo "end\n";
		});
		echo "other\n";
	});
	PHP;
$process = proc_open([PHP_BINARY, ...cs_php_args(), '-r', $code], [['pipe', 'r'], ['pipe', 'w'], ['redirect', 1]], $pipes);
/* Only what the other coroutine wrote proves that STDIN did not block. */
echo fgets($pipes[1]), fgets($pipes[1]);
fwrite($pipes[0], "a line\n");
echo fgets($pipes[1]);
fclose($pipes[0]);
echo stream_get_contents($pipes[1]);
--EXPECT--
read
other
got a line
end
