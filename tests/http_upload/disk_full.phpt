--TEST--
An upload that cannot be stored is answered with 500, and the next one is served
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
require __DIR__ . '/../include/h2.inc';
skip_without_http2('nghttp', 'prlimit');
?>
--FILE--
<?php
require __DIR__ . '/../include/h2.inc';

$dir = cs_temp_dir();
$server = cs_h2_server(function ($server) {
	$server->on('workerStart', fn () => Swoole\Process::signal(SIGXFSZ, fn () => null));
	$server->on('request', fn ($request, $response) => $response->end(
		isset($request->files) ? md5_file($request->files['f']['tmp_name']) : (string) getmypid()));
}, ['worker_num' => 1, 'upload_tmp_dir' => $dir]);
/* No file may be larger than this. */
$pid = cs_http_get($server->port)->body;
shell_exec("prlimit --pid $pid --fsize=500000");
foreach ([1500000, 400000] as $size) {
	$content = random_bytes($size);
	file_put_contents("$dir/form", $form = cs_multipart(['f' => cs_file_part('f', 'f.bin', $content)]));
	$http1 = cs_http($server->port, 'POST', '/', CS_MULTIPART, $form);
	$type = 'Content-Type: multipart/form-data; boundary=b';
	$http2 = shell_exec("env -u LD_PRELOAD nghttp -d $dir/form -H '$type' http://127.0.0.1:$server->port/ 2>&1");
	echo $http1->status, ' ', str_replace(md5($content), 'right', $http1->body), "\n", str_replace(md5($content), 'right', $http2), "\n";
}
cs_until(fn () => !glob("$dir/swoole*"), 'the end of the files');
echo "none left\n";
?>
--EXPECT--
500 500 Internal Server Error: The upload cannot be stored

500 Internal Server Error: The upload cannot be stored

200 right
right
none left
