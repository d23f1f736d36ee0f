--TEST--
ConnectionPool: close() ends waits with false; later get() throws, put() drops the connection
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
use Swoole\ConnectionPool;
use Swoole\Coroutine;

Coroutine\run(function () {
    $pool = new ConnectionPool(fn () => new stdClass, 1);
    $lent = $pool->get();
    $weak = WeakReference::create($lent);
    Coroutine::create(function () use ($pool) {
        try {
            var_dump($pool->get());
        } catch (RuntimeException $error) {
            echo $error->getMessage(), "\n";
        }
    });
    $pool->close();
    Coroutine::sleep(0.001);
    $pool->put($lent);
    unset($lent);
    var_dump($weak->get());
    try {
        $pool->get();
    } catch (RuntimeException $error) {
        echo $error->getMessage(), "\n";
    }
    try {
        new ConnectionPool(fn () => 1, 0);
    } catch (ValueError $error) {
        echo $error->getMessage(), "\n";
    }
});
?>
--EXPECT--
bool(false)
NULL
The connection pool has been closed
Swoole\ConnectionPool::__construct(): $size must be at least 1, 0 given
