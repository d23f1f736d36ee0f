<?php
/* Four processes look for primes; what they find is in a table that they share: ./cserve run examples/process_pool.php */

use Swoole\Atomic;
use Swoole\Process\Pool;
use Swoole\Table;

const LIMIT = 100000, PART = 1000;

function is_prime(int $n): bool
{
    for ($i = 2; $i * $i <= $n; $i++) {
        if ($n % $i === 0) {
            return false;
        }
    }
    return $n > 1;
}

/* What is made before start() is common to this process and the workers. */
$found = new Table(16);
$found->column('primes', Table::TYPE_INT);
$found->create();
$parts = new Atomic(0);

$pool = new Pool(4);
$pool->on('workerStart', function (Pool $pool, int $id) use ($found, $parts) {
    while ($pool->workerRunning && ($start = ($parts->add() - 1) * PART) < LIMIT) {
        for ($n = $start; $n < $start + PART; $n++) {
            if (is_prime($n)) {
                $found->incr("worker $id", 'primes');
            }
        }
    }
    $pool->shutdown();                        // every part is taken: the others finish theirs
});
$pool->start();

$sum = 0;
foreach ($found as $worker => ['primes' => $primes]) {
    echo "$worker: $primes\n";
    $sum += $primes;
}
echo "$sum primes below ", LIMIT, "\n";
