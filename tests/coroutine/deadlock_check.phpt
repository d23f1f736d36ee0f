--TEST--
Coroutine\deadlock_check() writes what the other coroutines wait for and where they were created
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
file_put_contents($file = __FILE__ . '.inc.php', <<<'PHP'
<?php
Swoole\Coroutine\run(function () {
    $channel = new Swoole\Coroutine\Channel;
    $waiter =
        go(fn () => $channel->pop());
    Swoole\Coroutine\deadlock_check();
    $channel->push(1);
});
PHP);
echo str_replace($file, 'FILE', cs_php($file)[1]), "\n";
unlink($file);
?>
--EXPECTF--
coroutine 2 waits for %s, was created by coroutine 1 at FILE:5
#0 FILE(5): Swoole\Coroutine\Channel->pop()
#1 [internal function]: {closure%S}()
