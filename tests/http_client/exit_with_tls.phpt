--TEST--
Http\Client: a forked child that exits, and its parent, free an open TLS connection once
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('pcntl', 'openssl'); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/tls.inc';

$certs = cs_certs();
$ssl = $certs->settings('server', 'localhost');
$listener = new Swoole\Coroutine\Socket(AF_INET, SOCK_STREAM, 0);
$listener->bind('127.0.0.1', 0);
$listener->listen();
Co\run(function () use ($listener, $ssl) {
	go(function () use ($listener, $ssl) {
		$peer = $listener->accept();
		$peer->setProtocol(['open_ssl' => true] + $ssl);
		$peer->sslHandshake();
		$peer->recv();
		$peer->sendAll("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok");
		Co::sleep(CS_DEADLINE);
	});
	go(function () use ($listener) {
		$client = new Swoole\Coroutine\Http\Client('127.0.0.1', $listener->getsockname()['port'], true);
		$client->set(['ssl_verify_peer' => false]);
		$client->get('/');
		echo $client->body, "\n";
		$GLOBALS['got']->push(true);
		Co::sleep(CS_DEADLINE);
	});
	$GLOBALS['got'] = new Swoole\Coroutine\Channel;
	$GLOBALS['got']->pop();
	$pid = pcntl_fork();
	if ($pid === 0) {
		exit(3);
	}
	pcntl_waitpid($pid, $status);
	echo pcntl_wifexited($status) ? 'exit ' . pcntl_wexitstatus($status) : 'signal ' . pcntl_wtermsig($status), "\n";
	exit(0);
});
--EXPECT--
ok
exit 3
