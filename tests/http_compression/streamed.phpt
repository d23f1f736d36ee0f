--TEST--
Each write() of a compressed response can be decoded at once; trailers still come
--SKIPIF--
<?php if (!defined('SWOOLE_HAVE_COMPRESSION')) die('skip built without compression'); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$port = cs_http_server(function ($request, $response) {
	$response->trailer('X-End', 'yes');
	$response->write('first ');
	Swoole\Coroutine::sleep(0.01);
	$response->write('second ');
	$response->end('third');
});
$conn = new CsConn($port);
$conn->write("GET / HTTP/1.1\r\nHost: a\r\nAccept-Encoding: gzip\r\n\r\n");
$inflate = inflate_init(ZLIB_ENCODING_GZIP);
$raw = '';
while (!str_contains($raw, "\r\n0\r\n")) {
	$raw .= fread($conn->stream, 8192);
}
[$head, $rest] = explode("\r\n\r\n", $raw, 2);
echo stripos($head, "\r\ncontent-encoding: gzip") !== false ? "gzip\n" : "plain\n";
while (($size = hexdec(strtok($rest, "\r\n"))) > 0) {
	$start = strpos($rest, "\r\n") + 2;
	var_dump(inflate_add($inflate, substr($rest, $start, $size), ZLIB_SYNC_FLUSH));
	$rest = substr($rest, $start + $size + 2);
}
var_dump(inflate_get_status($inflate) === ZLIB_STREAM_END, trim(substr($rest, 3)));
?>
--EXPECT--
gzip
string(6) "first "
string(7) "second "
string(5) "third"
bool(true)
string(10) "X-End: yes"
