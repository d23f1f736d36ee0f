--TEST--
System::getaddrinfo(): a list of addresses
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\System;

Swoole\Coroutine\run(function () {
	var_dump(System::getaddrinfo('localhost'), System::getaddrinfo('127.0.0.1', AF_INET, SOCK_DGRAM, 0, '53'), System::getaddrinfo('no.such..name'));
});
--EXPECT--
array(1) {
  [0]=>
  string(9) "127.0.0.1"
}
array(1) {
  [0]=>
  string(9) "127.0.0.1"
}
bool(false)
