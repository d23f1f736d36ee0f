--TEST--
File hooks: a fatal error while a thread writes does not crash
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$path = tempnam(sys_get_temp_dir(), 'cs');
[$status, $output] = cs_php(<<<'PHP'
	Swoole\Coroutine\run(function () {
		global $argv;
		go(fn () => file_put_contents($argv[1], str_repeat('x', 8 << 20)));
		ini_set('memory_limit', '64M');
		str_repeat('x', 1 << 30);
	});
	PHP, [$path]);
echo trim($output), "\n";
var_dump($status);
unlink($path);
--EXPECT--
Fatal error: Allowed memory size of 67108864 bytes exhausted (tried to allocate 1073745920 bytes) in Command line code on line 5
int(255)
