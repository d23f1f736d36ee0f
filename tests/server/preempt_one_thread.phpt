--TEST--
A worker of a server with preemption has no thread left when that is turned off
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
if (!is_dir('/proc/self/task')) {
	die('skip needs /proc/self/task');
}
?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
foreach (CS_MODES as $name => $mode) {
	$server = cs_process_server(function ($server) {
		Co::enableScheduler();
		$server->on('request', function ($request, $response) {
			Co::disableScheduler();
			$response->end((string) count(glob('/proc/self/task/*')));
		});
	}, [], $mode);
	echo "$name ", cs_http_get($server->port)->body, "\n";
	$server->stop();
}
?>
--EXPECT--
base 1
process 1
