--TEST--
Timer: every timer gets a higher id than those before
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$last = 0;
for ($i = 0; $i < 100; $i++) {
	$id = Swoole\Timer::after(1, fn () => 1);
	if ($id <= $last) {
		echo "$id after $last\n";
	}
	$last = $id;
	if ($i % 3) {
		Swoole\Timer::clear($id);
	}
}
Swoole\Event::wait();
echo "done\n";
--EXPECT--
done
