--TEST--
ConnectionPool: hundreds of coroutines, failing constructors, broken connections, timeouts and cancels: never too many, none lost
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
use Swoole\ConnectionPool;
use Swoole\Coroutine;

final class Connection
{
    public static int $alive = 0, $most = 0;
    public function __construct() { self::$most = max(self::$most, ++self::$alive); }
    public function __destruct() { self::$alive--; }
}
mt_srand(5);
Coroutine\run(function () {
    $pool = new ConnectionPool(function () {
        Coroutine::sleep(mt_rand(1, 2) / 1000);
        return mt_rand(0, 4) ? new Connection : throw new RuntimeException('refused');
    }, 5);
    $got = 0;
    for ($i = 0; $i < 100; $i++) {
        $ids[] = go(function () use ($pool, &$got) {
            for ($j = 0; $j < 10; $j++) {
                try {
                    $connection = $pool->get(mt_rand(1, 20) / 1000);
                } catch (RuntimeException) {
                    continue;
                }
                if ($connection === false) {
                    continue;
                }
                $got++;
                if (mt_rand(0, 1)) {
                    Coroutine::sleep(0.001);
                }
                if (mt_rand(0, 3) === 0) {
                    $connection = null;
                }
                $pool->put($connection);
                unset($connection);
            }
        });
    }
    for ($i = 0; $i < 100; $i++) {
        Coroutine::sleep(0.001);
        @Coroutine::cancel($ids[array_rand($ids)]);
    }
    while (array_filter($ids, Coroutine::exists(...))) {
        Coroutine::sleep(0.001);
    }
    $counted = (fn () => [$this->num, $this->pool->length()])->call($pool);
    echo $got > 20 ? 'used' : "got $got", ' ', Connection::$most <= 5 ? 'at most 5' : Connection::$most, ' ',
        $counted === [Connection::$alive, Connection::$alive] ? 'all there' : json_encode([$counted, Connection::$alive]), "\n";
    while (true) {
        try {
            $pool->fill();
            break;
        } catch (RuntimeException) {
        }
    }
    $all = [];
    for ($i = 0; $i < 5; $i++) {
        $all[] = $pool->get(1);
    }
    echo count(array_filter($all)), ' ', Connection::$alive, "\n";
});
?>
--EXPECT--
used at most 5 all there
5 5
