--TEST--
setBasicAuth(): the login as it is, whatever its bytes; setHeaders() replaces it
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

Swoole\Coroutine\run(function () {
	$port = cs_fake_http(fn ($head) => cs_reply(preg_match('/^Authorization: (.*)\r$/m', $head, $m) ? $m[1] : 'none'));
	$c = new Swoole\Coroutine\Http\Client('127.0.0.1', $port);
	foreach ([['user', 'secret'], ['us:er', ''], ["a\0b", "\0c\xff"], ['', str_repeat('x', 1000)]] as [$user, $password]) {
		$c->setBasicAuth($user, $password);
		$c->get('/');
		var_dump($c->body === 'Basic ' . base64_encode("$user:$password"));
	}
	$c->setHeaders([]);
	$c->get('/');
	echo $c->body, "\n";
	exit;
});
?>
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)
none
