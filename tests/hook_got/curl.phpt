--TEST--
Library hooks: ext/curl: fifty transfers at once, multi, time limits, uploads, redirects, callbacks that yield, names
--SKIPIF--
<?php
if (PHP_OS_FAMILY !== 'Linux' || PHP_INT_SIZE !== 8) {
	die('skip for 64-bit Linux');
}
if (!extension_loaded('curl') && !file_exists(ini_get('extension_dir') . '/curl.so')) {
	die('skip needs the curl extension (Debian: php-curl)');
}
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

/* /together answers nobody before fifty have asked. */
$port = cs_http_server(function ($request, $response) {
	static $waiting = [];
	switch ($request->server['request_uri']) {
		case '/together':
			if (count($waiting) < 49) {
				$waiting[] = Swoole\Coroutine::getCid();
				Swoole\Coroutine::yield();
			} else {
				$all = $waiting;
				$waiting = [];
				array_map('Swoole\Coroutine::resume', $all);
			}
			return $response->end('hello ' . $request->get['i']);
		case '/slow':
			Swoole\Coroutine::sleep(3);
			return $response->end('slow');
		case '/redirect':
			$response->status(302);
			$response->header('Location', '/length');
			return $response->end();
		case '/length':
			return $response->end(strlen($request->rawContent()) . ' bytes');
		default:
			return $response->end('path ' . $request->server['request_uri']);
	}
});
$script = tempnam(sys_get_temp_dir(), 'cs');
file_put_contents($script, '<?php $port = ' . $port . ';' . <<<'PHP'
	function get(string $url, array $options = []) {
		$curl = curl_init($url);
		curl_setopt_array($curl, [CURLOPT_RETURNTRANSFER => true] + $options);
		$body = curl_exec($curl);
		return $body === false ? curl_errno($curl) : $body;
	}
	$before = get("http://127.0.0.1:$port/plain");
	Swoole\Coroutine\run(function () use ($port) {
		$right = 0;
		$all = new Swoole\Coroutine\WaitGroup(50);
		for ($i = 0; $i < 50; $i++) {
			go(function () use ($port, $i, &$right, $all) {
				$host = $i % 2 ? 'localhost' : '127.0.0.1';
				$right += get("http://$host:$port/together?i=$i") === "hello $i";
				$all->done();
			});
		}
		$all->wait();
		echo "$right right\n";
		/* The fiftieth is asked by another coroutine, while curl_multi_select() waits for the others. */
		$multi = curl_multi_init();
		for ($i = 0; $i < 49; $i++) {
			curl_multi_add_handle($multi, $handles[] = curl_init("http://127.0.0.1:$port/together?i=$i"));
			curl_setopt($handles[$i], CURLOPT_RETURNTRANSFER, true);
		}
		$last = new Swoole\Coroutine\Channel(1);
		go(function () use ($port, $last) {
			usleep(1000);
			$last->push(get("http://127.0.0.1:$port/together?i=49"));
		});
		do {
			curl_multi_exec($multi, $running);
			curl_multi_select($multi, 0.1);
		} while ($running);
		$right = 0;
		foreach ($handles as $i => $handle) { $right += curl_multi_getcontent($handle) === "hello $i"; }
		echo "multi: $right right and ", $last->pop(), "\n";
		var_dump(get("http://127.0.0.1:$port/slow", [CURLOPT_TIMEOUT_MS => 50]) === CURLE_OPERATION_TIMEDOUT);
		var_dump(get('http://127.0.0.1:1/') === CURLE_COULDNT_CONNECT);
		var_dump(get('http://no.such..name/') === CURLE_COULDNT_RESOLVE_HOST);
		var_dump(get("http://127.0.0.1:$port/length", [CURLOPT_POSTFIELDS => str_repeat('x', 1000000)]));
		var_dump(get("http://127.0.0.1:$port/redirect", [CURLOPT_FOLLOWLOCATION => true]));
		$body = '';
		get("http://127.0.0.1:$port/callback", [CURLOPT_WRITEFUNCTION => function ($curl, $data) use (&$body) {
			usleep(1000);
			$body .= $data;
			return strlen($data);
		}]);
		var_dump($body);
		Swoole\Runtime::setHookFlags(SWOOLE_HOOK_ALL & ~SWOOLE_HOOK_NATIVE_CURL);
		$order = '';
		go(function () use ($port, &$order) { get("http://127.0.0.1:$port/x"); $order .= 'a'; });
		echo $order . "b\n";
	});
	var_dump(get("http://127.0.0.1:$port/plain") === $before);
	PHP);
$curl = extension_loaded('curl') ? [] : ['-dextension=curl'];
echo cs_run([PHP_BINARY, ...cs_php_args(), ...$curl, $script])[1];
unlink($script);
?>
--EXPECT--
50 right
multi: 49 right and hello 49
bool(true)
bool(true)
bool(true)
string(13) "1000000 bytes"
string(7) "0 bytes"
string(14) "path /callback"
ab
bool(true)
