--TEST--
Coroutine: the scheduler interrupts do-while, for, while and goto loops without a wait
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Co::enableScheduler();
$done = false;
go(function () use (&$done) {
	$i = 0;
	do {
		$i++;
	} while (!$done);
	echo "do-while ends\n";
});
go(function () use (&$done) {
	for ($i = 0;; $i++) {
		if ($done) {
			break;
		}
	}
	echo "for ends\n";
});
go(function () use (&$done) {
	again:
	if (!$done) {
		goto again;
	}
	echo "goto ends\n";
});
go(function () use (&$done) {
	$work = function (array $a) {
		return count($a);
	};
	while (!$done) {
		$work([1, 2]);
	}
	echo "while ends\n";
});
go(function () use (&$done) {
	$done = true;
	echo "set\n";
});
Swoole\Event::wait();
var_dump(Co::disableScheduler());
--EXPECT--
set
do-while ends
for ends
goto ends
while ends
bool(true)
