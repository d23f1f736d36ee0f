--TEST--
Http\Server answers in every mode, with and without coroutines
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
foreach (CS_MODES as $name => $mode) {
	foreach ([1, 2] as $workers) {
		foreach ([true, false] as $coroutine) {
			$server = cs_process_server(function ($server) {
				$server->on('Request', function ($request, $response) {
					$response->end(Co::getCid() > 0 ? 'coroutine' : 'plain');
				});
			}, ['worker_num' => $workers, 'enable_coroutine' => $coroutine], $mode);
			echo "$name $workers ", cs_http_get($server->port, '/')->body, "\n";
			$server->stop();
		}
	}
}
?>
--EXPECT--
base 1 coroutine
base 1 plain
base 2 coroutine
base 2 plain
process 1 coroutine
process 1 plain
process 2 coroutine
process 2 plain
