--TEST--
Stream hooks: twenty ftp:// streams have their control and data connections open at the same time
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

/* Sends no file before all have asked for theirs. */
$port = cs_server(function (callable $ready) {
	Swoole\Coroutine\run(function () use ($ready) {
		$listen = stream_socket_server('tcp://127.0.0.1:0');
		$ready((int) explode(':', stream_socket_get_name($listen, false))[1]);
		$waiting = [];
		while ($control = stream_socket_accept($listen, -1)) {
			go(function () use ($control, &$waiting) {
				$say = fn (string $line) => fwrite($control, "$line\r\n");
				$say('220 ready');
				while (($line = fgets($control)) !== false) {
					[$command, $argument] = explode(' ', trim($line), 2) + [1 => ''];
					switch ($command) {
						case 'USER':
							$say('331 password?');
							break;
						case 'PASS':
							$say('230 welcome');
							break;
						case 'SIZE':
							$say('213 ' . strlen("content of $argument"));
							break;
						case 'EPSV':
							$data = stream_socket_server('tcp://127.0.0.1:0');
							$say('229 here (|||' . explode(':', stream_socket_get_name($data, false))[1] . '|)');
							break;
						case 'RETR':
							$say('150 coming');
							$file = stream_socket_accept($data);
							if (count($waiting) < 19) {
								$waiting[] = Swoole\Coroutine::getCid();
								Swoole\Coroutine::yield();
							} else {
								array_map('Swoole\Coroutine::resume', $waiting);
							}
							fwrite($file, "content of $argument");
							fclose($file);
							$say('226 done');
							break;
						case 'QUIT':
							$say('221 bye');
							break 2;
						default:
							$say('200 fine');
					}
				}
				fclose($control);
			});
		}
	});
});
$right = 0;
Swoole\Coroutine\run(function () use ($port, &$right) {
	for ($i = 0; $i < 20; $i++) {
		go(function () use ($port, $i, &$right) {
			$right += file_get_contents("ftp://user:secret@127.0.0.1:$port/file$i") === "content of /file$i";
		});
	}
});
echo "$right right\n";
?>
--EXPECT--
20 right
