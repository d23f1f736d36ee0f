--TEST--
swoole.display_errors=Off silences the extension's own warnings
--EXTENSIONS--
cserve
--FILE--
<?php
$nested = fn () => Swoole\Coroutine\run(fn () => 1);
Swoole\Coroutine\run($nested);
ini_set('swoole.display_errors', 'Off');
Swoole\Coroutine\run($nested);
?>
--EXPECTF--
Warning: Swoole\Coroutine\run(): %s in %s on line 2
