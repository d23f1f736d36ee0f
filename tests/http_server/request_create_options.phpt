--TEST--
Request::create(): a wrong value of an option is named and changes nothing
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
$request = Swoole\Http\Request::create(['package_max_length' => 'much', 'parse_cookie' => [], 'upload_tmp_dir' => 5]);
$request->parse("GET / HTTP/1.1\r\nHost: a\r\nCookie: a=1\r\n\r\n");
echo json_encode($request->cookie), "\n";
Swoole\Http\Request::create(['parse_cookie' => 'off', 'package_max_length' => '100']);
?>
--EXPECTF--
Warning: Swoole\Http\Request::create(): the option 'package_max_length' must be a number of bytes from 1 on; 'much' given in %s on line %d

Warning: Swoole\Http\Request::create(): the option 'parse_cookie' must be true or false; an array given in %s on line %d

Warning: Swoole\Http\Request::create(): the option 'upload_tmp_dir' must be a path; 5 given in %s on line %d
{"a":"1"}
