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
			/* For a moment the kernel still shows a thread that has ended. */
			for ($end = hrtime(true) + 5e9; ($threads = count(glob('/proc/self/task/*'))) > 1 && hrtime(true) < $end; ) {
			}
			$response->end("$threads");
		});
	}, [], $mode);
	echo "$name ", cs_http_get($server->port)->body, "\n";
	$server->stop();
}
?>
--EXPECT--
base 1
process 1
