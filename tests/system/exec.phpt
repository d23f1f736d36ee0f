--TEST--
System::exec(): exit status and output
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\System;

Swoole\Coroutine\run(function () {
	var_dump(System::exec('echo out; exit 3'));
});
--EXPECT--
array(3) {
  ["code"]=>
  int(3)
  ["signal"]=>
  int(0)
  ["output"]=>
  string(4) "out
"
}
