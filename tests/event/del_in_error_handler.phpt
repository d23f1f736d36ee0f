--TEST--
Event: an error handler that deletes the watch of a failed write does no harm
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[$a, $b] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
set_error_handler(function ($level, $message) use ($a) {
	echo preg_replace('/\d+/', 'N', $message), "\n";
	Swoole\Event::del($a);
});
var_dump(Swoole\Event::write($a, str_repeat('x', 1000000)));
Swoole\Timer::after(5, fn () => fclose($b));
Swoole\Event::wait();
echo "end\n";
--EXPECTF--
bool(true)
%Sbytes for the descriptor N could not be written: Broken pipe
end
