--TEST--
Clients connect to the nodes that name resolvers find: by Coroutine::set() and swoole_name_resolver_add()
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

require __DIR__ . '/fixed.inc';
use Swoole\Coroutine;
use Swoole\Coroutine\Client;
use Swoole\NameResolver;
use Swoole\NameResolver\Cluster;

Coroutine\run(function () {
	$port = cs_fake_http(fn ($head) => cs_reply(preg_match('/^host: (\S+)/mi', $head, $m) ? $m[1] : 'none'));
	$one = new Fixed;
	$one->nodes = [['127.0.0.1', cs_dead_port(), 100], ['::1', 1, 100], ['127.0.0.1', $port, 0]];
	Coroutine::set(['name_resolver' => [$one]]);
	echo Coroutine\Http\get('http://user.service/')->getBody(), ' ', json_encode($one->asked), "\n";
	$c = new Client(SWOOLE_SOCK_TCP);
	var_dump($c->connect('raw.service', 80, CS_DEADLINE), $c->getpeername()['port'] === $port);
	$s = new Coroutine\Socket(AF_INET, SOCK_STREAM, 0);
	var_dump($s->connect('raw.service', 80, CS_DEADLINE));
	$sync = new Swoole\Client(SWOOLE_SOCK_TCP);
	var_dump($sync->connect('sync.service', 80, CS_DEADLINE));

	/* What a resolver connects to itself is asked of the system. */
	$one->asked = [];
	$one->also = fn () => Coroutine\Http\get("http://localhost:$port/") && (new Client(SWOOLE_SOCK_TCP))->connect('x.service', 1);
	$c = new Client(SWOOLE_SOCK_TCP);
	var_dump($c->connect('outer.service', 80, CS_DEADLINE));
	echo json_encode($one->asked), "\n";

	/* A text as answer. */
	$two = new class ('http://127.0.0.1') extends NameResolver {
		public string $text = '';
		public function join(string $name, string $ip, int $port, array $options = []): bool { return true; }
		public function leave(string $name, string $ip, int $port): bool { return true; }
		public function getCluster(string $name): ?Cluster { return null; }
		public function lookup(string $name) { return $this->text; }
	};
	var_dump(swoole_name_resolver_add($two));
	foreach (["127.0.0.1:$port", '127.0.0.1', "[::ffff:127.0.0.1]:$port", 'no address', ''] as $two->text) {
		$c = new Client(SWOOLE_SOCK_TCP);
		echo cs_failed($c->connect('text', $two->text === '127.0.0.1' ? $port : 1), $c), "\n";
	}
	var_dump(swoole_name_resolver_remove($two));
	Coroutine::set(['name_resolver' => []]);
	$c = new Client(SWOOLE_SOCK_TCP);
	echo cs_failed($c->connect('user.service', 80), $c), "\n";
	exit;
});
?>
--EXPECT--
user.service ["user.service"]
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
["outer.service"]
bool(true)
true 0
true 0
false SOCKET_EAFNOSUPPORT
false SOCKET_EINVAL
false SWOOLE_ERROR_DNSLOOKUP_RESOLVE_FAILED
bool(true)
false SWOOLE_ERROR_DNSLOOKUP_RESOLVE_FAILED
