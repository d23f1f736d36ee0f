--TEST--
Timer: after the loop has ended, new timers start it again
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

foreach ([1, 2, 3] as $i) {
	Swoole\Timer::after(1, fn () => print("round $i\n"));
	Swoole\Event::wait();
}
Co\run(function () {
	Swoole\Timer::after(1, fn () => print("in run\n"));
});
echo "end\n";
--EXPECT--
round 1
round 2
round 3
in run
end
