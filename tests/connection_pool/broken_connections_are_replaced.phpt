--TEST--
ConnectionPool: put(null) lets a waiter make another connection; a constructor that throws does so in who wants it
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
use Swoole\ConnectionPool;
use Swoole\Coroutine;

Coroutine\run(function () {
    $made = 0;
    $down = false;
    $pool = new ConnectionPool(function () use (&$made, &$down) {
        $made++;
        Coroutine::sleep(0.001);
        if ($down) {
            throw new RuntimeException("attempt $made refused");
        }
        return "connection $made";
    }, 1);
    echo $pool->get(), "\n";
    $waiters = new Coroutine\WaitGroup(3);
    for ($i = 0; $i < 3; $i++) {
        Coroutine::create(function () use ($pool, $waiters, &$log, &$down) {
            try {
                $connection = $pool->get();
                $log[] = $connection;
                $pool->put($connection);
            } catch (RuntimeException $error) {
                $log[] = $error->getMessage();
                $down = false;
            }
            $waiters->done();
        });
    }
    $down = true;
    $pool->put(null);
    $waiters->wait();
    echo implode("\n", $log), "\n";
    echo "made $made\n";
});
?>
--EXPECT--
connection 1
attempt 2 refused
connection 3
connection 3
made 3
