--TEST--
curl: uploads, ranges, compression, 100 Continue, resuming; over HTTP/1.1 and HTTP/2
--SKIPIF--
<?php
if (getenv('SKIP_ASAN')) die('skip curl cannot run with the sanitizers\' libraries');
if (!shell_exec('command -v curl')) die('skip curl is not installed');
?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';

$file = tempnam(sys_get_temp_dir(), 'cs');
file_put_contents($file, str_repeat('0123456789', 300000));
$port = cs_http_server(function ($request, $response) use ($file) {
	switch ($request->server['request_uri']) {
		case '/file':
			return $response->sendfile($file);
		case '/text':
			return $response->end(str_repeat('text ', 10000));
		case '/pieces':
			for ($i = 0; $i < 100 && $response->isWritable(); $i++) {
				$response->write("piece $i\n");
			}
			return $response->end();
		default:
			$upload = $request->files['f'] ?? null;
			return $response->end(json_encode([$request->post, $upload['size'] ?? null, $upload && md5_file($upload['tmp_name']) === md5_file($file),
				strlen($request->rawContent()) >= 3000000, $request->header['expect'] ?? null]));
	}
}, ['upload_max_filesize' => 10000000, 'package_max_length' => 10000000, 'open_http2_protocol' => true]);
$curl = fn (string $more, string $path) => cs_run(['/bin/sh', '-c', "curl -s -S -m 20 $more http://127.0.0.1:$port$path"]);
$versions = ['--http1.1', ...(defined('SWOOLE_USE_HTTP2') && str_contains(shell_exec('curl -V'), 'HTTP2') ? ['--http2-prior-knowledge'] : ['--http1.1'])];
foreach ($versions as $http) {
	echo $curl("$http -H 'Expect:' -F a=1 -F f=@$file", '/')[1], "\n";
	echo $curl("$http -H 'Expect: 100-continue' -H 'Content-Type: text/plain' --data-binary @$file", '/')[1], "\n";
	echo $curl("$http -T - -H 'Expect:' < $file", '/')[1], "\n";
	echo $curl("$http -r 5-14", '/file')[1], ' ', $curl("$http -r -3", '/file')[1], ' ', strlen($curl("$http -r 0-0,2000000-", '/file')[1]) > 1000000 ? 'parts' : '', "\n";
	$half = tempnam(sys_get_temp_dir(), 'cs');
	file_put_contents($half, str_repeat('0123456789', 100000));
	echo $curl("$http -C - -o $half", '/file')[0], ' ', md5_file($half) === md5_file($file) ? 'resumed' : 'different', "\n";
	unlink($half);
	foreach (['gzip', 'deflate', 'br', 'zstd'] as $coding) {
		[$status, $body] = $curl("$http --compressed -H 'Accept-Encoding: $coding'", '/text');
		if ($status === 0 && $body !== str_repeat('text ', 10000)) {
			echo "$coding: wrong body\n";
		}
	}
	echo md5($curl("$http --compressed", '/pieces')[1]) === md5(implode('', array_map(fn ($i) => "piece $i\n", range(0, 99)))) ? 'pieces' : 'wrong pieces', "\n";
}
unlink($file);
?>
--EXPECT--
[{"a":"1"},3000000,true,true,null]
[null,null,false,true,"100-continue"]
[null,null,false,true,null]
5678901234 789 parts
0 resumed
pieces
[{"a":"1"},3000000,true,true,null]
[null,null,false,true,"100-continue"]
[null,null,false,true,null]
5678901234 789 parts
0 resumed
pieces
