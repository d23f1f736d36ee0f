--TEST--
WaitGroup: a subclass may leave out the parent constructor
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

class Own extends Swoole\Coroutine\WaitGroup
{
	public function __construct()
	{
	}
}

Swoole\Coroutine\run(function () {
	$group = new Own;
	$group->add();
	go(function () use ($group) {
		Swoole\Coroutine::sleep(0.001);
		$group->done();
	});
	var_dump($group->wait());
});
--EXPECT--
bool(true)
