--TEST--
Http2\Client: nginx, nghttpd and our own server: files, forms, large bodies both ways, fifty streams at once
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
foreach (['nginx', 'nghttpd', 'setpriv'] as $command) {
	shell_exec("PATH=\$PATH:/usr/sbin command -v $command") or skip("needs $command");
}
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/services.inc';
require __DIR__ . '/../include/http2.inc';

use Swoole\Coroutine\Http2\Client;

$large = tempnam(sys_get_temp_dir(), 'cs');
file_put_contents($large, random_bytes(3_000_000));
chmod($large, 0644);
$own = cs_server(function (callable $ready) use ($large) {
	Co\run(function () use ($ready, $large) {
		$server = new Swoole\Coroutine\Http\Server('127.0.0.1', 0);
		$server->set(['open_http2_protocol' => true]);
		$server->handle('/', fn ($request, $response) => $response->sendfile($large));
		$ready($server->port);
		$server->start();
	});
});
$dir = cs_service_dir();
copy($large, "$dir/large");
$nghttpd = cs_service(['nghttpd', '--no-tls', '-a', '127.0.0.1', '-d', $dir, (string) ($free = cs_free_port())], $dir, $free);
$nginx = cs_nginx('listen 127.0.0.1:{port} http2; root {dir}; location /large { error_page 405 =200 $uri; }', ['large' => $large]);
$ports = ['nginx' => $nginx->port, 'nghttpd' => $nghttpd->port, 'cserve' => $own];
Co\run(function () use ($ports, $large) {
	foreach ($ports as $name => $port) {
		$client = new Client('127.0.0.1', $port);
		$client->set(['timeout' => CS_DEADLINE]);
		$client->connect();
		for ($i = 0; $i < 50; $i++) {
			$client->send(h2_request('/large'));
		}
		for ($whole = $i = 0; $i < 50; $i++) {
			$answer = $client->recv();
			$whole += $answer->statusCode === 200 && $answer->data === ($expected ??= file_get_contents($large));
		}
		$client->send(h2_request('/large', method: 'POST', data: str_repeat('x', 20_000)));
		$client->send(h2_request('/large', method: 'HEAD'));
		$answers = [$client->recv()->statusCode, $client->recv()->statusCode];
		echo "$name: $whole whole, ", $answers === [200, 200] ? 'posted' : json_encode($answers), ', ', $client->ping() ? "alive\n" : "gone\n";
	}
});
unlink($large);
?>
--EXPECT--
nginx: 50 whole, posted, alive
nghttpd: 50 whole, posted, alive
cserve: 50 whole, posted, alive
