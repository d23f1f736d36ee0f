--TEST--
The document root cannot be walked out of, in any spelling; symbolic links as configured
--FILE--
<?php
require __DIR__ . '/docroot.inc';

$root = cs_docroot();
$options = ['enable_static_handler' => true, 'document_root' => $root];
$handler = fn ($request, $response) => $response->end('program');
$port = cs_http_server($handler, $options);
$paths = ['/../secret', '/sub/../../secret', '/%2e%2e/secret', '/..%2fsecret', '/%2e%2e%2fsecret', '/.%2e/secret', '/sub/%2E%2E/%2e./secret',
	'/..;/secret', '/..%5csecret', '/..\\secret', '/a.txt%00', '/a.txt%00.png', '/%00/../secret', '/a.txt/../../secret', '//../secret',
	'/.../secret', '/%252e%252e/secret', '/up/secret', '/outside', '/%c0%ae%c0%ae/secret', '/' . str_repeat('x', 5000), $root . '/../secret'];
foreach ($paths as $path) {
	$response = cs_connect($port)->write("GET $path HTTP/1.1\r\nHost: a\r\n\r\n")->response();
	if ($response->body !== 'program') {
		echo substr($path, 0, 50), ': ', $response->status, ' ', $response->body, "\n";
	}
}
echo cs_http_get($port, '/inside')->body, "\n";
$follow = cs_http_server($handler, $options + ['static_handler_follow_symlinks' => true]);
echo cs_http_get($follow, '/outside')->body, ' ', cs_http_get($follow, '/up/secret')->body, ' ',
	cs_http_get($follow, '/up/../secret')->body, "\n";
?>
--EXPECT--
hello
secret secret program
