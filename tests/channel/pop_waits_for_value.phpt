--TEST--
Channel: pop() on an empty channel waits until a value was pushed
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Coroutine\run(function () {
	$chan = new chan;
	go(function () use ($chan) {
		echo "waiting\n";
		var_dump($chan->pop());
	});
	echo "push\n";
	$chan->push(['x' => 1]);
});
--EXPECT--
waiting
push
array(1) {
  ["x"]=>
  int(1)
}
