--TEST--
HTTP/2: a body goes no further than the windows of stream and connection; writers wait, and nothing is lost
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; require __DIR__ . '/../include/h2.inc'; skip_without_http2(); ?>
--FILE--
<?php
require __DIR__ . '/../include/h2.inc';

foreach ([true, false] as $coroutine) {
	$server = cs_h2_server(function ($server) {
		$server->on('request', function ($request, $response) {
			for ($i = 0; $i < 5; $i++) {
				$response->write(str_repeat(chr(97 + $i), 50000));
			}
			$response->end('end');
		});
	}, ['enable_coroutine' => $coroutine, 'socket_buffer_size' => 65536]);
	$h2 = new CsH2($server->port);
	$stream = $h2->get('/');
	$body = '';
	while (strlen($body) < 65535) {
		$frame = $h2->readTo(CsH2::DATA, $stream);
		$body .= $frame[3];
	}
	/* Nothing more comes before the window is opened, and opening one of both is not enough. */
	echo strlen($body), ' ', strlen($h2->conn->readFor(0.2)), ' ';
	$h2->send(CsH2::WINDOW, 0, $stream, pack('N', 200000));
	echo strlen($h2->conn->readFor(0.2)), ' ';
	$h2->send(CsH2::WINDOW, 0, 0, pack('N', 200000));
	$body .= $h2->body($stream);
	echo strlen($body), ' ', $body === implode('', array_map(fn ($c) => str_repeat($c, 50000), range('a', 'e'))) . 'end' ? 'same' : 'different', "\n";
	$server->stop();
}
?>
--EXPECT--
65535 0 0 250003 same
65535 0 0 250003 same
