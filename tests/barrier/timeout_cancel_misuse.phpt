--TEST--
Barrier: wait() ends by time or cancel; a second waiter and a missing barrier are errors
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
use Swoole\Coroutine;
use Swoole\Coroutine\Barrier;

Coroutine\run(function () {
    $barrier = Barrier::make();
    $held = $barrier;
    Barrier::wait($barrier, 0.005);
    echo "time is over\n";
    $again = $held;
    Barrier::wait($again, 0.001);
    echo "it can be waited for again\n";

    $barrier = $held;
    $cid = Coroutine::create(function () use ($held) {
        Barrier::wait($held);
        echo "cancelled\n";
    });
    try {
        $other = $barrier;
        Barrier::wait($other);
    } catch (Swoole\Exception $error) {
        echo $error->getMessage(), "\n";
    }
    var_dump(Coroutine::cancel($cid));
    try {
        $nothing = null;
        Barrier::wait($nothing);
    } catch (TypeError $error) {
        echo $error->getMessage(), "\n";
    }
    unset($barrier, $other, $held, $again);
});
$barrier = Barrier::make();
try {
    Barrier::wait($barrier);
} catch (Swoole\Error $error) {
    echo $error->getMessage(), "\n";
}
?>
--EXPECT--
time is over
it can be waited for again
Barrier::wait(): another coroutine waits for this barrier already
bool(true)
Swoole\Coroutine\Barrier::wait(): Argument #1 ($barrier) must be of type Swoole\Coroutine\Barrier, null given
cancelled
API must be called in the coroutine: put the call of Barrier::wait() into Swoole\Coroutine\run() or go()
