--TEST--
Request: a multipart body is left to the program, with one note in the log
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$log = tempnam(sys_get_temp_dir(), 'cserve');
$port = cs_http_server(function ($request, $response) {
	$response->end(json_encode([$request->post, $request->files, strlen($request->rawContent())]));
}, [], function () use ($log, &$stderr) {
	fclose(STDERR);
	$stderr = fopen($log, 'a'); /* takes the descriptor that became free */
});
$body = "--b\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n1\r\n--b--\r\n";
for ($i = 0; $i < 2; $i++) {
	echo cs_http_post($port, '/', $body, ['Content-Type' => 'multipart/form-data; boundary=b'])->body, "\n";
}
echo substr_count(file_get_contents($log), 'NOTICE: multipart/form-data is not parsed'), "\n";
unlink($log);
?>
--EXPECT--
[null,null,59]
[null,null,59]
1
