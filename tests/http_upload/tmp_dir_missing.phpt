--TEST--
An upload_tmp_dir that cannot be written to: a warning at the start, 500 for what would go there
--FILE--
<?php
require __DIR__ . '/../include/server.inc';

$log = tempnam(sys_get_temp_dir(), 'cs');
$port = cs_http_server(fn ($request, $response) => $response->end($request->post['a'] . ' ' . $request->files['f']['error']),
	['upload_tmp_dir' => '/nonexistent/dir', 'package_max_length' => 1000000], function () use ($log, &$stderr) {
		fclose(STDERR);
		$stderr = fopen($log, 'a'); /* takes the descriptor that became free */
	});
$post = fn (int $size) => cs_http_post($port, '/', cs_multipart(['a' => '1', cs_file_part('f', 'x', str_repeat('x', $size))]), CS_MULTIPART);
echo $post(10)->body, "\n", $post(100000)->body;
echo preg_match('~WARNING: uploads will fail: .*/nonexistent/dir~', file_get_contents($log)), "\n";
unlink($log);
?>
--EXPECT--
1 7
500 Internal Server Error: The upload cannot be stored
1
