--TEST--
File hooks: exit lets a write that has begun end
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$path = tempnam(sys_get_temp_dir(), 'cs');
[$status] = cs_php(<<<'PHP'
	Swoole\Coroutine\run(function () {
		global $argv;
		go(fn () => file_put_contents($argv[1], str_repeat('x', 8 << 20)));
		exit(7);
	});
	PHP, [$path]);
var_dump($status, filesize($path));
unlink($path);
--EXPECT--
int(7)
int(8388608)
