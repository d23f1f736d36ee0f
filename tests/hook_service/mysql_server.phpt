--TEST--
Clients: Http\Server and PDO: one worker with three queries a request serves many clients at once, eight workers too
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
skip_without_module('pdo_mysql');
skip_without_command('mariadbd');
skip_slow();
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/services.inc';
require __DIR__ . '/../include/modules.inc';

$db = cs_mariadb();
$script = tempnam(sys_get_temp_dir(), 'cs');
file_put_contents($script, '<?php $port = ' . $db->port . ';' . <<<'PHP'
	require $argv[1];
	require $argv[2];
	foreach ([1, 8] as $workers) {
		$server = cs_process_server(function ($server) use ($port) {
			$server->on('request', function ($request, $response) use ($port) {
				static $pool = [];
				$db = array_pop($pool) ?? new PDO("mysql:host=127.0.0.1;port=$port", 'x', '');
				for ($i = 0, $sum = 0; $i < 3; $i++) {
					$sum += $db->query("select sleep(0.02), {$request->get['i']}")->fetch(PDO::FETCH_NUM)[1];
				}
				$pool[] = $db;
				$response->end("$sum");
			});
		}, ['worker_num' => $workers]);
		$connections = [];
		for ($i = 0; $i < 100; $i++) {
			$connections[$i] = cs_connect($server->port);
		}
		$right = 0;
		for ($round = 0; $round < 3; $round++) {
			foreach ($connections as $i => $connection) {
				$connection->write("GET /?i=$i HTTP/1.1\r\nHost: x\r\n\r\n");
			}
			foreach ($connections as $i => $connection) {
				$right += $connection->response()->body === (string) (3 * $i);
			}
		}
		$server->stop();
		/* Blocking workers would have used one connection each. */
		$db = new PDO("mysql:host=127.0.0.1;port=$port", 'x', '');
		echo "$workers: $right right, ", $db->query("show status like 'Max_used_connections'")->fetchColumn(1) > 30 ? "at once\n" : "one by one\n";
	}
	PHP);
echo cs_run([PHP_BINARY, ...cs_php_args(), ...cs_modules(['pdo_mysql'], true), $script, __DIR__ . '/../include/bootstrap.inc', __DIR__ . '/../include/server.inc'])[1];
unlink($script);
?>
--EXPECT--
1: 300 right, at once
8: 300 right, at once
