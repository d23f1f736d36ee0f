--TEST--
Servers in one process with different levels: each keeps its own
--SKIPIF--
<?php if (!defined('SWOOLE_HAVE_COMPRESSION')) die('skip built without compression'); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

mt_srand(1);
for ($text = ''; strlen($text) < 60000;) {
	$text .= dechex(mt_rand(0, 4095));
}
Co\run(function () use ($text) {
	$servers = [];
	foreach ([1, 9] as $level) {
		$server = new Swoole\Coroutine\Http\Server('127.0.0.1', 0);
		$server->set(['http_compression' => true, 'http_compression_level' => $level]);
		$server->handle('/', fn ($request, $response) => $response->end($text));
		go(fn () => $server->start());
		$servers[$level] = $server;
	}
	$lengths = [1 => [], 9 => []];
	foreach ([1, 9, 9, 1, 1, 9] as $level) {
		$client = new Swoole\Coroutine\Http\Client('127.0.0.1', $servers[$level]->port);
		$client->setMethod('HEAD');
		$client->setHeaders(['Accept-Encoding' => 'gzip']);
		$client->execute('/');
		$lengths[$level][$client->headers['content-length']] = true;
		$client->close();
	}
	echo count($lengths[1]), ' ', count($lengths[9]), ' ', key($lengths[1]) > key($lengths[9]) ? 'shorter' : 'not shorter', "\n";
	foreach ($servers as $server) {
		$server->shutdown();
	}
});
?>
--EXPECT--
1 1 shorter
