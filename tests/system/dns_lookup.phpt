--TEST--
System::dnsLookup(): the first address
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\System;

Swoole\Coroutine\run(function () {
	var_dump(System::dnsLookup('localhost'), System::dnsLookup('localhost', 1, AF_INET), System::dnsLookup(''));
});
--EXPECTF--

Warning: Swoole\Coroutine\System::dnsLookup(): The domain name is empty in %s on line 7
string(9) "127.0.0.1"
string(9) "127.0.0.1"
bool(false)
