--TEST--
Timer: with enable_coroutine off the callbacks of timers, events and signals run outside of coroutines
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

function where(string $what): void
{
	echo $what, Co::getCid() > 0 ? ": in a coroutine\n" : ": outside\n";
}
$all = function () {
	Swoole\Event::defer(fn () => where('defer'));
	Swoole\Timer::after(1, function () {
		where('after');
		posix_kill(getmypid(), SIGUSR1);
	});
	[$a, $b] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
	Swoole\Event::add($a, function ($stream) {
		where('event ' . fread($stream, 1));
		Swoole\Event::del($stream);
	});
	Swoole\Timer::tick(40, function ($id, $argument) use ($b) {
		where("tick $argument");
		Swoole\Timer::clear($id);
		fwrite($b, 'x');
	}, 'y');
	Swoole\Process::signal(SIGUSR1, function ($signal) {
		where("signal $signal");
		Swoole\Process::signal(SIGUSR1, null);
	});
	Swoole\Event::wait();
};
swoole_async_set(['enable_coroutine' => false]);
$all();
Swoole\Timer::after(1, function () {
	var_dump(Co\run(function () {
		Co::sleep(0.001);
		where('run() in a timer');
	}));
	try {
		Co::sleep(0.001);
	} catch (Swoole\Error $e) {
		echo strtok($e->getMessage(), ':'), "\n";
	}
});
Swoole\Event::wait();
/* The object and its closure live until the call has ended, whatever it does with the timer. */
final class Once
{
	public function __construct(private string $name)
	{
	}

	public function call(): void
	{
		Swoole\Timer::clearAll();
		echo $this->name, "\n";
	}

	public function __destruct()
	{
		$this->name = 'destroyed';
	}
}
Swoole\Timer::tick(1, [new Once('alive'), 'call']);
Swoole\Event::wait();
swoole_async_set(['enable_coroutine' => true]);
$all();
foreach (['throw new LogicException("thrown");', 'exit(3);', 'no_such_function();'] as $end) {
	[$status, $output] = cs_php(<<<PHP
		swoole_async_set(['enable_coroutine' => false]);
		Swoole\Timer::after(1, function () { $end });
		Swoole\Timer::after(2, fn () => print("never\n"));
		Swoole\Event::wait();
		echo "never\n";
		PHP);
	echo $status, ' ', preg_match('/Uncaught \w+: .*?(?= in)/', $output, $m) ? $m[0] : $output, str_contains($output, 'never') ? ' went on' : '', "\n";
}
?>
--EXPECT--
defer: outside
after: outside
signal 10: outside
tick y: outside
event x: outside
run() in a timer: in a coroutine
bool(true)
API must be called in the coroutine
alive
defer: in a coroutine
after: in a coroutine
signal 10: in a coroutine
tick y: in a coroutine
event x: in a coroutine
255 Uncaught LogicException: thrown
3 
255 Uncaught Error: Call to undefined function no_such_function()
