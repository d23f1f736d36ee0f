--TEST--
Process: signal(), waitSignal() and pcntl_signal() of one signal; the last to stop puts back what was before
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\System;
use Swoole\Process;

pcntl_async_signals(true);
pcntl_signal(SIGUSR1, fn () => print("pcntl\n"));
Co\run(function () {
	Process::signal(SIGUSR1, fn () => print("callback\n"));
	for ($i = 0; $i < 2; $i++) {
		go(function () {
			System::waitSignal(SIGUSR1);
			echo "waiter\n";
		});
	}
	posix_kill(getmypid(), SIGUSR1);
	Co::sleep(0.01);
	posix_kill(getmypid(), SIGUSR1);
	Co::sleep(0.01);
	Process::signal(SIGUSR1);
	posix_kill(getmypid(), SIGUSR1);
});
posix_kill(getmypid(), SIGUSR1);
/* Neither the loop nor the process is kept alive by a callback. */
Process::signal(SIGUSR1, fn () => null);
Swoole\Event::wait();
echo "end\n";
--EXPECT--
callback
waiter
waiter
callback
pcntl
pcntl
end
