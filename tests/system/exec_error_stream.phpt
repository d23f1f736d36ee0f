--TEST--
System::exec(): the error stream on demand, in the order of writing
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\System;

Swoole\Coroutine\run(function () {
	echo System::exec('echo one; echo two >&2; echo three', true)['output'];
});
--EXPECT--
one
two
three
