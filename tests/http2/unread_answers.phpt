--TEST--
HTTP/2: a client that does not read its answers has a few of them made, not all; they come as it reads
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; require __DIR__ . '/../include/h2.inc'; skip_without_http2(); skip_without_command('curl'); ?>
--FILE--
<?php
require __DIR__ . '/../include/h2.inc';

$made = new Swoole\Atomic();
$server = cs_h2_server(fn ($s) => $s->on('request', function ($request, $response) use ($made) {
	if ($request->server['request_uri'] === '/made') {
		$response->end((string) $made->get());
		return;
	}
	$made->add();
	$response->end(str_repeat('x', 1000000));
}), ['worker_num' => 1]);
$made_so_far = fn () => cs_h2_curl("http://127.0.0.1:$server->port/made");

$h2 = new CsH2($server->port, "\0\4\0\0\0\0"); /* windows of no byte */
for ($i = 0; $i < 100; $i++) {
	$stream = $h2->get('/');
}
/* An answer's head is there when its handler was called. */
for ($i = 0; $i < 8; $i++) {
	$h2->readTo(CsH2::HEADERS);
}
$h2->send(CsH2::PING, 0, 0, '12345678')->readTo(CsH2::PING);
echo $made_so_far(), " of 100 made\n";
/* One that is read makes room for another, a single window opens all. */
$h2->send(CsH2::WINDOW, 0, 0, pack('N', 1 << 30));
$h2->send(CsH2::WINDOW, 0, 1, pack('N', 1000000));
echo strlen($h2->body(1)), " bytes\n";
$h2->readTo(CsH2::HEADERS);
echo $made_so_far(), " made\n";
/* A stream that its client gives up makes room too. */
$h2->send(CsH2::RST, 0, 3, pack('N', 8))->readTo(CsH2::HEADERS);
echo $made_so_far(), " made\n";
$h2->send(CsH2::SETTINGS, 0, 0, "\0\4" . pack('N', 2000000));
for ($done = 0; $done < 98 && ($frame = $h2->read());) {
	$done += $frame[0] === CsH2::DATA && ($frame[1] & 1);
}
echo $done, " came\n";
?>
--EXPECT--
8 of 100 made
1000000 bytes
9 made
10 made
98 came
