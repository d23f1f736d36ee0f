--TEST--
TLS: a reload with a new certificate, as clients see it: requests in flight finish, connections begin with the new one, none is refused
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; require __DIR__ . '/../include/tls.inc'; skip_without_tls(); ?>
--FILE--
<?php
require __DIR__ . '/../include/tls.inc';

$certs = cs_certs();
$options = ['verify_peer_name' => false];
foreach (['base' => [SWOOLE_BASE, 2], 'process' => [SWOOLE_PROCESS, 1], 'one process' => [SWOOLE_BASE, 1]] as $name => [$mode, $workers]) {
	$certs->make('server', 'first');
	$log = new CsLog;
	$go = new Swoole\Atomic;
	$server = cs_tls_server($certs, function ($server) use ($log, $go) {
		$server->on('request', function ($request, $response) use ($log, $go) {
			if ($request->server['request_uri'] === '/slow') {
				$log->say('in');
				while (!$go->get()) {
					Swoole\Coroutine::sleep(0.002);
				}
			}
			$response->end('done');
		});
	}, ['worker_num' => $workers, 'max_wait_time' => 60], $mode);
	$conn = cs_tls_connect($server->port, $certs, $options)->write(cs_http_request('GET', '/slow', ['Connection' => 'keep-alive']));
	cs_until(fn () => $log->lines(), 'the request');
	$certs->make('server', 'second');
	posix_kill($server->pid, SIGUSR1);
	$renewed = function () use ($server, $certs, $options) {
		$new = cs_tls_connect($server->port, $certs, $options);
		return $new->request('GET', '/')->body === 'done' && cs_tls_peer($new) === 'second';
	};
	if ($name === 'one process') {
		cs_until($renewed, 'the new certificate');
	}
	$go->set(1);
	$answer = $conn->response();
	echo "$name: $answer->body", $name === 'one process' ? '' : ' ' . json_encode($conn->closed());
	cs_until($renewed, 'the new certificate');
	echo " renewed\n";
	$server->stop();
	unlink($log->path);
}
?>
--EXPECT--
base: done true renewed
process: done true renewed
one process: done renewed
