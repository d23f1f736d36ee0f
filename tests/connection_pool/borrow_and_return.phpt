--TEST--
ConnectionPool: connections are made when wanted, up to the size; then get() waits for one that is given back
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
use Swoole\ConnectionPool;
use Swoole\Coroutine;

Coroutine\run(function () {
    $made = 0;
    $pool = new ConnectionPool(function () use (&$made) {
        Coroutine::sleep(0.001);
        return 'connection ' . ++$made;
    }, 2);
    echo "made $made\n";
    $a = $pool->get();
    $b = $pool->get();
    var_dump($pool->get(0.01));
    Coroutine::create(function () use ($pool) {
        echo 'other got ', $connection = $pool->get(), "\n";
        $pool->put($connection);
    });
    $pool->put($a);
    $pool->put($b);
    Coroutine::sleep(0.001);
    echo "made $made\n";
    $names = [$pool->get(), $pool->get()];
    sort($names);
    echo implode(', ', $names), "\n";

    $pool = new ConnectionPool(fn () => new stdClass, 3);
    $pool->fill();
    var_dump($pool->get(0.001) instanceof stdClass);
});
?>
--EXPECT--
made 0
bool(false)
other got connection 1
made 2
connection 1, connection 2
bool(true)
