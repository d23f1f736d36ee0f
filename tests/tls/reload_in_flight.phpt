--TEST--
TLS: a reload lets requests in flight finish and ends their connections
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; require __DIR__ . '/../include/tls.inc'; skip_without_tls(); ?>
--FILE--
<?php
require __DIR__ . '/../include/tls.inc';

$certs = cs_certs();
foreach (CS_MODES as $name => $mode) {
	$log = new CsLog;
	$server = cs_tls_server($certs, function ($server) use ($log) {
		$server->on('request', function ($request, $response) use ($log) {
			$log->say('in');
			Swoole\Coroutine::sleep(0.3);
			$response->end('done');
		});
	}, ['worker_num' => 1, 'max_wait_time' => 10], $mode === SWOOLE_BASE ? SWOOLE_PROCESS : $mode);
	$conn = cs_tls_connect($server->port, $certs)->write(cs_http_request('GET', '/'));
	cs_until(fn () => $log->lines(), 'the request');
	posix_kill($server->pid, SIGUSR1);
	$answer = $conn->response();
	echo $answer->body, ' ', $answer->header('connection'), ' ', json_encode($conn->closed()), "\n";
	echo cs_tls_connect($server->port, $certs)->request('GET', '/')->body, "\n";
	$server->stop();
	unlink($log->path);
}
?>
--EXPECTF--
done %s true
done
done %s true
done
