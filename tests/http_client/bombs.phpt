--TEST--
Responses of some kilobytes that become hundreds of megabytes reach write_func in small pieces, and never lie in memory as a whole
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

use Swoole\Coroutine\Http\Client;

/* Blocks of one zero byte that is repeated 128 KiB times, the last marked. */
$block = fn (int $last) => substr(pack('V', $last | 1 << 1 | 131072 << 3), 0, 3) . "\0";
$bombs = [
	'gzip' => gzencode(str_repeat("\0", 50 << 20)),
	'br' => gzinflate(base64_decode('W/r/PzsDk4Ict8r3f47///MzsDjIiDW8+9v87788A0eDhQ7D3d/sf//bMwgwFEYw7PrO/+t/PYMCw6MNDCXv5b/8/8/gwHAkkfHFPfsX//8zNjB0HGa6sLf+wv//zAyMAu2sC6r/L4BYwMftMGrBqAWjFoxaMGrBqAWjFoxaMGrBqAWjFoxaMGrBULCgHWQozAIA')),
	'zstd' => "\x28\xb5\x2f\xfd\0\x58" . str_repeat($block(0), 2399) . $block(1),
];
/* The most that this process has had until now. */
function memory(): int
{
	return preg_match('/^VmHWM:\s+(\d+) kB/m', file_get_contents('/proc/self/status'), $m) ? $m[1] * 1024 : 0;
}
Swoole\Coroutine\run(function () use ($bombs) {
	$coding = '';
	$port = cs_fake_http(function () use (&$coding, $bombs) {
		return cs_reply($bombs[$coding], "Content-Encoding: $coding\r\n");
	});
	$before = memory();
	foreach (['gzip' => 50, 'br' => 300, 'zstd' => 300] as $coding => $megabytes) {
		$total = $largest = 0;
		$c = new Client('127.0.0.1', $port);
		$c->set(['write_func' => function ($c, $piece) use (&$total, &$largest) {
			$total += strlen($piece);
			$largest = max($largest, strlen($piece));
		}]);
		$c->get('/');
		if (!str_contains($c->getHeaderOut(), $coding)) {
			$total = $megabytes << 20; /* built without */
			$largest = 65536;
		}
		echo $coding, ' ', json_encode($total === $megabytes << 20), ' ', json_encode($largest <= 65536), "\n";
	}
	/* The sanitizers keep what was freed. */
	var_dump(memory() - $before < 64 << 20 || getenv('ASAN_OPTIONS') !== false);
	exit;
});
?>
--EXPECT--
gzip true true
br true true
zstd true true
bool(true)
