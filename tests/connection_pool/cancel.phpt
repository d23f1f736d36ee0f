--TEST--
ConnectionPool: a cancelled get() returns false, or throws; the pool goes on
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
use Swoole\ConnectionPool;
use Swoole\Coroutine;

Coroutine\run(function () {
    $pool = new ConnectionPool(fn () => 'connection', 1);
    $lent = $pool->get();
    $quiet = go(fn () => var_dump($pool->get()));
    $loud = go(function () use ($pool) {
        try {
            $pool->get();
        } catch (Coroutine\CanceledException $exception) {
            echo get_class($exception), "\n";
        }
    });
    Coroutine::cancel($quiet);
    Coroutine::cancel($loud, true);
    Coroutine::join([$quiet, $loud]);
    $pool->put($lent);
    var_dump($pool->get(1));

    /* Cancelled while it makes a connection: the next one makes another. */
    $made = 0;
    $pool = new ConnectionPool(function () use (&$made) {
        $made++;
        if (Coroutine::sleep(1) === false) {
            throw new RuntimeException('cancelled');
        }
        return 'late';
    }, 1);
    $first = go(function () use ($pool) {
        try {
            $pool->get();
        } catch (Throwable $error) {
            echo $error->getMessage(), "\n";
        }
    });
    $second = go(function () use ($pool) {
        try {
            var_dump($pool->get(0.01));
        } catch (Throwable $error) {
            echo $error->getMessage(), "\n";
        }
    });
    Coroutine::cancel($first);
    Coroutine::join([$first]);
    while ($made < 2) {
        Coroutine::sleep(0.001);
    }
    Coroutine::cancel($second);
    Coroutine::join([$second]);
    echo "made $made\n";
});
?>
--EXPECT--
bool(false)
Swoole\Coroutine\CanceledException
string(10) "connection"
cancelled
cancelled
made 2
