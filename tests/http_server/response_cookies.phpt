--TEST--
Response: each cookie is a line of its own, the same name twice too
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$port = cs_http_server(function ($request, $response) {
	$response->cookie('a', 'b c');
	$response->setCookie('a', '2', 0, '/p', 'e.org', true, true, 'Lax');
	$response->rawcookie('raw', 'x=y');
	$response->setRawCookie('raw2', 'z');
	$response->header('Set-Cookie', ['h=1', 'h=2']);
	$response->end();
});
echo cs_http_get($port)->header('set-cookie'), "\n";
?>
--EXPECT--
h=1
h=2
a=b+c; path=/
a=2; path=/p; domain=e.org; secure; httponly; samesite=Lax
raw=x=y; path=/
raw2=z; path=/
