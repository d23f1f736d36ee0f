--TEST--
Forms that are too large or have too much are refused with 413, malformed ones with 400; no file is left
--INI--
max_input_vars=5
max_file_uploads=2
--FILE--
<?php
require __DIR__ . '/../include/server.inc';

$dir = sys_get_temp_dir() . '/cs-upload-' . getmypid();
mkdir($dir);
$port = cs_http_server(fn ($request, $response) => $response->end('ok'),
	['upload_tmp_dir' => $dir, 'upload_max_filesize' => 300000, 'package_max_length' => 100000],
	fn () => Swoole\Coroutine::set(['log_level' => SWOOLE_LOG_NONE]));
$post = function (string $what, string $body, array $headers = CS_MULTIPART) use ($port) {
	$response = cs_http_post($port, '/', $body, $headers);
	echo $what, ': ', $response->status, ' ', trim($response->body), "\n";
};
$post('five fields', cs_multipart(array_fill(0, 5, 'x')));
$post('six fields', cs_multipart(array_fill(0, 6, 'x')));
$files = fn (int $count, int $size) => cs_multipart(array_fill(0, $count, cs_file_part('f', 'x', str_repeat('x', $size))));
$post('two files', $files(2, 300000));
$post('three files', $files(3, 10));
$post('a large file', $files(1, 300001));
$post('a large field', cs_multipart(['a' => str_repeat('x', 100000)]));
$post('cut off', substr($files(1, 200000), 0, -10));
$post('no boundary', 'x', ['Content-Type' => 'multipart/form-data']);
$post('no boundary and no body', '', ['Content-Type' => 'multipart/form-data']);
$post('garbage', "--b\r\ngarbage\r\n\r\n");
$post('not a form', str_repeat('x', 100001), ['Content-Type' => 'text/plain']);
cs_until(fn () => count(glob("$dir/*")) === 0, 'the end of the files');
rmdir($dir);
?>
--EXPECT--
five fields: 200 ok
six fields: 413 413 Content Too Large: The form has more fields than max_input_vars
two files: 200 ok
three files: 413 413 Content Too Large: The form has more files than max_file_uploads
a large file: 413 413 Content Too Large: A file is larger than upload_max_filesize
a large field: 413 413 Content Too Large: The form is too large
cut off: 400 400 Bad Request: The form ends before its last boundary
no boundary: 400 400 Bad Request: The Content-Type of the form has no valid boundary
no boundary and no body: 200 ok
garbage: 400 400 Bad Request: A part of the form has a malformed header line
not a form: 413 413 Content Too Large: The request body is too large
