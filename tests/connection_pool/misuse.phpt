--TEST--
ConnectionPool: put twice, foreign connections, constructors of null and false, fill() and close(), classes that extend it
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
use Swoole\ConnectionPool;
use Swoole\Coroutine;

class Direct extends ConnectionPool
{
    public function take() { return $this->pool->pop(); }
}
set_error_handler(fn (int $level, string $text) => print("Warning: $text\n"));
Coroutine\run(function () {
    $pool = new ConnectionPool(fn () => new stdClass, 2);
    $a = $pool->get();
    $pool->put($a);
    $pool->put($a);
    var_dump($pool->get() === $a, $pool->get() !== $a, $pool->get(0.001));
    /* A foreign one takes a place; what does not fit is dropped. */
    $pool->put(new stdClass);
    $pool->put($a);
    $pool->put(new stdClass);
    for ($n = 0; $pool->get(0.001); $n++);
    var_dump($n);

    $direct = new Direct(fn () => new stdClass, 1);
    $a = $direct->get();
    $direct->put($a);
    var_dump($direct->take() === $a);
    $direct->put($a);
    var_dump($direct->get(0.001) === $a);

    foreach ([null, false, 0] as $made) {
        $pool = new ConnectionPool(fn () => $made, 1);
        try {
            var_dump($pool->get(0.001));
        } catch (RuntimeException $error) {
            echo $error->getMessage(), "\n";
        }
    }

    $made = 0;
    $pool = new ConnectionPool(function () use (&$made) {
        $made++;
        Coroutine::sleep(0.001);
        return new stdClass;
    }, 5);
    $id = go(fn () => $pool->fill());
    $pool->close();
    Coroutine::join([$id]);
    var_dump($made);
    try {
        $pool->fill();
    } catch (RuntimeException $error) {
        echo $error->getMessage(), ", made $made\n";
    }
    $pool->put(null);
    $pool->close();
});
?>
--EXPECT--
Warning: A connection was put back into its pool twice: two coroutines would get it
bool(true)
bool(true)
bool(false)
int(2)
bool(true)
bool(true)
The constructor of the connection pool returned null
bool(false)
int(0)
int(1)
The connection pool has been closed, made 1
