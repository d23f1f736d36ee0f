--TEST--
Timer: a private method that the caller may call can be the callback
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

class Clock
{
	public function start(): void
	{
		Swoole\Timer::after(1, [$this, 'ring'], 'called');
		Swoole\Timer::after(2, [self::class, 'chime'], 'called too');
	}

	private function ring(string $text): void
	{
		echo "$text\n";
	}

	private static function chime(string $text): void
	{
		echo "$text\n";
	}
}

(new Clock)->start();
try {
	Swoole\Timer::after(1, [new Clock, 'ring']);
} catch (TypeError $e) {
	echo $e->getMessage(), "\n";
}
Swoole\Event::wait();
--EXPECT--
Swoole\Timer::after(): Argument #2 ($callback) must be a valid callback, cannot access private method Clock::ring()
called
called too
