--TEST--
Barrier: wait() returns when nobody holds the barrier any more
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
use Swoole\Coroutine;
use Swoole\Coroutine\Barrier;

Coroutine\run(function () {
    $barrier = Barrier::make();
    $done = [];
    foreach ([3, 1, 2] as $i) {
        Coroutine::create(function () use ($barrier, $i, &$done) {
            Coroutine::sleep(0.001 * $i);
            $done[] = $i;
        });
    }
    Barrier::wait($barrier);
    sort($done);
    echo json_encode([$done, $barrier]), "\n";
    $barrier = Barrier::make();
    Barrier::wait($barrier);
    echo "nobody holds it\n";
});
?>
--EXPECT--
[[1,2,3],null]
nobody holds it
