--TEST--
Stream hooks: the first wait for a descriptor takes at most two epoll_ctl(), later ones none
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
skip_not_linux();
skip_without_command('strace');
skip_asan('a tracer stops LeakSanitizer');
skip_valgrind();
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$trace = tempnam(sys_get_temp_dir(), 'cs');
[$status, $output] = cs_run(['strace', '-o', $trace, '-e', 'trace=epoll_ctl,write', PHP_BINARY, ...cs_php_args(), '-r', <<<'PHP'
	Swoole\Coroutine\run(function () {
		[$a, $b] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
		[$c, $d] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
		go(function () use ($c, $d) { while (fread($c, 1) !== '') { fwrite($c, 'x'); } });
		for ($i = 0; $i < 3; $i++) { fwrite($d, 'x'); fread($d, 1); }
		/* The loop and one pair are warm now. */
		foreach ([$a, $d, $d] as $i => $stream) {
			echo "mark $i\n";
			if ($stream === $a) {
				go(function () use ($b) { usleep(1000); fwrite($b, 'x'); });
			} else {
				fwrite($d, 'x');
			}
			fread($stream, 1);
		}
		echo "end\n";
		exit(0);
	});
	PHP]);
if ($status !== 0) {
	die("strace: $output");
}
[, $fresh, $warm] = preg_split('/^write\(1, "(?:mark 0|mark 1|end).*$/m', file_get_contents($trace));
unlink($trace);
echo 'fresh: ', substr_count($fresh, 'epoll_ctl(') <= 2 ? "at most 2\n" : $fresh;
echo 'warm: ', substr_count($warm, 'epoll_ctl('), "\n";
?>
--EXPECT--
fresh: at most 2
warm: 0
