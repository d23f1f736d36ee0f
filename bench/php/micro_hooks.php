<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Nanoseconds of CPU time of PHP functions that hooks are in front of, when they have nothing to wait for: in a coroutine with
 * all hooks, or in plain PHP when the extension is not loaded.
 *   stream  fwrite() and fread() of a byte through a pair of sockets
 *   file    file_get_contents() of a cached file of 4 KiB
 * usage: micro_hooks.php stream|file COUNT ROUNDS      prints {"ns":[...]}
 */
[, $kind, $count, $rounds] = $argv;

function cpu(): int
{
	$u = getrusage();
	return ($u['ru_utime.tv_sec'] + $u['ru_stime.tv_sec']) * 1_000_000_000
		+ ($u['ru_utime.tv_usec'] + $u['ru_stime.tv_usec']) * 1000;
}

$run = function () use ($kind, $count, $rounds) {
	[$a, $b] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
	$path = tempnam(sys_get_temp_dir(), 'cs');
	file_put_contents($path, str_repeat('x', 4096));
	$ns = [];
	for ($round = 0; $round < (int) $rounds; $round++) {
		$start = cpu();
		if ($kind === 'stream') {
			for ($i = 0; $i < $count; $i++) {
				fwrite($a, 'x');
				fread($b, 1);
			}
		} else {
			for ($i = 0; $i < $count; $i++) {
				file_get_contents($path);
			}
		}
		$ns[] = (cpu() - $start) / $count;
	}
	unlink($path);
	echo json_encode(['ns' => $ns]), "\n";
};
extension_loaded('swoole') ? Swoole\Coroutine\run($run) : $run();
