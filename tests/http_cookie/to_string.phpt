--TEST--
Http\Cookie: toString() is the value of the Set-Cookie header
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Http\Cookie;

$cookie = (new Cookie)->withName('key')->withValue('a b;c');
var_dump($cookie->toString());
$cookie->withPath()->withDomain('example.org')->withSecure(true)->withHttpOnly(true)->withSameSite('None')
	->withPriority('High')->withPartitioned(true);
var_dump($cookie->toString());
$cookie->withPath('')->withDomain()->withSecure()->withHttpOnly()->withSameSite()->withPriority()->withPartitioned();
var_dump($cookie->toString());
var_dump((new Cookie(false))->withName('key')->withValue('a%20b')->toString());
--EXPECT--
string(11) "key=a+b%3Bc"
string(100) "key=a+b%3Bc; path=/; domain=example.org; secure; httponly; samesite=None; priority=High; partitioned"
string(11) "key=a+b%3Bc"
string(9) "key=a%20b"
