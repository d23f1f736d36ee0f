--TEST--
Table: 8 processes with mixed operations, killed at random: every row is as the model says, whole, counted once
--INI--
opcache.enable_cli=0
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/killed.inc';

use Swoole\Table;

const WORKERS = 8, KEYS = 16;
$operations = cs_stress_operations(2000);
$table = new Table(256);
foreach (['i' => Table::TYPE_INT, 'f' => Table::TYPE_FLOAT, 'count' => Table::TYPE_INT] as $name => $type) {
	$table->column($name, $type);
}
$table->column('s', Table::TYPE_STRING, 64);
$table->create();
$wrong = new Swoole\Atomic(0);
/* A row's content follows from a number, but for its counter. State: [number or -1 without a row, counter]. */
$row = fn (int $n, int $count) => ['i' => $n, 'f' => $n / 4, 'count' => $count, 's' => str_repeat(chr(97 + $n % 26), $n % 64)];
$state = function (string $key) use ($table, $row, $wrong): array {
	$got = $table->get($key);
	if ($got && ($is = $row($got['i'], $got['count'])) && array_diff_assoc($is, $got)) {
		$wrong->add();
		echo "torn: ", json_encode($got), "\n";
	}
	return $got ? [$got['i'], $got['count']] : [-1, 0];
};
/* A process's own keys: after a kill the row is in the state of before or of after the operation that was cut short. */
$begin = function (int $worker, CsJournal $journal) use ($state, $wrong, &$model) {
	for ($k = 0; $k < KEYS; $k++) {
		$journaled = json_decode($journal->read($k + 1) ?: '[[-1,0]]');
		$model[$k] = $state("$worker-$k");
		if (!in_array($model[$k], $journaled, true)) {
			$wrong->add();
			echo "own key: ", json_encode([$model[$k], $journaled]), "\n";
		}
	}
};
$operation = function (int $worker, int $number, CsJournal $journal) use ($table, $row, $state, $wrong, &$model) {
	$k = mt_rand(0, KEYS - 1);
	$key = "$worker-$k";
	[$n, $count] = $model[$k];
	$new = mt_rand(0, 1 << 30);
	[$next, $do, $result] = match (mt_rand(0, 6)) {
		0, 1 => [[$new, 0], fn () => $table->set($key, $row($new, 0)), true],
		2 => [[-1, 0], fn () => $table->del($key), $n >= 0],
		3 => [[max($n, 0), $count + 3], fn () => $table->incr($key, 'count', 3), $count + 3],
		4 => [$n < 0 ? [$new, 0] : [$n, $count], fn () => $table->add($key, $row($new, 0)), $n < 0],
		5 => [[-1, 0], fn () => $table->getdel($key) !== false, $n >= 0],
		6 => [[$n, $n >= 0 ? $new : 0], fn () => $table->cmpset($key, 'count', $count, $new), $n >= 0],
	};
	if ($n < 0 && $next[1] === 3) {
		$next[0] = 0; /* incr() makes the row */
	}
	$journal->write($k + 1, json_encode([$model[$k], $next]));
	if (($got = $do()) !== $result) {
		$wrong->add();
		echo "result: ", json_encode([$model[$k], $next, $got, $result]), "\n";
	}
	$model[$k] = $next;
	$journal->write($k + 1, json_encode([$next]));
	/* Keys of all processes: never torn; the sum misses nothing. */
	$shared = 'all-' . mt_rand(0, 40);
	mt_rand(0, 2) ? $table->set($shared, $row($new, 0)) : $table->del($shared);
	$state('all-' . mt_rand(0, 40));
	$table->incr('sum', 'count');
};
$killed = cs_killed_processes(WORKERS, $operations, $begin, $operation);
$sum = $table->get('sum', 'count');
$keys = [];
foreach ($table as $key => $one) {
	$keys[$key] = true;
	$state($key);
}
$exist = 0;
for ($worker = 0; $worker < WORKERS; $worker++) {
	for ($k = 0; $k < KEYS; $k++) {
		$exist += (int) ($table->exists("$worker-$k") && isset($keys["$worker-$k"]));
	}
}
for ($k = 0; $k <= 40; $k++) {
	$exist += (int) ($table->exists("all-$k") && isset($keys["all-$k"]));
}
$total = WORKERS * $operations;
var_dump($killed > 0, $wrong->get(), count($table) === count($keys), $exist + 1 === count($keys),
	$sum >= $total && $sum <= $total + $killed);
for ($i = count($table); $i < 256; $i++) {
	$table->set("fill $i", []) || print("no room\n");
}
var_dump(count($table));
--EXPECT--
bool(true)
int(0)
bool(true)
bool(true)
bool(true)
int(256)
