--TEST--
worker_num: processes that share the port, are replaced when they die, and end with the parent
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$log = tempnam(sys_get_temp_dir(), 'cserve');
$server = cs_spawn(function (callable $ready) use ($log) {
	$result = 'start() did not return';
	Swoole\Coroutine\run(function () use ($ready, &$result) {
		Co::set(['log_level' => SWOOLE_LOG_NONE]);
		$server = new Swoole\Coroutine\Http\Server('127.0.0.1', 0);
		$server->set(['worker_num' => 3]);
		$server->handle('/', fn ($request, $response) => $response->end(getmypid() . ' ' . rand()));
		$server->handle('/slow', function ($request, $response) {
			usleep(100000);
			$response->end('in flight');
		});
		$ready($server->port);
		$result = json_encode([$server->start(), $server->errCode]);
	});
	file_put_contents($log, "$result\n", FILE_APPEND);
});
/* Connections that are held open spread over the workers sooner or later. */
$workers = function (int $count, array $known = []) use ($server) {
	$seen = $held = $numbers = [];
	cs_until(function () use (&$seen, &$held, &$numbers, $server, $count, $known) {
		$held[] = $conn = cs_connect($server->port);
		[$pid, $number] = explode(' ', $conn->request('GET', '/')->body);
		$seen[$pid] = true;
		$numbers[$number] = true;
		return count(array_diff_key($seen, $known)) >= $count;
	}, "$count workers");
	return [array_keys($seen), count($numbers) === count($held)];
};
[$pids, $random] = $workers(3);
var_dump(count($pids), in_array($server->pid, $pids), $random);
posix_kill($pids[0], SIGKILL);
[$new] = $workers(1, array_flip($pids));
var_dump(in_array($pids[0], $new));
$slow = cs_connect($server->port)->write("GET /slow HTTP/1.1\r\nHost: h\r\n\r\n");
usleep(20000); /* the worker takes it meanwhile */
posix_kill($server->pid, SIGTERM);
echo $slow->response()->body, "\n";
cs_until(fn () => clearstatcache() || filesize($log), 'the end of the parent');
echo file_get_contents($log);
var_dump(@stream_socket_client("tcp://127.0.0.1:$server->port"));
unlink($log);
?>
--EXPECT--
int(3)
bool(false)
bool(true)
bool(false)
in flight
[true,125]
bool(false)
