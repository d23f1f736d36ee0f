--TEST--
Process\Manager: processes with a function each
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('pcntl', 'posix'); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
use Swoole\Process\Manager;
use Swoole\Process\Pool;

[$read, $write] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
$said = new Swoole\Atomic(0);
$started = [new Swoole\Atomic(0), new Swoole\Atomic(0), new Swoole\Atomic(0)];
/* Each worker says its line once; the last one ends the pool. */
$say = function (Pool $pool, int $id, string $kind) use ($write, $said, $started) {
    if ($started[$id]->add() === 1) {
        fwrite($write, "$kind $id " . Swoole\Coroutine::getCid() . "\n");
        if ($said->add() === 3) {
            $pool->shutdown();
        }
    }
    Swoole\Coroutine::getCid() > 0 ? Swoole\Coroutine::sleep(0.01) : usleep(10000);
};
$manager = new Manager();
$manager->add(fn (Pool $pool, int $id) => $say($pool, $id, 'plain'));
$manager->addBatch(2, fn (Pool $pool, int $id) => $say($pool, $id, 'coroutine'), true);
$manager->start();
fclose($write);
$lines = [fgets($read), fgets($read), fgets($read)];
sort($lines);
echo implode($lines);
var_dump(fgets($read));
echo (new Manager(SWOOLE_IPC_UNIXSOCK, 5))->setIPCType(SWOOLE_IPC_NONE)->getIPCType(), (new Manager(0, 5))->getMsgQueueKey(), "\n";

$queue = new Swoole\Process(fn () => null);
$queue->useQueue(0x6a000000 + getmypid());
$queue->push("from the queue\n");
$manager = (new Manager())->setIPCType(SWOOLE_IPC_MSGQUEUE)->setMsgQueueKey($queue->msgQueueKey);
$manager->add(function (Pool $pool) use ($said) {
    if ($said->add() === 4) {
        echo $pool->getProcess()->pop();
        $pool->shutdown();
    }
});
$manager->start();
$queue->freeQueue();
?>
--EXPECT--
coroutine 1 1
coroutine 2 1
plain 0 -1
bool(false)
05
from the queue
