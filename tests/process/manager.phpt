--TEST--
Process\Manager: each function in processes of its own, started again when they end
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Process\{Manager, Pool};

$log = new Swoole\Table(64);
$log->column('text', Swoole\Table::TYPE_STRING, 64);
$log->create();
$rounds = new Swoole\Atomic(0);
$manager = new Manager();
$work = function (Pool $pool, int $id) use ($log, $rounds) {
	$log->set("$id", ['text' => json_encode([$id, Co::getCid() > 0])]);
	if ($rounds->add() === 8) {
		$pool->shutdown();
	}
};
var_dump($manager->add($work) === $manager, $manager->addBatch(2, $work, true) === $manager);
var_dump($manager->getIPCType(), $manager->setIPCType(SWOOLE_IPC_UNIXSOCK)->getIPCType(),
	$manager->getMsgQueueKey(), $manager->setMsgQueueKey(7)->getMsgQueueKey());
$manager->start();
foreach ($log as $row) {
	$rows[] = $row['text'];
}
sort($rows);
echo implode("\n", $rows), "\n";
var_dump($rounds->get() >= 8, new Swoole\Process\ProcessManager() instanceof Manager);
--EXPECT--
bool(true)
bool(true)
int(0)
int(1)
int(0)
int(7)
[0,false]
[1,true]
[2,true]
bool(true)
bool(true)
