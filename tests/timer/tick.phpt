--TEST--
Timer: tick() calls again and again with its id and arguments, until cleared
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$count = 0;
$id = Swoole\Timer::tick(1, function (int $timer_id, string $arg) use (&$count, &$id) {
	echo $timer_id === $id ? 'same id ' : 'other id ', $arg, ' ', ++$count, "\n";
	if ($count === 3) {
		var_dump(Swoole\Timer::clear($timer_id));
	}
}, 'arg');
Swoole\Event::wait();
echo "end\n";
--EXPECT--
same id arg 1
same id arg 2
same id arg 3
bool(true)
end
