--TEST--
enable_static_handler: files, types, HEAD, ranges, what is the program's; both servers
--FILE--
<?php
require __DIR__ . '/docroot.inc';

$root = cs_docroot();
$options = ['enable_static_handler' => true, 'document_root' => $root];
$coroutine = cs_http_server(fn ($request, $response) => $response->end('program'), $options);
$process = cs_process_server(fn ($server) => $server->on('request', fn ($request, $response) => $response->end('program')), $options);
foreach ([$coroutine, $process->port] as $port) {
	$conn = cs_connect($port);
	foreach (['/a.txt', '/sub/b%20c.html?x=y', '//sub//.//d.css', '/sub', '/', '/none.txt', '/a.txt/', '/big.bin'] as $path) {
		$response = $conn->request('GET', $path);
		printf("%s: %d %s %s\n", $path, $response->status, $response->header('content-type'), strlen($response->body) > 20 ? strlen($response->body) : $response->body);
	}
	echo $conn->request('HEAD', '/a.txt')->header('content-length'), ' ',
		$conn->request('POST', '/a.txt', [], 'x')->body, ' ',
		$conn->request('GET', '/a.txt', ['Range' => 'bytes=1-2'])->body, ' ',
		$conn->request('GET', '/a.txt', ['If-None-Match' => '*'])->status, "\n";
}
?>
--EXPECT--
/a.txt: 200 text/plain hello
/sub/b%20c.html?x=y: 200 text/html <p>
//sub//.//d.css: 200 text/css d
/sub: 200 text/html program
/: 200 text/html program
/none.txt: 200 text/html program
/a.txt/: 200 text/html program
/big.bin: 200 application/octet-stream 3000000
5 program el 304
/a.txt: 200 text/plain hello
/sub/b%20c.html?x=y: 200 text/html <p>
//sub//.//d.css: 200 text/css d
/sub: 200 text/html program
/: 200 text/html program
/none.txt: 200 text/html program
/a.txt/: 200 text/html program
/big.bin: 200 application/octet-stream 3000000
5 program el 304
