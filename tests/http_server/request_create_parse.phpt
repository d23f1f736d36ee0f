--TEST--
Request: create() and parse() without a server
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Http\Request;

$request = Request::create(['parse_cookie' => false]);
var_dump($request->isCompleted(), $request->getMethod(), $request->getData(), $request->get);
$message = "POST /a?b=c HTTP/1.1\r\nHost: h\r\nCookie: d=e\r\nContent-Length: 4\r\n\r\nbody";
var_dump($request->parse(substr($message, 0, 20)), $request->parse(substr($message, 20, 30)), $request->isCompleted());
var_dump($request->parse(substr($message, 50) . 'of the next'));
var_dump($request->isCompleted(), $request->get, $request->cookie, $request->rawContent(), $request->getData() === $message);
var_dump($request->parse('more'));
var_dump(Request::create()->parse("garbage\r\n\r\n"));
Request::create(['no_such' => 1]);
?>
--EXPECTF--
bool(false)
bool(false)
bool(false)
NULL
int(20)
int(30)
bool(false)
int(19)
bool(true)
array(1) {
  ["b"]=>
  string(1) "c"
}
NULL
string(4) "body"
bool(true)
bool(false)
bool(false)

Warning: Swoole\Http\Request::create(): the option 'no_such' is not supported and has no effect in %s on line %d
