--TEST--
TLS: any worker resumes a session that another began, also after a reload
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; require __DIR__ . '/../include/tls.inc'; skip_without_tls(true); ?>
--FILE--
<?php
require __DIR__ . '/../include/tls.inc';

$certs = cs_certs();
foreach (CS_MODES as $name => $mode) {
	$server = cs_tls_server($certs, function ($server) {
		$server->on('request', fn ($request, $response) => $response->end((string) getmypid()));
	}, ['worker_num' => 3, 'dispatch_mode' => 1], $mode);
	foreach (['-tls1_2', '-tls1_3'] as $version) {
		$get = "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
		$session = "$certs->dir/session";
		$before = cs_http_get_tls($server->port, $certs);
		cs_s_client($server->port, "$version -ign_eof -sess_out $session", $get);
		$reused = 0;
		for ($i = 0; $i < 6; $i++) {
			if ($i === 3) {
				posix_kill($server->pid, SIGUSR1);
				cs_until(fn () => cs_http_get_tls($server->port, $certs) !== $before, 'new workers');
			}
			$output = cs_s_client($server->port, "$version -ign_eof -sess_in $session", $get);
			$reused += str_contains($output, 'Reused, TLSv1') ? 1 : 0;
		}
		echo "$name $version: $reused of 6\n";
	}
	$server->stop();
}

function cs_http_get_tls(int $port, CsCerts $certs): string
{
	return cs_tls_connect($port, $certs)->request('GET', '/', ['Connection' => 'close'])->body;
}
?>
--EXPECT--
base -tls1_2: 6 of 6
base -tls1_3: 6 of 6
process -tls1_2: 6 of 6
process -tls1_3: 6 of 6
