--TEST--
System::exec(): the signal that ended the command
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\System;

Swoole\Coroutine\run(function () {
	var_dump(System::exec('kill -9 $$'));
});
--EXPECT--
array(3) {
  ["code"]=>
  int(0)
  ["signal"]=>
  int(9)
  ["output"]=>
  string(0) ""
}
