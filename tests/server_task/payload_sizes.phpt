--TEST--
Payloads from one byte to 100 MB come and go whole
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; if (getenv('CSERVE_TEST_SLOW')) die('skip too large for slow runs'); ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$server = cs_process_server(function ($server) {
	ini_set('memory_limit', '1G');
	$server->on('task', fn ($server, $id, $src, $data) => $data);
	$server->on('request', function ($request, $response) use ($server) {
		$wrong = [];
		foreach ([1, 100, 8192, 61439, 61440, 61441, 200000, 1 << 20, 100 << 20] as $size) {
			$data = substr(str_repeat(md5((string) $size), intdiv($size, 32) + 1), 0, $size);
			if ($server->taskwait($data, CS_DEADLINE) !== $data) {
				$wrong[] = $size;
			}
		}
		$response->end(json_encode($wrong));
	});
}, ['worker_num' => 1, 'task_worker_num' => 1]);
echo cs_http_get($server->port)->body, "\n";
$server->stop();
?>
--EXPECT--
[]
