--TEST--
Http\Cookie: an expiry date is sent as a date and as Max-Age; an empty value deletes the cookie
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Http\Cookie;

$now = time();
$cookie = (new Cookie)->withName('key')->withValue('value')->withExpires($now + 3600);
[$value, $expires, $age] = explode('; ', $cookie->toString());
var_dump($expires === gmdate('\e\x\p\i\r\e\s=D, d-M-Y H:i:s \G\M\T', $now + 3600));
var_dump(preg_match('/^Max-Age=3(600|59\d)$/', $age));
var_dump($cookie->withExpires(1)->toString());
var_dump($cookie->withExpires()->toString());
var_dump($cookie->withValue('')->toString());
var_dump($cookie->withValue()->withExpires($now + 3600)->withPath()->toString());
--EXPECT--
bool(true)
int(1)
string(59) "key=value; expires=Thu, 01-Jan-1970 00:00:01 GMT; Max-Age=0"
string(9) "key=value"
string(61) "key=deleted; expires=Thu, 01-Jan-1970 00:00:01 GMT; Max-Age=0"
string(69) "key=deleted; expires=Thu, 01-Jan-1970 00:00:01 GMT; Max-Age=0; path=/"
