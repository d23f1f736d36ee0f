--TEST--
Channel: it can be neither cloned nor serialized
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

foreach (['clone' => fn () => clone new chan, 'serialize' => fn () => serialize(new chan)] as $what => $do) {
	try {
		$do();
	} catch (Throwable $e) {
		echo $e->getMessage(), "\n";
	}
}
--EXPECT--
Trying to clone an uncloneable object of class Swoole\Coroutine\Channel
Serialization of 'Swoole\Coroutine\Channel' is not allowed
