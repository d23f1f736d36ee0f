--TEST--
TLS: SIGUSR1 reads the certificates again, also in a server of one process; what is broken changes nothing
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; require __DIR__ . '/../include/tls.inc'; skip_without_tls(); ?>
--FILE--
<?php
require __DIR__ . '/../include/tls.inc';

$certs = cs_certs();
$shown = fn (int $port) => cs_tls_peer(cs_tls_connect($port, $certs, ['verify_peer_name' => false]));
foreach (['base' => [SWOOLE_BASE, 2], 'process' => [SWOOLE_PROCESS, 1], 'one process' => [SWOOLE_BASE, 1]] as $name => [$mode, $workers]) {
	$certs->make('server', 'first');
	$starts = new CsLog;
	$server = cs_tls_server($certs, function ($server) use ($starts) {
		$server->on('request', fn ($request, $response) => $response->end('x'));
		$server->on('workerStart', fn () => $starts->say('started'));
	}, ['worker_num' => $workers], $mode);
	$open = cs_tls_connect($server->port, $certs, ['verify_peer_name' => false]);
	echo $name, ': ', $shown($server->port);
	$certs->make('server', 'second');
	posix_kill($server->pid, SIGUSR1);
	/* Two workers are replaced one after the other. */
	cs_until(fn () => array_unique(array_map(fn () => $shown($server->port), range(1, 8))) === ['second'], 'the new certificate');
	echo ' ', $shown($server->port);
	file_put_contents("$certs->dir/server.pem", 'not a certificate');
	posix_kill($server->pid, SIGUSR1);
	if ($workers > 1 || $mode === SWOOLE_PROCESS) {
		cs_until(fn () => count($starts->lines()) >= 3 * $workers, 'new workers');
	}
	echo ' ', $shown($server->port), "\n";
	$server->stop();
	unlink($starts->path);
}
?>
--EXPECT--
base: first second second
process: first second second
one process: first second second
