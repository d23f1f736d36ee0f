--TEST--
Process: daemon() after the loop was used leaves the parent's timers behind
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[$status, $output] = cs_php(<<<'PHP'
	Co\run(fn () => Swoole\Coroutine::sleep(0.001));
	Swoole\Timer::after(1, fn () => print("never\n"));
	[$a, $b] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
	Swoole\Event::add($a, fn () => print("never\n"));
	Swoole\Event::cycle(fn () => print("never\n"));
	echo json_encode([Swoole\Process::daemon(), count(Swoole\Timer::list()), Swoole\Event::isset($a)]), "\n";
	fwrite($b, 'x');
	Swoole\Timer::after(5, fn () => print("timer of the child\n"));
	Swoole\Event::wait();
	PHP);
echo $output, $status, "\n";
--EXPECT--
[true,0,false]
timer of the child
0
