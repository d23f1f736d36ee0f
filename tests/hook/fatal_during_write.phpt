--TEST--
File hooks: a fatal error while a thread writes does not crash
--SKIPIF--
<?php
if (getenv('SKIP_ASAN')) die('skip ASan warns of longjmp() between stacks');
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$path = tempnam(sys_get_temp_dir(), 'cs');
[$status, $output] = cs_php(<<<'PHP'
	Swoole\Coroutine\run(function () {
		global $argv;
		go(fn () => file_put_contents($argv[1], str_repeat('x', 8 << 20)));
		eval('function twice() {} function twice() {}');
	});
	PHP, [$path]);
echo trim($output), "\n";
var_dump($status);
unlink($path);
--EXPECTF--
Fatal error: Cannot redeclare %Stwice() (previously declared in %s
int(255)
