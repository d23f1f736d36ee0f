--TEST--
Table: processes that are killed at any time leave whole rows, no lock and an exact sum
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Table;

$t = new Table(64);
$t->column('sum', Table::TYPE_INT);
$t->column('a', Table::TYPE_STRING, 2000);
$t->column('b', Table::TYPE_STRING, 2000);
$t->create();
$done = new Swoole\Atomic\Long;
$torn = new Swoole\Atomic;
$started = new Swoole\Atomic;
$work = function () use ($t, $done, $torn, $started) {
	$started->add();
	for ($i = 0;; $i++) {
		$text = str_repeat(chr(65 + $i % 26), 1000 + $i % 1000);
		$t->set('row', ['a' => $text, 'b' => $text]);
		$t->set('key' . $i % 40, ['a' => $text, 'b' => $text]);
		$row = $t->get('row');
		if ($row['a'] !== $row['b']) {
			$torn->add();
		}
		$t->del('key' . ($i + 20) % 40);
		$t->incr('count', 'sum');
		$done->add();
	}
};
$kills = 0;
$until = microtime(true) + 0.5;
do {
	$before = $started->get();
	for ($p = 0; $p < 3; $p++) {
		if (($pids[$p] = pcntl_fork()) === 0) {
			$work();
		}
	}
	cs_until(fn () => $started->get() === $before + 3, 'the processes');
	usleep(mt_rand(0, 3000));
	foreach ($pids as $pid) {
		posix_kill($pid, SIGKILL);
		pcntl_waitpid($pid, $status);
		$kills++;
	}
} while (microtime(true) < $until);
$sum = $t->get('count', 'sum') ?: 0;
var_dump($torn->get(), $sum >= $done->get() && $sum <= $done->get() + $kills);
$rows = 0;
foreach ($t as $key => $row) {
	$rows += (int) ($row['a'] === $row['b'] && $t->exists($key));
}
var_dump($rows === count($t));
for ($i = count($t); $i < 64; $i++) {
	$t->set("fill $i", ['sum' => $i]) || print("no room\n");
}
var_dump(count($t));
--EXPECT--
int(0)
bool(true)
bool(true)
int(64)
