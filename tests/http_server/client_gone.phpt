--TEST--
A client that leaves: write() fails, the handler goes on
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$log = tempnam(sys_get_temp_dir(), 'cserve');
$port = cs_http_server(function ($request, $response) use ($log) {
	$n = 0;
	while ($response->write(str_repeat('x', 65536)) && ++$n < 10000) {
		usleep(100);
	}
	file_put_contents($log, json_encode([$n < 10000, $response->isWritable(), $response->end(), @$response->write('x')]));
});
cs_connect($port)->write("GET / HTTP/1.1\r\nHost: h\r\n\r\n")->close();
cs_until(fn () => filesize($log) || clearstatcache(), 'the handler');
echo file_get_contents($log), "\n";
unlink($log);
?>
--EXPECT--
[true,false,false,false]
