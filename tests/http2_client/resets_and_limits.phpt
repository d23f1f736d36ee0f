--TEST--
Http2\Client: a reset stream, a body over package_max_length and broken compression end that stream only, and say why
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without_node(); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/http2.inc';

h2_run(function ($client) {
	foreach (['/reset', '/bomb', '/broken-gzip', '/echo'] as $path) {
		$client->send(h2_request($path));
		$answer = $client->recv();
		echo "$path: $answer->statusCode, $answer->errCode, '$client->errMsg'\n";
	}
	var_dump(SWOOLE_HTTP2_ERROR_REFUSED_STREAM, SWOOLE_HTTP2_ERROR_CANCEL, SWOOLE_HTTP_CLIENT_ESTATUS_SERVER_RESET);
}, ['package_max_length' => 100_000]);
?>
--EXPECT--
/reset: -3, 7, ''
/bomb: -3, 8, 'its body exceeds package_max_length'
/broken-gzip: -3, 8, 'its body is not what content-encoding says'
/echo: 200, 0, ''
int(7)
int(8)
int(-3)
