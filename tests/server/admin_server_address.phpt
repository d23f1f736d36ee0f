--TEST--
admin_server: an address that cannot be one stops the start
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
foreach (['abc', '', 'unix:', '127.0.0.1:70000', 'host:'] as $address) {
	$server = new Swoole\Http\Server('127.0.0.1', 0);
	$server->on('request', fn () => 0);
	$server->on('start', fn ($server) => $server->shutdown());
	$server->set(['admin_server' => $address, 'log_level' => SWOOLE_LOG_NONE]);
	try {
		$server->start();
		echo "started\n";
	} catch (InvalidArgumentException $e) {
		echo $e->getMessage(), "\n";
	}
}
?>
--EXPECT--
admin_server must be host:port or unix:/path, 'abc' given
admin_server must be host:port or unix:/path, '' given
admin_server must be host:port or unix:/path, 'unix:' given
admin_server must be host:port or unix:/path, '127.0.0.1:70000' given
admin_server must be host:port or unix:/path, 'host:' given
