--TEST--
HTTP/2: deadlines for idle connections, for bodies, and for clients that open no window
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; require __DIR__ . '/../include/h2.inc'; skip_without_http2(); ?>
--FILE--
<?php
require __DIR__ . '/../include/h2.inc';

$short = 0.3 * CS_SLOW;
foreach (['http_keepalive_timeout', 'body_timeout', 'write_timeout'] as $option) {
	$server = cs_h2_server(function ($server) {
		$server->on('request', fn ($request, $response) => $response->end(str_repeat('x', 200000)));
	}, [$option => $short, 'log_level' => SWOOLE_LOG_NONE]);
	$h2 = new CsH2($server->port);
	$h2->readTo(CsH2::SETTINGS);
	if ($option === 'body_timeout') {
		$h2->send(CsH2::HEADERS, 4, 1, CsH2::block('POST', '/'))->send(CsH2::DATA, 0, 1, 'some');
	} elseif ($option === 'write_timeout') {
		$h2->get('/');
	}
	$frames = 0;
	while ($h2->read()) {
		$frames++;
	}
	echo "$option: ended\n";
	$server->stop();
}
?>
--EXPECT--
http_keepalive_timeout: ended
body_timeout: ended
write_timeout: ended
