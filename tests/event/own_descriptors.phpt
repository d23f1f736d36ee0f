--TEST--
Event: the descriptors of the event loop itself may be named; what it cannot watch is refused, and it goes on
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Event;
use Swoole\Timer;

Swoole\Coroutine\run(function () {
	Timer::after(1, fn () => print "before\n");
	$added = [];
	for ($fd = 3; $fd < 64; $fd++) { /* the loop has its descriptors, but has not waited yet */
		if (@Event::add($fd, fn ($fd) => Event::del($fd), null, SWOOLE_EVENT_READ)) {
			$added[] = $fd;
		}
	}
	Timer::after(10, function () use ($added) {
		foreach ($added as $fd) {
			Event::isset($fd, SWOOLE_EVENT_READ) && Event::del($fd);
		}
	});
});
echo "end\n";
?>
--EXPECT--
before
end
