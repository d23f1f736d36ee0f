--TEST--
HTTP/2: nghttp, h2load and node's client, with TLS and without
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; require __DIR__ . '/../include/h2.inc'; skip_without_http2('nghttp', 'h2load', 'node'); ?>
--FILE--
<?php
require __DIR__ . '/../include/h2.inc';

$certs = cs_certs();
$handler = function ($server) {
	$server->on('request', function ($request, $response) {
		if ($request->server['request_uri'] === '/sum') {
			Swoole\Coroutine::sleep(0.001);
			$response->trailer('x-length', (string) strlen($request->getContent()));
			$response->end(md5($request->getContent()));
		} else {
			$response->end('hello');
		}
	});
};
$plain = cs_h2_server($handler);
$secure = cs_tls_server($certs, $handler, ['open_http2_protocol' => true]);
foreach (["http://127.0.0.1:$plain->port/", "https://127.0.0.1:$secure->port/"] as $url) {
	cs_connect(parse_url($url, PHP_URL_PORT))->close();
	echo shell_exec("env -u LD_PRELOAD nghttp $url 2>/dev/null"), ' ';
	preg_match('/requests: (.*)/', (string) shell_exec("env -u LD_PRELOAD h2load -n 2000 -c 4 -m 32 $url 2>&1"), $m);
	echo $m[1], "\n";
	$script = <<<'JS'
	const http2 = require('http2'), crypto = require('crypto');
	const client = http2.connect(process.argv[1], {rejectUnauthorized: false});
	let left = 50, good = 0;
	for (let i = 0; i < 50; i++) {
		const body = crypto.randomBytes(100000 + i);
		const stream = client.request({':method': 'POST', ':path': '/sum'});
		let answer = '', length = 0;
		stream.on('data', (piece) => answer += piece);
		stream.on('trailers', (fields) => length = +fields['x-length']);
		stream.on('close', () => {
			good += answer === crypto.createHash('md5').update(body).digest('hex') && length === body.length ? 1 : 0;
			if (--left === 0) {
				console.log(good + ' of 50');
				client.close();
			}
		});
		stream.end(body);
	}
	JS;
	echo shell_exec('env -u LD_PRELOAD node -e ' . escapeshellarg($script) . " $url 2>/dev/null");
}
?>
--EXPECT--
hello 2000 total, 2000 started, 2000 done, 2000 succeeded, 0 failed, 0 errored, 0 timeout
50 of 50
hello 2000 total, 2000 started, 2000 done, 2000 succeeded, 0 failed, 0 errored, 0 timeout
50 of 50
