--TEST--
HTTP/2: rapid resets, floods of frames that only make work and endless header blocks end the connection
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; require __DIR__ . '/../include/h2.inc'; skip_without_http2(); ?>
--FILE--
<?php
require __DIR__ . '/../include/h2.inc';

$server = cs_h2_server(fn ($s) => $s->on('request', fn ($q, $r) => $r->end('fine')), ['worker_num' => 1]);
$reset = function (CsH2 $h2) {
	$bytes = '';
	for ($i = 0; $i < 50; $i++, $h2->next += 2) {
		$bytes .= CsH2::frame(CsH2::HEADERS, 4, $h2->next, CsH2::block('POST', '/')) . CsH2::frame(CsH2::RST, 0, $h2->next, pack('N', 8));
	}
	return $bytes;
};
$attacks = [
	'reset' => $reset,
	'ping' => fn () => str_repeat(CsH2::frame(CsH2::PING, 0, 0, '12345678'), 100),
	'settings' => fn () => str_repeat(CsH2::frame(CsH2::SETTINGS, 0, 0), 100),
	'priority' => fn () => str_repeat(CsH2::frame(CsH2::PRIORITY, 0, 1, "\0\0\0\3\x10"), 100),
	'continuation' => fn ($h2, $first) => ($first ? CsH2::frame(CsH2::HEADERS, 0, 1, CsH2::block('GET', '/')) : '')
		. str_repeat(CsH2::frame(CsH2::CONTINUATION, 0, 1, CsH2::field('x', str_repeat('y', 1000))), 100),
];
foreach ($attacks as $name => $attack) {
	$h2 = new CsH2($server->port);
	$first = true;
	for ($rounds = 0; $rounds < 100; $rounds++) {
		$h2->conn->write($attack($h2, $first));
		$first = false;
	}
	/* Without a GOAWAY the connection was reset before it could be read; one that goes on is a timeout. */
	$code = $h2->goaway() ?? 11;
	/* Newer versions of the library count CONTINUATION frames themselves, and call it a protocol error. */
	echo $name, ' ', $name === 'continuation' && $code === 1 ? 11 : $code, "\n";
}
/* A body in pieces of nothing. */
$h2 = new CsH2($server->port);
$h2->send(CsH2::HEADERS, 4, 1, CsH2::block('POST', '/'));
$h2->conn->write(str_repeat(CsH2::frame(CsH2::DATA, 0, 1), 3000));
echo 'data ', $h2->goaway(), "\n";
$h2 = new CsH2($server->port);
echo $h2->body($h2->get('/')), "\n";
?>
--EXPECT--
reset 11
ping 11
settings 11
priority 11
continuation 11
data 11
fine
