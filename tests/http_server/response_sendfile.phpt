--TEST--
Response: sendfile() with offset and length, an empty, a large and a missing file
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$dir = sys_get_temp_dir() . '/cserve-sendfile-' . getmypid();
mkdir($dir);
$large = random_bytes(1000) . str_repeat('0123456789', 300000);
file_put_contents("$dir/small.txt", '0123456789');
file_put_contents("$dir/empty.html", '');
file_put_contents("$dir/large.bin", $large);
$port = cs_http_server(function ($request, $response) use ($dir) {
	$ok = @$response->sendfile($dir . $request->server['path_info'], (int) ($request->get['o'] ?? 0), (int) ($request->get['l'] ?? 0));
	if (!$ok) {
		$response->status(404);
		$response->end('refused');
	}
});
$conn = cs_connect($port);
foreach (['/small.txt', '/small.txt?o=3', '/small.txt?o=3&l=4', '/small.txt?o=11', '/small.txt?o=5&l=6', '/empty.html', '/no', '/'] as $path) {
	$r = $conn->request('GET', $path);
	echo "$path: $r->status {$r->header('content-type')} $r->body\n";
}
$r = $conn->request('GET', '/large.bin');
echo $r->header('content-type'), ' ';
var_dump($r->body === $large);
$r = $conn->request('HEAD', '/large.bin');
echo $r->header('content-length'), "\n";
array_map('unlink', glob("$dir/*"));
rmdir($dir);
?>
--EXPECT--
/small.txt: 200 text/plain 0123456789
/small.txt?o=3: 200 text/plain 3456789
/small.txt?o=3&l=4: 200 text/plain 3456
/small.txt?o=11: 404 text/html refused
/small.txt?o=5&l=6: 404 text/html refused
/empty.html: 200 text/html 
/no: 404 text/html refused
/: 404 text/html refused
application/octet-stream bool(true)
3001000
