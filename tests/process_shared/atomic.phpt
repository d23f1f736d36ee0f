--TEST--
Atomic, Atomic\Long: 8 processes, killed at random: nothing is lost or added twice, waits end
--INI--
opcache.enable_cli=0
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/killed.inc';

const WORKERS = 8;
$operations = cs_stress_operations(2000);
$a = new Swoole\Atomic(0);
$b = new Swoole\Atomic\Long(1 << 40);
$c = new Swoole\Atomic\Long(0);
$own = [];
for ($i = 0; $i < WORKERS; $i++) {
	$own[$i] = new Swoole\Atomic(0);
}
$turn = new Swoole\Atomic(1);
$wrong = new Swoole\Atomic(0);
/* Its own number is that of operations, or one more when a kill came between the two. */
$begin = function (int $worker, CsJournal $journal) use ($own, $wrong) {
	$done = (int) $journal->read(0);
	if ($own[$worker]->get() - $done > 1 || !$own[$worker]->cmpset($own[$worker]->get(), $done)) {
		$wrong->add();
	}
};
$operation = function (int $worker, int $number) use ($a, $b, $c, $own, $turn, $wrong) {
	$a->add(3);
	$a->sub(2);
	$b->sub(5);
	do {
		$is = $c->get();
	} while (!$c->cmpset($is, $is + 7));
	if ($own[$worker]->add() !== $number + 1) {
		$wrong->add();
	}
	if ($number % 64 === 0) {
		$turn->wait(0.001); /* true or not: it must return */
		$turn->wakeup();
	}
};
$killed = cs_killed_processes(WORKERS, $operations, $begin, $operation);
$total = WORKERS * $operations;
/* A kill may repeat what its operation had done by then, at most once. */
var_dump($killed > 0, $wrong->get(), $a->get() >= $total && $a->get() <= $total + 3 * $killed,
	((1 << 40) - $b->get()) % 5, (1 << 40) - $b->get() >= 5 * $total && (1 << 40) - $b->get() <= 5 * ($total + $killed),
	$c->get() % 7, $c->get() >= 7 * $total && $c->get() <= 7 * ($total + $killed));
--EXPECT--
bool(true)
int(0)
bool(true)
int(0)
bool(true)
int(0)
bool(true)
