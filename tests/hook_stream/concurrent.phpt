--TEST--
Stream hooks: fifty coroutines have their requests at the servers at the same time
--INI--
pcre.jit=0
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/peer.inc';

/* Answers nobody before all have asked: clients that came one after the other would wait for ever. */
$port = cs_server(function (callable $ready) {
	Swoole\Coroutine\run(function () use ($ready) {
		$listen = stream_socket_server('tcp://127.0.0.1:0');
		$ready((int) explode(':', stream_socket_get_name($listen, false))[1]);
		$waiting = [];
		while ($connection = stream_socket_accept($listen, -1)) {
			go(function () use ($connection, &$waiting) {
				do {
					$line = fgets($connection);
				} while (($head ??= $line) && str_starts_with($head, 'GET') && trim($line) !== '');
				if (count($waiting) < 99) {
					$waiting[] = Swoole\Coroutine::getCid();
					Swoole\Coroutine::yield();
				} else {
					array_map('Swoole\Coroutine::resume', $waiting);
				}
				$body = 'answer to ' . trim($head);
				fwrite($connection, str_starts_with($head, 'GET') ? "HTTP/1.0 200 OK\r\n\r\n$body" : $body);
				fclose($connection);
			});
		}
	});
});

$right = 0;
Swoole\Coroutine\run(function () use ($port, &$right) {
	for ($i = 0; $i < 50; $i++) {
		go(function () use ($port, $i, &$right) {
			$f = stream_socket_client("tcp://127.0.0.1:$port");
			fwrite($f, "question $i\n");
			$right += stream_get_contents($f) === "answer to question $i";
		});
		go(function () use ($port, $i, &$right) {
			$right += preg_match("~^answer to GET /$i HTTP/1\.[01]$~D", file_get_contents("http://localhost:$port/$i"));
		});
	}
});
echo "$right right answers\n";
?>
--EXPECT--
100 right answers
