--TEST--
Process hooks: commands of many coroutines run at once, through each of the functions
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

/* Each command says that it runs and then waits for the FIFO to be opened, which is done when all of them run. */
$dir = sys_get_temp_dir() . '/cs-' . getmypid();
mkdir($dir);
posix_mkfifo("$dir/go", 0600);
chdir($dir);
$ways = [
	'exec' => fn ($command) => exec($command),
	'shell_exec' => fn ($command) => trim(shell_exec($command)),
	'system' => function ($command) {
		ob_start();
		$line = system($command, $code);
		return ob_get_clean() === "$line\n" && $code === 3 ? $line : 'wrong';
	},
	'passthru' => function ($command) {
		ob_start();
		passthru($command, $code);
		return $code === 3 ? trim(ob_get_clean()) : 'wrong code';
	},
	'pclose' => fn ($command) => pclose(popen("($command) >/dev/null", 'r')) === 3 ? preg_replace('/.*echo (\S+);.*/', '$1', $command) : 'wrong code',
	'popen' => function ($command) {
		$pipe = popen($command, 'r');
		$line = trim(fgets($pipe));
		return pclose($pipe) === 3 ? $line : 'wrong code';
	},
	'proc_open' => function ($command) {
		$process = proc_open($command, [1 => ['pipe', 'w']], $pipes);
		$line = trim(stream_get_contents($pipes[1]));
		return proc_close($process) === 3 ? $line : 'wrong code';
	},
	'proc_close' => function ($command) {
		$process = proc_open("$command >out.\$\$; mv out.\$\$ out", [], $pipes);
		return proc_close($process) === 0 ? trim(file_get_contents('out')) : 'wrong code';
	},
];
Swoole\Coroutine\run(function () use ($ways) {
	$right = [];
	$all = new Swoole\Coroutine\WaitGroup($count = 4 * count($ways));
	for ($i = 0; $i < 4; $i++) {
		foreach ($ways as $name => $way) {
			go(function () use ($name, $way, $i, $all, &$right) {
				$number = "$name.$i";
				$last = $name === 'proc_close' ? "(echo $name)" : "echo $number; exit 3";
				$answer = $way("touch run.$number; read line < go; $last");
				$right[$name] = ($right[$name] ?? 0) + ($answer === ($name === 'proc_close' ? $name : $number));
				$all->done();
			});
		}
	}
	while (count(glob('run.*')) < $count) {
		usleep(1000);
	}
	echo "all run\n";
	$go = fopen('go', 'w');
	fwrite($go, str_repeat("\n", $count));
	$all->wait();
	ksort($right);
	echo json_encode($right), "\n";
});
chdir('/');
array_map('unlink', glob("$dir/*"));
rmdir($dir);
?>
--EXPECT--
all run
{"exec":4,"passthru":4,"pclose":4,"popen":4,"proc_close":4,"proc_open":4,"shell_exec":4,"system":4}
