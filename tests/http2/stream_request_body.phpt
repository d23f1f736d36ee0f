--TEST--
HTTP/2: stream_request_body hands over a body while it arrives; a slow reader holds up its stream alone
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; require __DIR__ . '/../include/h2.inc'; skip_without_http2('curl'); ?>
--FILE--
<?php
require __DIR__ . '/../include/h2.inc';

$server = cs_h2_server(function ($server) {
	$server->on('request', function ($request, $response) {
		$size = 0;
		switch ($request->server['request_uri']) {
			case '/echo':
				while (($piece = $request->read()) !== '' && $piece !== false) {
					$response->write("[$piece]");
				}
				return $response->end($piece === '' ? 'end' : 'broken');
			case '/slow':
				Swoole\Coroutine::sleep(0.3);
				while (($piece = $request->read(50000)) !== '') {
					$size += strlen($piece);
				}
				return $response->end("$size");
			case '/ignore':
				return $response->end('ignored');
			default:
				return $response->end(json_encode([$request->post, $request->rawContent()]));
		}
	});
}, ['stream_request_body' => true, 'package_max_length' => 5000000, 'worker_num' => 1]);
$h2 = new CsH2($server->port);
$h2->send(CsH2::HEADERS, 4, 1, CsH2::block('POST', '/echo'))->send(CsH2::DATA, 0, 1, 'one');
echo $h2->readTo(CsH2::DATA, 1)[3], "\n";
$h2->send(CsH2::DATA, 0, 1, 'two');
echo $h2->readTo(CsH2::DATA, 1)[3], "\n";
$h2->send(CsH2::DATA, 1, 1);
echo $h2->body(1), "\n";
/* The client ends the stream: the handler's read() fails, others are answered. */
$h2->send(CsH2::HEADERS, 4, 3, CsH2::block('POST', '/echo'))->send(CsH2::DATA, 0, 3, 'x');
$h2->readTo(CsH2::DATA, 3);
$h2->send(CsH2::RST, 0, 3, pack('N', 8))->send(CsH2::HEADERS, 5, 5, CsH2::block('GET', '/none'));
echo $h2->body(5), "\n";
$url = "http://127.0.0.1:$server->port";
echo cs_h2_curl("$url/slow", '--data-binary @- -H "Content-Type: a/b"', str_repeat('x', 4000000)), "\n";
/* What nobody reads is dropped, and its window opened again. */
$h2->send(CsH2::HEADERS, 4, 7, CsH2::block('POST', '/ignore'));
echo $h2->body(7), "\n";
for ($i = 0; $i < 250; $i++) {
	$h2->send(CsH2::DATA, $i === 249 ? 1 : 0, 7, str_repeat('x', 16000));
}
$h2->send(CsH2::HEADERS, 5, 9, CsH2::block('GET', '/none'));
echo $h2->body(9), "\n";
echo cs_h2_curl("$url/form", '-d a=1'), "\n";
?>
--EXPECT--
[one]
[two]
end
[null,""]
4000000
ignored
[null,""]
[{"a":"1"},"a=1"]
