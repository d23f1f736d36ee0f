--TEST--
File hooks: coroutines that read one handle get every byte once
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$path = tempnam(sys_get_temp_dir(), 'cs');
file_put_contents($path, str_repeat('0123456789abcdef', 1 << 16));
shell_exec("sync $path; dd if=$path iflag=nocache count=0 2>/dev/null");
Swoole\Coroutine\run(function () use ($path) {
	$file = fopen($path, 'r');
	$sum = $wrong = 0;
	$group = new Swoole\Coroutine\WaitGroup;
	for ($i = 0; $i < 4; $i++) {
		$group->add();
		go(function () use ($file, $group, &$sum, &$wrong) {
			while (!feof($file)) {
				$piece = fread($file, 8192);
				$sum += strlen($piece);
				$wrong += (int) (str_replace('0123456789abcdef', '', $piece) !== '');
			}
			$group->done();
		});
	}
	$group->wait();
	var_dump($sum, $wrong);
});
unlink($path);
--EXPECT--
int(1048576)
int(0)
