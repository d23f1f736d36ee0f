--TEST--
Cookies: set, received, sent again; several Set-Cookie lines
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

use Swoole\Coroutine\Http\Client;
Swoole\Coroutine\run(function () {
	$port = cs_fake_http(function ($head, $number) {
		preg_match('/^Cookie: (.*)\r$/mi', $head, $m);
		return cs_reply($m[1] ?? 'none', "Set-Cookie: a=new%20value; Path=/\r\nset-cookie: b=2; HttpOnly\r\nX-Many: 1\r\nX-Many: 2\r\n");
	});
	$c = new Client('127.0.0.1', $port);
	$c->get('/');
	var_dump($c->body, $c->set_cookie_headers, $c->cookies, $c->headers['x-many']);
	$c->get('/');
	var_dump($c->body);
	$c->setCookies(['mine' => 'x;y', "bad\n" => 'z']);
	var_dump(@$c->get('/'), $c->body, array_keys($c->getCookies()));
	exit;
});
?>
--EXPECT--
string(4) "none"
array(2) {
  [0]=>
  string(21) "a=new%20value; Path=/"
  [1]=>
  string(13) "b=2; HttpOnly"
}
array(2) {
  ["a"]=>
  string(9) "new value"
  ["b"]=>
  string(1) "2"
}
string(4) "1, 2"
string(16) "a=new+value; b=2"
bool(true)
string(10) "mine=x%3By"
array(4) {
  [0]=>
  string(4) "mine"
  [1]=>
  string(4) "bad
"
  [2]=>
  string(1) "a"
  [3]=>
  string(1) "b"
}
