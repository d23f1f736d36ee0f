--TEST--
Http\Cookie: toArray() lists the fields; reset() clears them but for the encode flag
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Http\Cookie;

$cookie = (new Cookie(false))->withName('key')->withValue('value')->withExpires(5)->withPath('/p')->withDomain('d')
	->withSecure(true)->withHttpOnly(true)->withSameSite('Lax')->withPriority('Low')->withPartitioned(true);
echo json_encode($cookie->toArray()), "\n";
var_dump($cookie->reset());
echo json_encode($cookie->toArray()), "\n";
echo json_encode((new Cookie)->toArray()['encode']), "\n";
--EXPECT--
{"name":"key","value":"value","expires":5,"path":"\/p","domain":"d","secure":true,"httpOnly":true,"sameSite":"Lax","priority":"Low","partitioned":true,"encode":false}
NULL
{"name":"","value":"","expires":0,"path":"","domain":"","secure":false,"httpOnly":false,"sameSite":"","priority":"","partitioned":false,"encode":false}
true
