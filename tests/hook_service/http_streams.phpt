--TEST--
Clients: fsockopen, ext/sockets, http:// and https:// streams, SOAP: fifty at once with the same answers as in plain PHP
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without_module('soap', 'sockets'); skip_without_command('nginx'); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/same.inc';
require __DIR__ . '/../include/peer.inc';
require __DIR__ . '/../include/services.inc';

$backend = cs_http_server(function ($request, $response) {
	Swoole\Coroutine::sleep(0.2);
	if (preg_match('~<param0[^>]*>(\d+)</param0>~', (string) $request->rawContent(), $m)) {
		$response->header('Content-Type', 'text/xml');
		return $response->end('<?xml version="1.0"?><SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/"><SOAP-ENV:Body>'
			. '<r:doubleResponse xmlns:r="urn:t"><return xmlns:x="http://www.w3.org/2001/XMLSchema-instance" x:type="xsd:int" xmlns:xsd="http://www.w3.org/2001/XMLSchema">'
			. 2 * $m[1] . '</return></r:doubleResponse></SOAP-ENV:Body></SOAP-ENV:Envelope>');
	}
	$response->end('hello ' . ($request->get['i'] ?? ''));
});
$certificate = cs_certificate();
$nginx = cs_nginx("listen 127.0.0.1:{port} ssl; ssl_certificate {dir}/cert.pem; ssl_certificate_key {dir}/cert.pem;
	location / { proxy_pass http://127.0.0.1:$backend; }", ['cert.pem' => $certificate]);
cs_same(<<<'PHP'
	fifty('fsockopen', function ($i) use ($port) {
		$f = fsockopen('127.0.0.1', $port, $code, $message, 5);
		fwrite($f, "GET /?i=$i HTTP/1.0\r\n\r\n");
		return str_ends_with(stream_get_contents($f), "\r\n\r\nhello $i");
	});
	fifty('ext/sockets', function ($i) use ($port) {
		$s = socket_create(AF_INET, SOCK_STREAM, SOL_TCP);
		socket_connect($s, 'localhost', $port);
		socket_write($s, "GET /?i=$i HTTP/1.0\r\n\r\n");
		for ($all = ''; ($bytes = socket_read($s, 1000)) != ''; $all .= $bytes) { }
		return str_ends_with($all, "\r\n\r\nhello $i");
	});
	fifty('http://', fn ($i) => file_get_contents("http://localhost:$port/?i=$i") === "hello $i");
	$context = stream_context_create(['ssl' => ['cafile' => $certificate]]);
	fifty('https://', fn ($i) => file_get_contents("https://localhost:$tls/?i=$i", false, $context) === "hello $i");
	show(file_get_contents("https://localhost:$tls/"));
	show(file_get_contents("http://127.0.0.1:$port/", false, stream_context_create(['http' => ['timeout' => 0.05]])));
	$soap = fn (array $options = []) => new SoapClient(null, $options + ['location' => "http://127.0.0.1:$port/", 'uri' => 'urn:t', 'trace' => true]);
	fifty('SOAP', fn ($i) => $soap()->double($i) === 2 * $i);
	try { $soap(['location' => 'http://127.0.0.1:1/'])->double(1); } catch (SoapFault $e) { show($e->getMessage()); }
	ini_set('default_socket_timeout', '1');
	show(@fsockopen('127.0.0.1', 1, $code, $message), $code, $message);
	PHP, modules: ['soap', 'sockets'], vars: ['port' => $backend, 'tls' => $nginx->port, 'certificate' => $certificate]);
?>
--EXPECT--
same
