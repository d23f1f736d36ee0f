--TEST--
Http\Server parses forms in both modes, also when the body arrives byte by byte
--FILE--
<?php
require __DIR__ . '/../include/server.inc';

foreach (CS_MODES as $name => $mode) {
	$server = cs_process_server(function ($server) {
		$server->on('request', function ($request, $response) {
			$response->end(json_encode([$request->post, file_get_contents($request->files['f']['tmp_name'])]));
		});
	}, [], $mode);
	$conn = cs_connect($server->port);
	$body = cs_multipart(['a' => '1', cs_file_part('f', 'x', "\r\n--not\r\n")]);
	$conn->write("POST / HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=b\r\nTransfer-Encoding: chunked\r\n\r\n");
	foreach (str_split($body) as $byte) {
		$conn->write("1\r\n$byte\r\n");
	}
	echo $name, ': ', $conn->write("0\r\n\r\n")->response()->body, "\n";
	$server->stop();
}
?>
--EXPECT--
base: [{"a":"1"},"\r\n--not\r\n"]
process: [{"a":"1"},"\r\n--not\r\n"]
