--TEST--
System::gethostbyname(): names from the hosts file, addresses as they are
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\System;

Swoole\Coroutine\run(function () {
	var_dump(System::gethostbyname('localhost'), System::gethostbyname('127.0.0.9'), System::gethostbyname('::1', AF_INET6));
});
--EXPECT--
string(9) "127.0.0.1"
string(9) "127.0.0.9"
string(3) "::1"
