--TEST--
Channel: a subclass that forgets the parent constructor gets a clear Error
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

class Forgetful extends Swoole\Coroutine\Channel
{
	public function __construct()
	{
	}
}

Swoole\Coroutine\run(function () {
	foreach (['push', 'pop', 'close', 'length', 'isEmpty', 'isFull', 'stats'] as $method) {
		try {
			(new Forgetful)->$method(1);
		} catch (Error $e) {
			echo get_class($e), ': ', $e->getMessage(), "\n";
		}
	}
});
--EXPECTF--
Swoole\Error: the constructor of Swoole\Coroutine\Channel was not called: Forgetful::__construct() must call parent::__construct()
Swoole\Error: the constructor of Swoole\Coroutine\Channel was not called: Forgetful::__construct() must call parent::__construct()
ArgumentCountError: %s
ArgumentCountError: %s
ArgumentCountError: %s
ArgumentCountError: %s
ArgumentCountError: %s
