--TEST--
Table: set and del of the same keys in many processes leave no ghosts and an exact count
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Table;

$t = new Table(512);
$t->column('n', Table::TYPE_INT);
$t->column('s', Table::TYPE_STRING, 600);
$t->create();
$torn = new Swoole\Atomic;
for ($p = 0; $p < 8; $p++) {
	$pids[] = $pid = pcntl_fork();
	if ($pid === 0) {
		mt_srand($p);
		for ($i = 0; $i < 4000; $i++) {
			$key = 'key' . mt_rand(0, 299);
			switch (mt_rand(0, 3)) {
				case 0:
					$n = mt_rand(10, 99);
					$t->set($key, ['n' => $n, 's' => str_repeat((string) $n, 300)]);
					break;
				case 1:
					$t->del($key);
					break;
				case 2:
					$t->incr('sum', 'n', 3);
					break;
				default:
					$row = $t->get($key);
					if ($row && $row['s'] !== str_repeat((string) $row['n'], 300)) {
						$torn->add();
					}
			}
		}
		exit(0);
	}
}
foreach ($pids as $pid) {
	pcntl_waitpid($pid, $status);
}
$exist = $iterated = 0;
for ($i = 0; $i < 300; $i++) {
	$exist += (int) $t->exists("key$i");
}
foreach ($t as $key => $row) {
	$iterated++;
}
var_dump($torn->get(), count($t) === $exist + 1, $iterated === count($t), $t->get('sum', 'n') % 3);
foreach ($t as $key => $row) {
	$t->del($key);
}
var_dump(count($t));
for ($i = 0; $i < 512; $i++) {
	$t->set("all$i", []) || print("no room for $i\n");
}
--EXPECT--
int(0)
bool(true)
bool(true)
int(0)
int(0)
