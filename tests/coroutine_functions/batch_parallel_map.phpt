--TEST--
batch(), map() and parallel() run coroutines side by side and wait for them
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
use Swoole\Coroutine;
use function Swoole\Coroutine\{batch, map, parallel, run};

run(function () {
    $channel = new Coroutine\Channel;
    echo json_encode(batch([
        'waits' => fn () => $channel->pop(),
        'wakes' => fn () => $channel->push('pushed'),
    ])), "\n";
    echo json_encode(batch(['late' => fn () => $channel->pop(), 'early' => fn () => 1], timeout: 0.001)), "\n";
    $channel->push('taken by the late one');
    echo json_encode(map(['a' => 1, 'b' => 2], fn ($n) => $n * 10)), "\n";
    echo json_encode(map([], fn ($n) => $n)), json_encode(batch([])), "\n";
    $ids = [];
    $numbers = [];
    parallel(3, function (int $i) use (&$ids, &$numbers) {
        Coroutine::sleep(0.001);
        $ids[Coroutine::getCid()] = true;
        $numbers[] = $i;
    });
    sort($numbers);
    echo count($ids), ' coroutines ', json_encode($numbers), "\n";
    parallel(0, fn () => print("never\n"));
});
?>
--EXPECT--
{"waits":"pushed","wakes":true}
{"late":null,"early":1}
{"a":10,"b":20}
[][]
3 coroutines [0,1,2]
