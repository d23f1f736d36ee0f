--TEST--
Files of a form are written in the thread pool, whole and in order, by HTTP/2 as by HTTP/1
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
require __DIR__ . '/../include/h2.inc';
skip_without_http2('curl', 'nghttp');
if (!is_readable('/proc/thread-self/io')) {
	skip('needs the kernel\'s counters of I/O');
}
?>
--FILE--
<?php
require __DIR__ . '/../include/h2.inc';

$dir = cs_temp_dir();
$written = fn (string $who) => (int) substr(strstr(file_get_contents("/proc/$who/io"), 'wchar: '), 7);
$server = cs_h2_server(function ($server) use ($written) {
	$server->on('request', function ($request, $response) use ($written) {
		$sums = array_map(fn ($file) => md5_file($file['tmp_name']), $request->files ?? []);
		$response->header('Content-Type', 'application/json');
		$response->end($sums ? json_encode([$sums, $request->post]) : json_encode([0, 0, $written('thread-self'), $written('self')]));
	});
}, ['worker_num' => 1, 'package_max_length' => 50000000, 'upload_tmp_dir' => $dir]);
$parts = ['e' => 'first'];
foreach (['a' => 9000000, 'b' => 3000001, 'c' => 70000, 'd' => 10] as $name => $size) {
	$content = random_bytes($size);
	$sums[$name] = md5($content);
	$parts[$name] = cs_file_part($name, "$name.bin", $content);
}
file_put_contents("$dir/form", cs_multipart($parts));
$type = 'Content-Type: multipart/form-data; boundary=b';
foreach ([
	'HTTP/2' => "nghttp -m 3 -d $dir/form -H '$type'", /* three streams of one connection */
	'HTTP/1' => "curl -sS --data-binary @$dir/form -H '$type'",
] as $version => $command) {
	$before = json_decode(cs_http_get($server->port)->body);
	$answers = shell_exec("env -u LD_PRELOAD $command http://127.0.0.1:$server->port/ 2>&1");
	$after = json_decode(cs_http_get($server->port)->body);
	$right = substr_count($answers, json_encode([$sums, ['e' => 'first']]));
	$loop = $after[2] - $before[2];
	$all = $after[3] - $before[3];
	echo "$version: $right right; by the loop ", $loop < $right * 1000000 ? 'little' : $loop, ', by all ',
		$all > $right * 12000000 ? 'everything' : $all, "\n";
}
echo count(glob("$dir/swoole*")), " left\n";
?>
--EXPECT--
HTTP/2: 3 right; by the loop little, by all everything
HTTP/1: 1 right; by the loop little, by all everything
0 left
