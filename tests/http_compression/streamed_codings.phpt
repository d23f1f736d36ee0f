--TEST--
write() with br, zstd, gzip and deflate, over HTTP/1.1 and HTTP/2: a piece reaches the client before the next is made
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
require __DIR__ . '/../include/h2.inc';
skip_without_http2('curl');
$curl = (string) shell_exec('env -u LD_PRELOAD curl -V');
ob_start();
phpinfo(INFO_MODULES);
$built = ob_get_clean();
foreach (['brotli', 'zstd', 'HTTP2'] as $feature) {
	if (!str_contains($curl, $feature)) die("skip curl without $feature");
}
foreach (['brotli', 'zstd'] as $library) {
	if (!preg_match("/^$library => enabled/m", $built)) die("skip built without $library");
}
?>
--FILE--
<?php
require __DIR__ . '/../include/h2.inc';

$seen = new Swoole\Atomic;
$large = str_repeat('much ', 100000) . random_bytes(300000);
$server = cs_h2_server(fn ($server) => $server->on('request', function ($request, $response) use ($seen, $large) {
	foreach (['first', 'second', 'third'] as $piece) {
		$response->write($piece);
		for ($until = microtime(true) + CS_DEADLINE; !$seen->cmpset(1, 0) && microtime(true) < $until; ) {
			Swoole\Coroutine::sleep(0.001);
		}
	}
	foreach (str_split($large, 200000) as $piece) {
		$response->write($piece);
	}
	$response->end('last');
}));
cs_connect($server->port)->close();
foreach (['--http1.1', '--http2-prior-knowledge'] as $version) {
	foreach (['br', 'zstd', 'gzip', 'deflate'] as $coding) {
		$head = tempnam(sys_get_temp_dir(), 'cs');
		$curl = proc_open("exec env -u LD_PRELOAD curl -sSN --max-time " . (int) (3 * CS_DEADLINE) . " $version --compressed -H 'Accept-Encoding: $coding'"
			. " -D $head http://127.0.0.1:$server->port/", [1 => ['pipe', 'w']], $pipes);
		echo "$coding:";
		foreach (['first', 'second', 'third'] as $piece) {
			echo ' ', stream_get_contents($pipes[1], strlen($piece));
			$seen->set(1);
			cs_until(fn () => $seen->get() === 0, 'the handler');
		}
		echo stream_get_contents($pipes[1]) === "{$large}last" ? ' right ' : ' wrong ', proc_close($curl), ' ',
			preg_match('/^content-encoding: (\S+)/mi', file_get_contents($head), $m) ? $m[1] : 'none', "\n";
		unlink($head);
	}
}
?>
--EXPECT--
br: first second third right 0 br
zstd: first second third right 0 zstd
gzip: first second third right 0 gzip
deflate: first second third right 0 deflate
br: first second third right 0 br
zstd: first second third right 0 zstd
gzip: first second third right 0 gzip
deflate: first second third right 0 deflate
