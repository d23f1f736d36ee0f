--TEST--
NameResolver\Consul and Nacos over TLS: asked under the registry's name, from two coroutines at once; a registry that speaks no TLS, is not trusted, or does not answer
--EXTENSIONS--
openssl
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
if (!defined('SWOOLE_SSL')) skip('built without TLS');
?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';
require __DIR__ . '/../include/peer.inc';
use Swoole\Coroutine;
use Swoole\Coroutine\Channel;
use Swoole\NameResolver\Consul;
use Swoole\NameResolver\Nacos;

/* The message without what differs from run to run. */
function refused(callable $call): string
{
	try {
		$call();
		return 'no exception';
	} catch (Swoole\Exception $error) {
		return preg_match('/Failed to open stream|TLS handshake failed/', $error->getMessage(), $m) ? $m[0] : $error->getMessage();
	}
}

Coroutine\run(function () {
	$pem = cs_certificate();
	$plain = cs_serve(fn ($s) => $s->sendAll("no TLS\n"));
	$target = cs_port($listener = cs_listener());
	$registry = new Coroutine\Http\Server('127.0.0.1', 0, true);
	$registry->set(['ssl_cert_file' => $pem, 'ssl_key_file' => $pem]);
	$arrived = [];
	$registry->handle('/', function ($request, $response) use (&$arrived, $target) {
		/* Who comes first waits for the second. */
		$arrived[] = $both = new Channel(1);
		if (count($arrived) % 2) {
			$both->pop(CS_DEADLINE);
		} else {
			$arrived[count($arrived) - 2]->push(true);
		}
		$node = ['Address' => '127.0.0.1', 'ServicePort' => $target, 'ip' => '127.0.0.1', 'port' => $target];
		$answer = str_contains($request->server['request_uri'], 'catalog') ? [$node] : ['hosts' => [$node]];
		$response->end(json_encode($answer));
	});
	Coroutine::create(fn () => $registry->start());

	/* The name of the registry itself is asked of no resolver, though these take every name. */
	$consul = new Consul("https://localhost:$registry->port");
	$nacos = new Nacos("https://localhost:$registry->port");
	Coroutine::set(['name_resolver' => [$consul, $nacos]]);
	foreach ([[$consul, $nacos], [$consul, $consul]] as $pair) {
		echo json_encode(Coroutine\map($pair, fn ($resolver) => $resolver->getCluster('web')->pop()['port'] === $target)), "\n";
	}
	echo json_encode(Coroutine\map(['a.service', 'b.service'], function ($name) {
		$client = new Coroutine\Client(SWOOLE_SOCK_TCP);
		return $client->connect($name, 1, CS_DEADLINE);
	})), ' ', count($arrived), "\n";

	/* By a driver that verifies certificates, which the address of the registry would not pass. */
	swoole_library_set_option('http_client_driver', 'stream');
	$ask = fn () => $consul->getCluster('web');
	echo refused($ask), "\n";
	putenv("SSL_CERT_FILE=$pem");
	echo json_encode(Coroutine\map([1, 2], fn () => $ask()->count())), "\n";
	putenv('SSL_CERT_FILE');
	swoole_library_set_option('http_client_driver', 'swoole');

	$no_tls = new Consul("https://127.0.0.1:$plain");
	echo refused(fn () => @$no_tls->getCluster('web')), "\n";
	/* Nobody accepts: the handshake gets no answer. */
	$silent = cs_port($mute = cs_listener());
	Coroutine::set(['name_resolver' => [new Consul("https://localhost:$silent")]]);
	echo json_encode(Coroutine\map([1, 2], function () {
		$client = new Coroutine\Client(SWOOLE_SOCK_TCP);
		return cs_failed($client->connect('a.service', 80, 0.05), $client);
	})), "\n";
	exit;
});
?>
--EXPECT--
[true,true]
[true,true]
[true,true] 6
Failed to open stream
[1,1]
TLS handshake failed
["false SOCKET_ETIMEDOUT","false SOCKET_ETIMEDOUT"]
