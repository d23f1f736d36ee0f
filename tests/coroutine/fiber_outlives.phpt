--TEST--
Coroutine: a Fiber outlives the coroutine that started it; whoever resumes it runs it
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$fiber = null;
go(function () use (&$fiber) {
	$fiber = new Fiber(function () {
		for ($i = 0; $i < 3; $i++) {
			Fiber::suspend(Co::getCid());
			if (Co::getCid() > 0) {
				Co::sleep(0.001);
			}
		}
		return 'done';
	});
	echo $fiber->start(), "\n";
});
echo $fiber->resume(), "\n";
Co\run(function () use ($fiber) {
	echo $fiber->resume(), "\n";
	go(function () use ($fiber) {
		$fiber->resume();
		echo $fiber->getReturn(), "\n";
	});
});
--EXPECT--
1
-1
2
done
