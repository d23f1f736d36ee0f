--TEST--
Clients with name resolvers: no node, a dead one, closed meanwhile, exceptions, wrong options
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

require __DIR__ . '/fixed.inc';
use Swoole\Coroutine;
use Swoole\Coroutine\Client;
Coroutine\run(function () {
	$resolver = new Fixed;
	Coroutine::set(['name_resolver' => [$resolver]]);
	$c = new Client(SWOOLE_SOCK_TCP);
	echo cs_failed($c->connect('none.service', 80), $c), "\n";
	$resolver->nodes = [['127.0.0.1', cs_dead_port(), 1]];
	echo cs_failed($c->connect('dead.service', 80), $c), "\n";
	$resolver->also = fn () => $c->close();
	echo cs_failed($c->connect('closed.service', 80), $c), "\n";
	/* The time of the resolver counts. */
	$resolver->also = fn () => Coroutine::sleep(0.03);
	echo cs_failed($c->connect('slow.service', 80, 0.01), $c), "\n";

	$resolver->also = fn () => throw new LogicException('registry is gone');
	$calls = [
		fn () => $c->connect('throws.service', 80),
		fn () => (new Coroutine\Socket(AF_INET, SOCK_STREAM, 0))->connect('throws.service', 80),
		fn () => Coroutine\Http\get('http://throws.service/'),
		fn () => (new Coroutine\Http2\Client('throws.service', 80))->connect(),
		fn () => (new Swoole\Client(SWOOLE_SOCK_TCP))->connect('throws.service', 80),
		fn () => Coroutine::set(['name_resolver' => 1]),
		fn () => Coroutine::set(['name_resolver' => [$resolver, 1]]),
	];
	foreach ($calls as $call) {
		try {
			var_dump($call());
		} catch (Throwable $error) {
			echo get_class($error), ': ', $error->getMessage(), "\n";
		}
	}
});
?>
--EXPECT--
false SWOOLE_ERROR_DNSLOOKUP_RESOLVE_FAILED
false SOCKET_ECONNREFUSED
false SOCKET_ECANCELED
false SOCKET_ETIMEDOUT
LogicException: registry is gone
LogicException: registry is gone
LogicException: registry is gone
LogicException: registry is gone
LogicException: registry is gone
Swoole\Exception: Swoole\Coroutine::set(): the option 'name_resolver' must be a list of Swoole\NameResolver objects; 1 given
Swoole\Exception: The option 'name_resolver' must be a list of Swoole\NameResolver objects, int found in it
