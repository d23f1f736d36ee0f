--TEST--
Clients: persistent connections of PDO mysql, mysqli, PDO pgsql, pgsql and phpredis serve the requests of a worker one after the other, stay through a reload, and end with it
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
skip_without_module('pdo_mysql', 'mysqli', 'pdo_pgsql', 'pgsql', 'redis');
skip_without_command('mariadbd', 'initdb', 'postgres', 'redis-server');
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/services.inc';
require __DIR__ . '/../include/modules.inc';

$ports = ['mysql' => cs_mariadb()->port, 'postgres' => cs_postgres()->port, 'redis' => cs_redis([], cs_free_port())->port];
$script = tempnam(sys_get_temp_dir(), 'cs');
file_put_contents($script, '<?php extract(' . var_export($ports, true) . ');' . <<<'PHP'
	require $argv[1];
	require $argv[2];
	/* The connection's own number in the server, and whether a slow question is answered to the one who asked. */
	$ask = [
		'PDO mysql' => function ($i) use ($mysql) {
			$db = new PDO("mysql:host=127.0.0.1;port=$mysql", 'x', '', [PDO::ATTR_PERSISTENT => true]);
			return $db->query("select connection_id(), $i, sleep(0.001)")->fetch(PDO::FETCH_NUM);
		},
		'mysqli' => function ($i) use ($mysql) {
			$db = new mysqli('p:127.0.0.1', 'x', '', '', $mysql);
			return $db->query("select connection_id(), $i, sleep(0.001)")->fetch_row();
		},
		'PDO pgsql' => function ($i) use ($postgres) {
			$db = new PDO("pgsql:host=127.0.0.1;port=$postgres;user=postgres;dbname=postgres", options: [PDO::ATTR_PERSISTENT => true]);
			return $db->query("select pg_backend_pid(), $i, pg_sleep(0.001)")->fetch(PDO::FETCH_NUM);
		},
		'pgsql' => function ($i) use ($postgres) {
			$pg = pg_pconnect("host=127.0.0.1 port=$postgres user=postgres dbname=postgres");
			return pg_fetch_row(pg_query_params($pg, 'select pg_backend_pid(), $1, pg_sleep(0.001)', [$i]));
		},
		'phpredis' => function ($i) use ($redis) {
			$r = new Redis;
			$r->pconnect('127.0.0.1', $redis);
			return [$r->rawCommand('client', 'id'), $r->ping($i)];
		},
	];
	$server = cs_process_server(function ($server) use ($ask) {
		$server->on('request', function ($request, $response) use ($ask) {
			static $turn = null;
			$turn ??= new Swoole\Coroutine\Channel(1);
			$turn->push(true);
			$i = $request->get['i'];
			$ids = [];
			foreach ($ask as $name => $one) {
				[$id, $echo] = $one($i);
				$ids[$name] = $echo == $i ? $id : 'wrong';
			}
			$turn->pop();
			$response->end(json_encode($ids));
		});
	}, ['worker_num' => 1, 'max_wait_time' => 60], SWOOLE_PROCESS);
	$round = function () use ($server): array {
		$connections = [];
		for ($i = 0; $i < 10; $i++) {
			$connections[] = cs_connect($server->port)->write("GET /?i=$i HTTP/1.1\r\nHost: x\r\n\r\n");
		}
		return array_map(fn ($connection) => json_decode($connection->response()->body, true), $connections);
	};
	$before = $round();
	foreach ($ask as $name => $_) {
		$ids = array_unique(array_column($before, $name));
		echo "$name: ", count($ids), $ids === ['wrong'] ? ' wrong' : ' connection', "\n";
	}
	posix_kill($server->pid, SIGUSR1);
	/* Another worker has connections of its own. */
	cs_until(function () use ($round, $before, $ask) {
		$after = $round();
		foreach ($ask as $name => $_) {
			if (array_intersect(array_column($after, $name), array_column($before, $name))) { return false; }
		}
		return true;
	}, 'the new worker');
	posix_kill($server->pid, SIGTERM);
	echo 'ended: ', $server->wait(), "\n";
	$db = new PDO("mysql:host=127.0.0.1;port=$mysql", 'x', '');
	cs_until(fn () => $db->query("show status like 'Threads_connected'")->fetchColumn(1) == 1, 'the end of connections to MariaDB');
	$db = new PDO("pgsql:host=127.0.0.1;port=$postgres;user=postgres;dbname=postgres");
	cs_until(fn () => $db->query("select count(*) from pg_stat_activity where backend_type = 'client backend'")->fetchColumn() == 1, 'the end of connections to PostgreSQL');
	echo "none is left\n";
	PHP);
[$status, $output] = cs_run([PHP_BINARY, ...cs_php_args(), ...cs_modules(['pdo_mysql', 'mysqli', 'pdo_pgsql', 'pgsql', 'redis'], true), $script, __DIR__ . '/../include/bootstrap.inc', __DIR__ . '/../include/server.inc']);
unlink($script);
echo $output, $status ? "exit status $status\n" : '';
?>
--EXPECT--
PDO mysql: 1 connection
mysqli: 1 connection
PDO pgsql: 1 connection
pgsql: 1 connection
phpredis: 1 connection
ended: 0
none is left
