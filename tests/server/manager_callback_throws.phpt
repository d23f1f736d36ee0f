--TEST--
What a callback of master or manager throws is reported and stays there: workers that are forked later serve
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
foreach (CS_MODES as $name => $mode) {
	foreach (['start', 'managerStart', 'workerError', 'beforeReload', 'afterReload'] as $event) {
		$log = new CsLog;
		$server = cs_process_server(function ($server) use ($event, $log) {
			ini_set('display_errors', '0');
			ini_set('log_errors', '1');
			ini_set('error_log', $log->path);
			$server->on($event, fn () => throw new RuntimeException("in $event"));
			$server->on('request', function ($request, $response) use ($server) {
				if ($request->server['request_uri'] === '/kill') {
					posix_kill(getmypid(), SIGKILL);
				}
				$response->end($request->server['request_uri'] === '/reload' ? (string) $server->reload() : (string) getmypid());
			});
		}, ['worker_num' => 2], $mode);
		$old = [];
		cs_connect($server->port)->request('GET', '/kill');
		cs_until(function () use (&$old, $server) {
			$old[cs_http_get($server->port)->body] = true;
			return count($old) === 2;
		}, 'both workers');
		cs_http_get($server->port, '/reload');
		$new = [];
		cs_until(function () use (&$new, $old, $server) {
			$pid = cs_http_get($server->port)?->body;
			isset($old[$pid]) ?: $new[$pid] = true;
			return count($new) >= 2;
		}, 'new workers');
		cs_until(fn () => $log->lines(), 'the report');
		preg_match('/Uncaught \S* \w+ \w+/', implode($log->lines()), $report);
		echo "$name, $report[0]\n";
		$server->stop();
		unlink($log->path);
	}
}
?>
--EXPECT--
base, Uncaught RuntimeException: in start
base, Uncaught RuntimeException: in managerStart
base, Uncaught RuntimeException: in workerError
base, Uncaught RuntimeException: in beforeReload
base, Uncaught RuntimeException: in afterReload
process, Uncaught RuntimeException: in start
process, Uncaught RuntimeException: in managerStart
process, Uncaught RuntimeException: in workerError
process, Uncaught RuntimeException: in beforeReload
process, Uncaught RuntimeException: in afterReload
