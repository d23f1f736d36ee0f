<?php
/* Producers, consumers and a wait group: ./cserve run examples/channel.php */

use Swoole\Coroutine;
use Swoole\Coroutine\Channel;
use Swoole\Coroutine\WaitGroup;
use function Swoole\Coroutine\run;

run(function () {
    $jobs = new Channel(10);
    $results = new Channel(10);
    $workers = new WaitGroup;

    for ($w = 1; $w <= 3; $w++) {
        $workers->add();
        go(function () use ($w, $jobs, $results, $workers) {
            while (($job = $jobs->pop()) !== false) {
                Coroutine::sleep(0.05); /* work */
                $results->push("worker $w squared $job: " . $job ** 2);
            }
            $workers->done();
        });
    }
    go(function () use ($jobs) {
        foreach (range(1, 9) as $job) {
            $jobs->push($job);
        }
        $jobs->close(); /* pop() gives what is left, then false */
    });
    go(function () use ($workers, $results) {
        $workers->wait();
        $results->close();
    });

    $start = microtime(true);
    while (($line = $results->pop()) !== false) {
        echo $line, "\n";
    }
    printf("nine jobs of 50 ms in %.0f ms\n", (microtime(true) - $start) * 1000);
});
