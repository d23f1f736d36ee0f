--TEST--
Http\Cookie: a field that would break the header is refused with a warning that names it
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Http\Cookie;

set_error_handler(function ($type, $text) {
	echo preg_replace('/: none of .*/', '', substr($text, strlen('Swoole\Http\Cookie::toString(): '))), "\n";
	return true;
});
$good = (new Cookie(false))->withName('key')->withValue('value');
$bad = "x\r\nSet-Cookie: a=b";
foreach (['withName', 'withValue', 'withPath', 'withDomain', 'withSameSite', 'withPriority'] as $with) {
	var_dump((clone $good)->$with($bad)->toString());
}
var_dump((clone $good)->withName('')->toString());
var_dump((clone $good)->withName('a=b')->toString());
var_dump((clone $good)->withExpires(PHP_INT_MAX)->toString());
var_dump((new Cookie)->withName('key')->withValue($bad)->toString());
--EXPECT--
the cookie's name contains a character that is not allowed there
bool(false)
the cookie's value contains a character that is not allowed unencoded
bool(false)
the cookie's path contains a character that is not allowed there
bool(false)
the cookie's domain contains a character that is not allowed there
bool(false)
the cookie's samesite contains a character that is not allowed there
bool(false)
the cookie's priority contains a character that is not allowed there
bool(false)
the cookie's name is empty
bool(false)
the cookie's name contains a character that is not allowed there
bool(false)
the cookie's expiry date is after the year 9999
bool(false)
string(30) "key=x%0D%0ASet-Cookie%3A+a%3Db"
