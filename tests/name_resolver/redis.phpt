--TEST--
NameResolver\Redis: TLS with a verified certificate, a user with a password, two coroutines, a server that is gone
--EXTENSIONS--
openssl
igbinary
redis
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/services.inc';
if (!cs_has_command('redis-server')) {
	skip('needs redis-server');
}
?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';
require __DIR__ . '/../include/peer.inc';
require __DIR__ . '/../include/services.inc';
use Swoole\Coroutine;
use Swoole\NameResolver\Redis;

$pem = cs_certificate();
chmod($pem, 0644);
$tls = cs_free_port();
$server = cs_redis(['--tls-port', "$tls", '--tls-cert-file', $pem, '--tls-key-file', $pem, '--tls-auth-clients', 'no',
	'--user', 'bob', 'on', '>se:cret', '~*', '+@all', '--user', 'default', 'off'], cs_free_port());
Coroutine\run(function () use ($server, $tls, $pem) {
	$refused = function (string $url) {
		try {
			@(new Redis($url))->getCluster('web');
			return 'no exception';
		} catch (Swoole\NameResolver\Exception|RedisException $error) {
			return get_class($error) . ': ' . preg_replace('/\d{4,}/', 'PORT', $error->getMessage());
		}
	};
	putenv("SSL_CERT_FILE=$pem");
	$resolver = new Redis("rediss://bob:se%3Acret@localhost:$tls");
	echo json_encode(Coroutine\map([1, 2, 3], fn ($n) => $resolver->join('web', "10.0.0.$n", 80))), ' ';
	$resolver->leave('web', '10.0.0.1', 80);
	Coroutine::set(['name_resolver' => [$resolver]]);
	echo json_encode(Coroutine\map([1, 2], fn () => $resolver->lookup('web')->count())), "\n";
	Coroutine::set(['name_resolver' => []]);
	echo (new Redis("redis://bob:se%3Acret@127.0.0.1:$server->port"))->getCluster('web')->count(), "\n";
	echo $refused("redis://bob:wrong@127.0.0.1:$server->port"), "\n";
	echo $refused("redis://127.0.0.1:$server->port"), "\n";
	echo $refused("rediss://bob:se%3Acret@127.0.0.1:$tls"), "\n";
	putenv('SSL_CERT_FILE');
	echo $refused("rediss://bob:se%3Acret@localhost:$tls"), "\n";
	$server->stop();
	echo $refused("redis://127.0.0.1:$server->port"), "\n";
});
?>
--EXPECT--
[true,true,true] [2,2]
2
RedisException: WRONGPASS invalid username-password pair or user is disabled.
Swoole\NameResolver\Exception: Redis at 127.0.0.1 refused sMembers: NOAUTH Authentication required.
Swoole\NameResolver\Exception: Cannot connect to Redis at tls://127.0.0.1:PORT
Swoole\NameResolver\Exception: Cannot connect to Redis at tls://localhost:PORT
RedisException: Connection refused
