--TEST--
Clients: curl, curl_multi and Guzzle with nginx: HTTP/2, TLS, uploads, redirects, callbacks that yield; as in plain PHP
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
skip_without_module('curl');
skip_without_command('nginx');
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/same.inc';
require __DIR__ . '/../include/peer.inc';
require __DIR__ . '/../include/services.inc';

$backend = cs_http_server(function ($request, $response) {
	if ($request->server['request_uri'] === '/slow') {
		Swoole\Coroutine::sleep(0.2);
	}
	$response->end("hello " . ($request->get['i'] ?? '') . ' ' . strlen((string) $request->rawContent()));
}, ['package_max_length' => 8 << 20]);
$certificate = cs_certificate();
$nginx = cs_nginx("listen 127.0.0.1:{port} ssl http2; ssl_certificate {dir}/cert.pem; ssl_certificate_key {dir}/cert.pem;
	location /redirect { return 302 /plain?i=redirected; }
	location / { proxy_pass http://127.0.0.1:$backend; proxy_http_version 1.1; proxy_set_header Connection ''; }", ['cert.pem' => $certificate]);
cs_same(<<<'PHP'
	$get = function (string $url, array $options = []) use ($port, $certificate) {
		$curl = curl_init("https://localhost:$port$url");
		curl_setopt_array($curl, $options + [CURLOPT_RETURNTRANSFER => true, CURLOPT_CAINFO => $certificate, CURLOPT_HTTP_VERSION => CURL_HTTP_VERSION_2_0]);
		return [curl_exec($curl), curl_getinfo($curl, CURLINFO_HTTP_VERSION), curl_errno($curl)];
	};
	fifty('HTTP/2', fn ($i) => $get("/slow?i=$i") === ["hello $i 0", 3, 0]);
	show($get('/plain', [CURLOPT_POSTFIELDS => str_repeat('x', 3000000)]), $get('/redirect', [CURLOPT_FOLLOWLOCATION => true]), $get('/redirect')[2]);
	show($get('/slow', [CURLOPT_TIMEOUT_MS => 50]), $get('/', [CURLOPT_CAINFO => '/dev/null'])[2]);
	$got = '';
	show($get('/plain?i=callback', [CURLOPT_WRITEFUNCTION => function ($curl, $data) use (&$got) { usleep(1000); $got .= $data; return strlen($data); },
		CURLOPT_HEADERFUNCTION => function ($curl, $line) { usleep(1); return strlen($line); }, CURLOPT_NOPROGRESS => false, CURLOPT_XFERINFOFUNCTION => fn () => usleep(1) ?? 0]), $got);
	$file = tmpfile();
	fwrite($file, str_repeat('y', 100000));
	rewind($file);
	show($get('/plain', [CURLOPT_UPLOAD => true, CURLOPT_INFILE => $file, CURLOPT_INFILESIZE => 100000]));
	$multi = function (int $count, int $first, ?CurlMultiHandle $multi = null) use ($port, $certificate) {
		$multi ??= curl_multi_init();
		for ($i = $first; $i < $first + $count; $i++) {
			curl_setopt_array($handles[$i] = curl_init("https://localhost:$port/slow?i=$i"), [CURLOPT_RETURNTRANSFER => true, CURLOPT_CAINFO => $certificate]);
			curl_multi_add_handle($multi, $handles[$i]);
		}
		do { curl_multi_exec($multi, $running); curl_multi_select($multi, 1); } while ($running);
		return count(array_filter($handles, fn ($handle, $i) => curl_multi_getcontent($handle) === "hello $i 0", ARRAY_FILTER_USE_BOTH));
	};
	/* The second round has the connections of the first. */
	$shared = curl_multi_init();
	show($multi(5, 0, $shared), $multi(5, 5, $shared), $multi(5, 10, $shared));
	fifty('multi', fn ($i) => $multi(2, $i * 2) === 2, 20);
	if (file_exists('/usr/share/php/GuzzleHttp/autoload.php')) {
		set_error_handler(fn () => true, E_DEPRECATED);
		require_once '/usr/share/php/GuzzleHttp/autoload.php';
		$client = fn () => new GuzzleHttp\Client(['base_uri' => "https://localhost:$port", 'verify' => $certificate]);
		fifty('Guzzle', fn ($i) => (string) $client()->get("/slow?i=$i")->getBody() === "hello $i 0", 20);
		/* The second round on one handler. */
		$c = $client();
		show((string) $c->getAsync('/slow?i=1')->wait()->getBody(), (string) $c->getAsync('/slow?i=2')->wait()->getBody());
		show(array_map(fn ($r) => (string) $r->getBody(), GuzzleHttp\Promise\Utils::unwrap([$c->getAsync('/slow?i=3'), $c->postAsync('/plain', ['body' => 'xyz'])])));
		try { $c->get('/slow', ['timeout' => 0.05]); } catch (GuzzleHttp\Exception\ConnectException $e) { show(get_class($e)); }
	}
	PHP, modules: ['curl'], vars: ['port' => $nginx->port, 'certificate' => $certificate]);
?>
--EXPECT--
same
