--TEST--
System::gethostbyname(): false and an error code for what does not exist
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\System;

Swoole\Coroutine\run(function () {
	var_dump(System::gethostbyname('no.such..name'), swoole_last_error() === SWOOLE_ERROR_DNSLOOKUP_RESOLVE_FAILED);
	var_dump(System::gethostbyname('127.0.0.1', AF_INET6));
	var_dump(System::gethostbyname(''));
	var_dump(System::gethostbyname('localhost', 77));
});
--EXPECTF--
bool(false)
bool(true)
bool(false)

Warning: Swoole\Coroutine\System::gethostbyname(): The domain name is empty in %s on line 9
bool(false)

Warning: Swoole\Coroutine\System::gethostbyname(): The address family must be AF_INET (2) or AF_INET6 (10), 77 given in %s on line 10
bool(false)
