--TEST--
HTTP/2: limits of body, header list and target are answers; the connection goes on
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; require __DIR__ . '/../include/h2.inc'; skip_without_http2(); ?>
--FILE--
<?php
require __DIR__ . '/../include/h2.inc';

$server = cs_h2_server(fn ($s) => $s->on('request', fn ($q, $r) => $r->end('fine')),
	['package_max_length' => 1000, 'max_header_count' => 10, 'max_header_size' => 2000]);
$h2 = new CsH2($server->port);
$many = [];
for ($i = 0; $i < 20; $i++) {
	$many["x-$i"] = 'x';
}
$ask = fn (...$arguments) => print(strtok($h2->body($h2->get(...$arguments)), "\n") . "\n");
$ask('/', $many);
$ask('/', ['x-long' => str_repeat('x', 3000)]);
$ask('/' . str_repeat('x', 3000));
$h2->send(CsH2::HEADERS, 4, $h2->next, CsH2::block('POST', '/', ['content-length' => 2000]));
echo $h2->body($h2->next);
$h2->next += 2;
$ask('/', [], 'BREW');
$ask('/', ['expect' => 'magic']);
$ask('/');
/* A body that says nothing of its length. */
$stream = $h2->next;
$h2->next += 2;
$h2->send(CsH2::HEADERS, 4, $stream, CsH2::block('POST', '/'))->send(CsH2::DATA, 0, $stream, str_repeat('x', 600));
$h2->send(CsH2::DATA, 0, $stream, str_repeat('x', 600));
echo $h2->body($stream);
$reset = $h2->readTo(CsH2::RST, $stream);
echo 'RST_STREAM ', unpack('N', $reset[3])[1], "\n";
$ask('/');
?>
--EXPECT--
431 Request Header Fields Too Large: The header fields are too large or too many
431 Request Header Fields Too Large: The header fields are too large or too many
414 URI Too Long: The request target is too long
413 Content Too Large: The request body is too large
501 Not Implemented: The request method is unknown
417 Expectation Failed: The only expectation supported is 100-continue
fine
413 Content Too Large: The request body is too large
RST_STREAM 0
fine
