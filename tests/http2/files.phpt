--TEST--
HTTP/2: files, ranges, the document root, compression; a large file to a slow reader
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; require __DIR__ . '/../include/h2.inc'; skip_without_http2('curl'); ?>
--FILE--
<?php
require __DIR__ . '/../include/h2.inc';

$dir = sys_get_temp_dir() . '/cs_h2_' . getmypid();
mkdir($dir);
file_put_contents("$dir/a.txt", $text = str_repeat('0123456789', 300000));
$server = cs_h2_server(function ($server) use ($dir, $text) {
	$server->on('request', function ($request, $response) use ($dir, $text) {
		if ($request->server['request_uri'] === '/send') {
			$response->sendfile("$dir/a.txt");
		} else {
			$response->end(substr($text, 0, 5000));
		}
	});
}, ['document_root' => $dir, 'enable_static_handler' => true, 'http_compression' => true]);
$url = "http://127.0.0.1:$server->port";
foreach (['/a.txt', '/send'] as $path) {
	var_dump(cs_h2_curl($url . $path) === $text);
}
echo cs_h2_curl("$url/a.txt", '-r 3-7'), ' ', cs_h2_curl("$url/a.txt", '-r 3-7 -o /dev/null -w "%{http_code}"'), "\n";
var_dump(cs_h2_curl("$url/text", '--compressed') === substr($text, 0, 5000));
echo preg_match('/content-encoding: \w+/', cs_h2_curl("$url/text", '--compressed -i'), $m) ? "compressed\n" : "plain\n";
/* Small windows, opened again and again. */
$h2 = new CsH2($server->port);
$stream = $h2->get('/send');
$body = '';
while (strlen($body) < strlen($text) && ($frame = $h2->read())) {
	if ($frame[0] === CsH2::DATA) {
		$body .= $frame[3];
		$more = pack('N', max(1, strlen($frame[3])));
		$h2->send(CsH2::WINDOW, 0, 0, $more)->send(CsH2::WINDOW, 0, $stream, $more);
	}
}
var_dump($body === $text);
unlink("$dir/a.txt");
rmdir($dir);
?>
--EXPECT--
bool(true)
bool(true)
34567 206
bool(true)
compressed
bool(true)
