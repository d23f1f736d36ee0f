--TEST--
Requests that RFC 9112 forbids are answered with an error, and the handler does not see them
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$port = cs_http_server(fn ($request, $response) => $response->end('HANDLER RAN'), [],
	fn () => Co::set(['log_level' => SWOOLE_LOG_NONE]));
$h = "Host: h\r\n";
$requests = [
	'no Host' => "GET / HTTP/1.1\r\n\r\n",
	'two Hosts' => "GET / HTTP/1.1\r\n{$h}Host: h\r\n\r\n",
	'bad Host' => "GET / HTTP/1.1\r\nHost: a/b\r\n\r\n",
	'CL and TE' => "POST / HTTP/1.1\r\n{$h}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
	'TE and CL' => "POST / HTTP/1.1\r\n{$h}Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n",
	'two CL' => "POST / HTTP/1.1\r\n{$h}Content-Length: 1\r\nContent-Length: 1\r\n\r\na",
	'CL list' => "POST / HTTP/1.1\r\n{$h}Content-Length: 1, 1\r\n\r\na",
	'CL sign' => "POST / HTTP/1.1\r\n{$h}Content-Length: +5\r\n\r\n",
	'CL negative' => "POST / HTTP/1.1\r\n{$h}Content-Length: -5\r\n\r\n",
	'CL 2^64-1' => "POST / HTTP/1.1\r\n{$h}Content-Length: 18446744073709551615\r\n\r\n",
	'CL 2^64' => "POST / HTTP/1.1\r\n{$h}Content-Length: 18446744073709551616\r\n\r\n",
	'blank before colon' => "POST / HTTP/1.1\r\n{$h}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n",
	'obs-fold' => "GET / HTTP/1.1\r\n{$h}X: a\r\n b\r\n\r\n",
	'fold first' => "GET / HTTP/1.1\r\n X: a\r\n{$h}\r\n",
	'bare LF' => "GET / HTTP/1.1\nHost: h\n\n",
	'one bare LF' => "GET / HTTP/1.1\r\nX: y\n{$h}\r\n",
	'bare CR' => "GET / HTTP/1.1\r\nX: a\rb\r\n{$h}\r\n",
	'NUL' => "GET / HTTP/1.1\r\nX: a\0b\r\n{$h}\r\n",
	'no name' => "GET / HTTP/1.1\r\n: a\r\n{$h}\r\n",
	'blank in name' => "GET / HTTP/1.1\r\nX Y: a\r\n{$h}\r\n",
	'TE gzip' => "POST / HTTP/1.1\r\n{$h}Transfer-Encoding: gzip\r\n\r\n",
	'TE gzip, chunked' => "POST / HTTP/1.1\r\n{$h}Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n",
	'TE chunked, gzip' => "POST / HTTP/1.1\r\n{$h}Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n",
	'TE twice' => "POST / HTTP/1.1\r\n{$h}Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
	'TE in 1.0' => "POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
	'chunk size' => "POST / HTTP/1.1\r\n{$h}Transfer-Encoding: chunked\r\n\r\nxyz\r\n",
	'chunk size 2^64' => "POST / HTTP/1.1\r\n{$h}Transfer-Encoding: chunked\r\n\r\n10000000000000000\r\n",
	'chunk end' => "POST / HTTP/1.1\r\n{$h}Transfer-Encoding: chunked\r\n\r\n1\r\nabc\r\n0\r\n\r\n",
	'chunk LF' => "POST / HTTP/1.1\r\n{$h}Transfer-Encoding: chunked\r\n\r\n1\na\r\n0\r\n\r\n",
	'expectation' => "POST / HTTP/1.1\r\n{$h}Expect: tea\r\nContent-Length: 1\r\n\r\na",
	'unknown method' => "BREW / HTTP/1.1\r\n$h\r\n",
	'no method' => "\x16\x03\x01\r\n\r\n",
	'CONNECT' => "CONNECT a:443 HTTP/1.1\r\n$h\r\n",
	'HTTP/2.0' => "GET / HTTP/2.0\r\n$h\r\n",
	'HTTP/2 preface' => "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
	'HTTP/1.2' => "GET / HTTP/1.2\r\n$h\r\n",
	'HTTP/0.9' => "GET /\r\n\r\n",
	'two blanks' => "GET  / HTTP/1.1\r\n$h\r\n",
	'fragment' => "GET /#a HTTP/1.1\r\n$h\r\n",
	'asterisk' => "GET * HTTP/1.1\r\n$h\r\n",
	'user in target' => "GET http://u@h/ HTTP/1.1\r\n$h\r\n",
	'ftp' => "GET ftp://h/ HTTP/1.1\r\n$h\r\n",
];
foreach ($requests as $name => $bytes) {
	$all = cs_raw_responses($port, $bytes . "GET /smuggled HTTP/1.1\r\n$h\r\n");
	echo "$name: ", implode(' ', array_map(fn ($r) => "$r->status {$r->header('connection')}", $all)), "\n";
}
?>
--EXPECT--
no Host: 400 close
two Hosts: 400 close
bad Host: 400 close
CL and TE: 400 close
TE and CL: 400 close
two CL: 400 close
CL list: 400 close
CL sign: 400 close
CL negative: 400 close
CL 2^64-1: 413 close
CL 2^64: 400 close
blank before colon: 400 close
obs-fold: 400 close
fold first: 400 close
bare LF: 400 close
one bare LF: 400 close
bare CR: 400 close
NUL: 400 close
no name: 400 close
blank in name: 400 close
TE gzip: 501 close
TE gzip, chunked: 501 close
TE chunked, gzip: 400 close
TE twice: 400 close
TE in 1.0: 400 close
chunk size: 400 close
chunk size 2^64: 400 close
chunk end: 400 close
chunk LF: 400 close
expectation: 417 close
unknown method: 501 close
no method: 400 close
CONNECT: 501 close
HTTP/2.0: 505 close
HTTP/2 preface: 505 close
HTTP/1.2: 505 close
HTTP/0.9: 400 close
two blanks: 400 close
fragment: 400 close
asterisk: 400 close
user in target: 400 close
ftp: 400 close
