--TEST--
swoole.blocking_detection: what holds the loop is named, a blocking function and a computation; waits are not
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
file_put_contents($file = __FILE__ . '.inc.php', <<<'PHP'
<?php
Swoole\Coroutine::set(['hook_flags' => 0]);
Swoole\Coroutine\run(function () {
    usleep(40000);
    Swoole\Coroutine::sleep(0.04);
    for ($end = hrtime(true) + 100000000; hrtime(true) < $end;) {
    }
    Swoole\Coroutine::sleep(0.04);
});
PHP);
[, $output] = cs_php($file, [], ['swoole.blocking_detection' => '1', 'swoole.blocking_threshold' => '20000']);
echo str_replace($file, 'FILE', $output), "\n";
unlink($file);
?>
--EXPECTF--
[%s] WARNING: coroutine 1 held the event loop for %d ms in usleep() at FILE:4
[%s] WARNING: coroutine 1 held the event loop for %d ms%S at FILE:%d
