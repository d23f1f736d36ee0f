--TEST--
Clients: in every callback of a server, of its master and manager too, PDO, phpredis, curl, commands and sleeps work: where no coroutine is they block
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
skip_without_module('pdo_pgsql', 'redis', 'curl');
skip_without_command('initdb', 'postgres', 'redis-server');
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/services.inc';
require __DIR__ . '/../include/modules.inc';

$http = cs_http_server(fn ($request, $response) => $response->end('http'));
$ports = ['postgres' => cs_postgres()->port, 'redis' => cs_redis([], cs_free_port())->port, 'http' => $http];
$script = tempnam(sys_get_temp_dir(), 'cs');
file_put_contents($script, '<?php extract(' . var_export($ports, true) . ');' . <<<'PHP'
	require $argv[1];
	require $argv[2];
	$log = new CsLog;
	$work = function (string $place) use ($postgres, $redis, $http, $log): void {
		try {
			$db = new PDO("pgsql:host=127.0.0.1;port=$postgres;user=postgres;dbname=postgres");
			$r = new Redis;
			$r->connect('127.0.0.1', $redis);
			$curl = curl_init("http://127.0.0.1:$http/");
			curl_setopt($curl, CURLOPT_RETURNTRANSFER, true);
			usleep(1000);
			exec('echo command; exit 3', $lines, $status);
			$log->say("$place: " . implode(' ', [$db->query("select pg_sleep(0.01), 'pgsql'")->fetchColumn(1), $r->ping('redis'), curl_exec($curl), $lines[0], $status]));
		} catch (Throwable $e) {
			$log->say("$place: " . $e->getMessage());
		}
	};
	$server = cs_process_server(function ($server) use ($work) {
		foreach (['Start', 'ManagerStart', 'WorkerStart', 'BeforeShutdown', 'WorkerStop', 'ManagerStop', 'Shutdown'] as $place) {
			$server->on($place, fn () => $work($place));
		}
		$server->on('task', function ($server, $id, $source, $data) use ($work) { $work('Task'); return $data; });
		$server->on('finish', fn () => $work('Finish'));
		$server->on('request', function ($request, $response) use ($server, $work) {
			$server->task('x');
			$work('Request');
			$response->end();
		});
	}, ['worker_num' => 1, 'task_worker_num' => 1, 'max_wait_time' => 60], SWOOLE_PROCESS);
	cs_http_get($server->port, '/');
	cs_until(fn () => preg_grep('/Finish/', $log->lines()), 'the task');
	posix_kill($server->pid, SIGTERM);
	echo 'ended: ', $server->wait(), "\n", implode("\n", $log->take(12)), "\n";
	PHP);
[$status, $output] = cs_run([PHP_BINARY, ...cs_php_args(), ...cs_modules(['pdo_pgsql', 'redis', 'curl'], true), $script, __DIR__ . '/../include/bootstrap.inc', __DIR__ . '/../include/server.inc']);
unlink($script);
echo $output, $status ? "exit status $status\n" : '';
?>
--EXPECT--
ended: 0
BeforeShutdown: pgsql redis http command 3
Finish: pgsql redis http command 3
ManagerStart: pgsql redis http command 3
ManagerStop: pgsql redis http command 3
Request: pgsql redis http command 3
Shutdown: pgsql redis http command 3
Start: pgsql redis http command 3
Task: pgsql redis http command 3
WorkerStart: pgsql redis http command 3
WorkerStart: pgsql redis http command 3
WorkerStop: pgsql redis http command 3
WorkerStop: pgsql redis http command 3
