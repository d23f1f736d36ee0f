--TEST--
Process hooks: exec, system, passthru, shell_exec, popen, proc_open, pcntl_waitpid give in a coroutine what they give in plain PHP
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/same.inc';

cs_same(<<<'PHP'
	$out = ['before'];
	show(exec('sleep 0.02; echo a; echo "b  "; exit 3', $out, $code), $out, $code);
	show(shell_exec('sleep 0.02; echo x; echo y'), shell_exec('exit 1'), `echo tick`);
	show(system('echo sys; exit 2', $code), $code);
	passthru('printf "1 2\n"; exit 4', $code);
	show($code, exec('no-such-command 2>/dev/null', $none, $code), $code);
	try { exec(''); } catch (Error $e) { show($e->getMessage()); }
	$p = popen('wc -c; sleep 0.02; exit 7', 'w');
	show(fwrite($p, str_repeat('x', 300000)), pclose($p));
	$p = popen('sleep 0.02; echo hi', 'r');
	show(fgets($p), feof($p), fgets($p), feof($p), pclose($p));
	$p = popen('while echo yes; do :; done 2>/dev/null', 'r');
	show(fgets($p), pclose($p));
	try { popen('true', 'x'); } catch (Error $e) { show($e->getMessage()); }
	$process = proc_open('cat; sleep 0.02; exit 5', [['pipe', 'r'], ['pipe', 'w'], ['pipe', 'w']], $pipes);
	show(fwrite($pipes[0], "data\n"), fclose($pipes[0]), stream_get_contents($pipes[1]), proc_close($process));
	$process = proc_open(['sh', '-c', 'kill -9 $$'], [], $pipes);
	show(proc_close($process));
	$process = proc_open(['sleep', '10'], [], $pipes);
	show(proc_get_status($process)['running'], proc_terminate($process), proc_close($process));
	$process = proc_open(['cat'], [['pipe', 'r'], ['pipe', 'w']], $pipes);
	show(stream_set_blocking($pipes[1], false), fread($pipes[1], 10));
	unset($pipes, $process);
	if (!($pid = pcntl_fork())) { posix_kill(posix_getpid(), 9); }
	show(pcntl_waitpid($pid, $status) === $pid, pcntl_wifsignaled($status));
	PHP, modules: ['posix']);
?>
--EXPECT--
same
