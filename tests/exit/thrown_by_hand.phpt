--TEST--
ExitException: one made by hand has status 0
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\ExitException;

try {
	throw new ExitException('by hand', 5);
} catch (ExitException $e) {
	var_dump($e->getMessage(), $e->getCode(), $e->getStatus(), $e->getFlags());
}
--EXPECT--
string(7) "by hand"
int(5)
int(0)
int(0)
