--TEST--
Chunked bodies, content codings, without a length, interim responses
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

use Swoole\Coroutine\Http\Client;
Swoole\Coroutine\run(function () {
	$gzip = gzencode(str_repeat('zip ', 10000));
	$replies = [
		"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2;x=y\r\nde\r\n0\r\nTrailer: t\r\n\r\n",
		cs_reply($gzip, "Content-Encoding: gzip\r\n"),
		cs_reply(gzcompress('deflated'), "Content-Encoding: deflate\r\n"),
		cs_reply(gzdeflate('raw'), "Content-Encoding: deflate\r\n"),
		"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nContent-Encoding: gzip\r\n\r\n" . implode('',
			array_map(fn ($piece) => dechex(strlen($piece)) . "\r\n$piece\r\n", str_split($gzip, 7))) . "0\r\n\r\n",
		"HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\n" . cs_reply('final'),
		"HTTP/1.1 204 No Content\r\n\r\n",
		cs_reply('as it is', "Content-Encoding: unknown\r\n"),
		"HTTP/1.1 200 OK\r\nX-End: 1\r\n\r\nuntil the end",
	];
	$port = cs_fake_http(function ($head, $number, $s) use ($replies) {
		$s->sendAll($replies[$number]);
		return $number === count($replies) - 1 ? null : '';
	});
	$c = new Client('127.0.0.1', $port);
	foreach ($replies as $_) {
		$c->get('/');
		echo $c->statusCode, ' ', strlen($c->body) > 100 ? strlen($c->body) : $c->body, ' ', json_encode($c->connected), "\n";
	}
	var_dump($c->headers);
	$port = cs_fake_http(fn () => cs_reply($gzip, "Content-Encoding: gzip\r\n"));
	$c = new Client('127.0.0.1', $port);
	$c->set(['body_decompression' => false]);
	var_dump($c->get('/'), $c->body === $gzip);
	$c->set(['http_compression' => false]);
	var_dump($c->get('/'), str_contains($c->getHeaderOut(), 'Accept-Encoding'));
	exit;
});
?>
--EXPECT--
200 abcde true
200 40000 true
200 deflated true
200 raw true
200 40000 true
200 final true
204  true
200 as it is true
200 until the end false
array(1) {
  ["x-end"]=>
  string(1) "1"
}
bool(true)
bool(true)
bool(true)
bool(false)
