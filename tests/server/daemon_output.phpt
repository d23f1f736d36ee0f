--TEST--
What a daemon prints goes to its log_file, also after the log was moved away and SIGRTMIN was sent
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$dir = sys_get_temp_dir() . '/cs-daemon-output-' . getmypid();
mkdir($dir);
cs_php(<<<'EOF'
$dir = $argv[1];
$server = new Swoole\Http\Server('127.0.0.1', 0, SWOOLE_PROCESS);
file_put_contents("$dir/port", $server->port);
$server->set(['daemonize' => true, 'log_file' => "$dir/log", 'worker_num' => 1]);
$server->on('start', fn ($server) => file_put_contents("$dir/started", $server->master_pid));
$server->on('request', function ($request, $response) {
	echo 'printed ', $request->server['request_uri'], "\n";
	fwrite(STDERR, 'said ' . $request->server['request_uri'] . "\n");
	$response->end();
});
$server->start();
EOF, [$dir]);
cs_until(fn () => (string) @file_get_contents("$dir/started") !== '', 'the start');
$port = (int) file_get_contents("$dir/port");
cs_http_get($port, '/1');
$lines = fn (string $file) => array_values(preg_grep('~^(printed|said)~', file("$dir/$file", FILE_IGNORE_NEW_LINES)));
cs_until(fn () => count($lines('log')) === 2, 'two lines');
echo json_encode($lines('log'), JSON_UNESCAPED_SLASHES), "\n";
rename("$dir/log", "$dir/old");
posix_kill((int) file_get_contents("$dir/started"), 34);
cs_until(function () use ($port, $dir, $lines) {
	cs_http_get($port, '/2');
	return file_exists("$dir/log") && $lines('log');
}, 'the new log');
echo json_encode(array_unique($lines('log')), JSON_UNESCAPED_SLASHES), "\n";
posix_kill($pid = (int) file_get_contents("$dir/started"), SIGTERM);
cs_all_gone([$pid]);
array_map('unlink', glob("$dir/*"));
rmdir($dir);
?>
--EXPECT--
["printed /1","said /1"]
["printed /2","said /2"]
