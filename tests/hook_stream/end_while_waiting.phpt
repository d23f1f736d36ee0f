--TEST--
Stream hooks: exit, a fatal error and a fork while others wait for sockets
--INI--
pcre.jit=0
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$waiting = <<<'PHP'
	use function Swoole\Coroutine\run;
	function wait($f) { try { var_dump(fgets($f)); } finally { echo "finally\n"; } }
	run(function () {
		[$a, $b] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
		go(fn () => wait($a));
		go(fn () => wait(stream_socket_accept(stream_socket_server('tcp://127.0.0.1:0'))));
		%s
	});
	PHP;
foreach (['exit("exit\n");', 'nosuch();', 'if (pcntl_fork() === 0) { fwrite($b, "child\n"); echo fgets($a); fclose($a); exit; } pcntl_wait($s); fwrite($b, "parent\n"); exit;'] as $end) {
	[$status, $output] = cs_php(sprintf($waiting, $end));
	echo $status, ' ', preg_replace('/^.*?(PHP )?Fatal error: +(.*?) in .*$/s', '$2', $output), "\n";
}
?>
--EXPECT--
0 exit
finally

255 Uncaught Error: Call to undefined function nosuch()
0 child
finally

