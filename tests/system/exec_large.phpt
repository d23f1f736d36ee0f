--TEST--
System::exec(): large output, whole
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\System;

Swoole\Coroutine\run(function () {
	$result = System::exec('head -c 3000000 /dev/zero');
	var_dump(strlen($result['output']), $result['code']);
});
--EXPECT--
int(3000000)
int(0)
