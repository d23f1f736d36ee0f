--TEST--
Request::create()->parse() takes forms, with parse_files and upload_tmp_dir
--FILE--
<?php
require __DIR__ . '/../include/server.inc';

$body = cs_multipart(['a' => '1', cs_file_part('f', 'x', str_repeat('y', 100000))]);
$head = "POST / HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: " . strlen($body) . "\r\n\r\n";
$request = Swoole\Http\Request::create(['upload_tmp_dir' => sys_get_temp_dir()]);
foreach (str_split($head . $body, 1000) as $piece) {
	$request->parse($piece);
}
var_dump($request->isCompleted(), $request->post, $request->files['f']['size'], $request->rawContent() === $body);
$path = $request->files['f']['tmp_name'];
var_dump(filesize($path));
$copy = clone $request;
unset($request);
clearstatcache();
var_dump(file_exists($path), $copy->rawContent() === $body);
$plain = Swoole\Http\Request::create(['parse_files' => false]);
$plain->parse($head . $body);
var_dump($plain->files, $plain->post);
$cut = Swoole\Http\Request::create();
var_dump($cut->parse(str_replace('Content-Length: ', 'Content-Length: 1', $head) . "--b\r\nbad\r\n\r\n"), $cut->files);
?>
--EXPECT--
bool(true)
array(1) {
  ["a"]=>
  string(1) "1"
}
int(100000)
bool(true)
int(100000)
bool(false)
bool(true)
NULL
NULL
bool(false)
NULL
