--TEST--
Event: wait() in a shutdown function runs what is left
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

register_shutdown_function(function () {
	Swoole\Timer::after(1, fn () => print("timer\n"));
	Swoole\Event::wait();
	echo "end\n";
});
--EXPECT--
timer
end
