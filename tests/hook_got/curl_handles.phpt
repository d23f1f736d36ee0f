--TEST--
Library hooks: ext/curl: one handle in two coroutines, its information within callbacks, copies, shares, cancel and exit in a transfer
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
if (!extension_loaded('curl') && !file_exists(ini_get('extension_dir') . '/curl.so')) die('skip needs the extension curl');
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
$port = cs_http_server(function ($request, $response) {
	if ($request->server['request_uri'] === '/slow') {
		Swoole\Coroutine::sleep(0.1);
	} elseif ($request->server['request_uri'] === '/never') {
		Swoole\Coroutine::sleep(100);
	}
	$response->header('Last-Modified', 'Thu, 01 Jan 2015 00:00:00 GMT');
	$response->cookie('seen', ($request->cookie['seen'] ?? '') . 'x');
	$response->end($request->getMethod() . ' ' . ($request->cookie['seen'] ?? '-') . ' ' . strlen($request->rawContent()));
});
$common = '<?php $port = ' . $port . ';' . <<<'PHP'
	function handle(string $path, array $options = []) {
		global $port;
		$curl = curl_init("http://127.0.0.1:$port$path");
		curl_setopt_array($curl, [CURLOPT_RETURNTRANSFER => true] + $options);
		return $curl;
	}
	PHP;
$script = tempnam(sys_get_temp_dir(), 'cs');
$run = function (string $code) use ($common, $script) {
	file_put_contents($script, $common . $code);
	[$status, $output] = cs_run([PHP_BINARY, ...cs_php_args(), ...extension_loaded('curl') ? [] : ['-dextension=curl'], $script]);
	echo $output, $status === 0 ? '' : "status $status\n";
};
$run(<<<'PHP'
	Swoole\Coroutine\run(function () {
		/* What is known of a transfer while it runs. */
		$curl = handle('/slow', [CURLOPT_FILETIME => true, CURLINFO_HEADER_OUT => true]);
		$seen = [];
		curl_setopt($curl, CURLOPT_HEADERFUNCTION, function ($curl, $line) use (&$seen) {
			$seen['code'] = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
			return strlen($line);
		});
		curl_setopt($curl, CURLOPT_WRITEFUNCTION, function ($curl, $data) use (&$seen) {
			Swoole\Coroutine::sleep(0.001);
			$seen += ['time' => date('Y', curl_getinfo($curl, CURLINFO_FILETIME)), 'data' => $data];
			return strlen($data);
		});
		var_dump(curl_exec($curl), $seen, str_starts_with(curl_getinfo($curl, CURLINFO_HEADER_OUT), 'GET /slow HTTP/'));
		/* Two coroutines, one handle: an error for the second; the transfer goes on. */
		$curl = handle('/slow');
		$first = go(function () use ($curl) {
			$body = curl_exec($curl);
			echo "first: $body\n";
		});
		echo 'second: ', json_encode(curl_exec($curl)), ' ', curl_error($curl) !== '' ? 'an error' : 'no error', "\n";
		Swoole\Coroutine::join([$first]);
		/* A copy has a connection of its own and runs at the same time. */
		$copy = curl_copy_handle($curl);
		$both = new Swoole\Coroutine\Channel(2);
		foreach ([$curl, $copy] as $one) { go(fn () => $both->push(curl_exec($one))); }
		var_dump($both->pop(), $both->pop(), curl_exec(curl_copy_handle(handle('/', [CURLOPT_NOBODY => true]))));
		/* Cookies that several handles share, each used in a coroutine. */
		$share = curl_share_init();
		curl_share_setopt($share, CURLSHOPT_SHARE, CURL_LOCK_DATA_COOKIE);
		for ($i = 0; $i < 3; $i++) {
			Swoole\Coroutine::join([go(function () use ($share) { echo curl_exec(handle('/', [CURLOPT_SHARE => $share, CURLOPT_COOKIEFILE => ''])), "\n"; })]);
		}
		foreach ([CURLOPT_PUT => true, CURLOPT_UPLOAD => true] as $option => $value) {
			$file = tmpfile(); fwrite($file, 'content'); rewind($file);
			echo curl_exec(handle('/', [$option => $value, CURLOPT_INFILE => $file, CURLOPT_INFILESIZE => 7])), "\n";
		}
		echo curl_exec(handle('/', [CURLOPT_POSTFIELDS => ['file' => new CURLFile(__FILE__)]])) > 'POST' ? "a file is sent\n" : "not sent\n";
		/* Canceled in the middle. */
		$canceled = handle('/never');
		$cid = go(function () use ($canceled) { var_dump(curl_exec($canceled), curl_errno($canceled) > 0); });
		Swoole\Coroutine::cancel($cid);
		Swoole\Coroutine::join([$cid]);
		curl_setopt($canceled, CURLOPT_URL, "http://127.0.0.1:{$GLOBALS['port']}/");
		echo 'after a cancel: ', curl_exec($canceled), "\n";
		$multi = curl_multi_init();
		$easy = handle('/slow');
		echo curl_multi_add_handle($multi, $easy), curl_multi_add_handle($multi, $easy), ' ', curl_multi_errno($multi) === CURLM_ADDED_ALREADY ? 'added already' : '',
			curl_multi_strerror(CURLM_ADDED_ALREADY) ? '' : ' unknown', "\n";
		do { curl_multi_exec($multi, $running); curl_multi_select($multi); } while ($running);
		var_dump(curl_multi_info_read($multi)['result'], curl_multi_getcontent($easy), curl_multi_remove_handle($multi, $easy));
	});
	PHP);
$run(<<<'PHP'
	Swoole\Coroutine\run(function () {
		go(function () { try { curl_exec(handle('/never')); } finally { echo "finally\n"; } });
		Swoole\Coroutine::sleep(0.05);
		exit("exit\n");
	});
	PHP);
$run(<<<'PHP'
	/* The loop is told to end while a transfer runs. */
	Swoole\Runtime::enableCoroutine();
	go(function () { try { curl_exec(handle('/never')); } finally { echo "finally\n"; } });
	Swoole\Timer::after(20, fn () => Swoole\Event::exit());
	Swoole\Event::wait();
	echo "the loop has ended\n";
	PHP);
unlink($script);
?>
--EXPECT--
bool(true)
array(3) {
  ["code"]=>
  int(200)
  ["time"]=>
  string(4) "2015"
  ["data"]=>
  string(7) "GET - 0"
}
bool(true)
second: false an error
first: GET - 0
string(7) "GET - 0"
string(7) "GET - 0"
string(0) ""
GET - 0
GET x 0
GET xx 0
PUT - 7
PUT - 7
a file is sent
bool(false)
bool(true)
after a cancel: GET - 0
07 added already
int(0)
string(7) "GET - 0"
int(0)
exit
finally
the loop has ended
finally
