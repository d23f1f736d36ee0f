--TEST--
Channel: a fatal error while others wait in channels ends the script in good order
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[$status, $output] = cs_php(<<<'PHP'
	Co\run(function () {
		$chan = new chan(1);
		$group = new Co\WaitGroup(1);
		go(fn () => $chan->pop(10));
		go(fn () => $group->wait());
		Swoole\Timer::tick(1000, fn () => 1);
		Swoole\Event::cycle(fn () => 1);
		go(function () {
			eval('function f() {} function f() {}');
		});
	});
	echo "never\n";
	PHP);
echo $status, ' ', str_contains($output, 'Cannot redeclare ') ? 'reported' : $output, ' ',
	str_contains($output, 'never') ? 'went on' : 'ended', "\n";
--EXPECT--
255 reported ended
