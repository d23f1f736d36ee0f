--TEST--
Timer: clearAll() removes all timers, also from a callback
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

for ($i = 0; $i < 5; $i++) {
	Swoole\Timer::tick(1000, fn () => print("never\n"));
}
Swoole\Timer::after(1, function () {
	var_dump(count(Swoole\Timer::list()), Swoole\Timer::clearAll(), count(Swoole\Timer::list()));
});
Swoole\Event::wait();
echo "end\n";
--EXPECT--
int(6)
bool(true)
int(0)
end
