--TEST--
Coroutine\Server: connections that are half closed, reset, slow, too large, no TLS, used by two coroutines, and cancelled
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
require __DIR__ . '/../include/tls.inc';
skip_without('sockets');
skip_without_tls();
?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';
require __DIR__ . '/../include/tls.inc';
use Swoole\Coroutine;
use Swoole\Coroutine\Server\Connection;
use Swoole\Coroutine\Socket;

/* One connection: $serve gets the server's end, then $client the other. Returns what both return. */
function converse(array $settings, ?callable $serve, callable $client): array
{
	$server = new Coroutine\Server('127.0.0.1', 0, isset($settings['ssl_cert_file']));
	$server->set($settings);
	$result = new Coroutine\Channel(1);
	$server->handle(fn (Connection $connection) => $result->push($serve ? $serve($connection) : 'served'));
	go(fn () => $server->start());
	$socket = new Socket(AF_INET, SOCK_STREAM, 0);
	$socket->connect('127.0.0.1', $server->port);
	$peer = $client($socket);
	$both = [$serve ? $result->pop() : $result->length(), $peer];
	$server->shutdown();
	return $both;
}

function failed(Connection $connection, mixed $result): string
{
	return cs_failed($result, $connection->exportSocket());
}

Coroutine\run(function () {
	$length = ['open_length_check' => true, 'package_length_type' => 'n', 'package_body_offset' => 2, 'package_max_length' => 100];
	$cases = [
		'half closed' => [[], function (Connection $c) {
			for ($got = ''; $bytes = $c->recv(CS_DEADLINE); $got .= $bytes);
			return [$got, $bytes, $c->send('answer')];
		}, fn (Socket $s) => [$s->sendAll('question'), $s->shutdown(1), $s->recvAll(6, CS_DEADLINE)]],
		'reset' => [[], function (Connection $c) {
			$got = failed($c, $c->recv(CS_DEADLINE));
			return [$got, failed($c, $c->send('x'))];
		}, fn (Socket $s) => [$s->setOption(SOL_SOCKET, SO_LINGER, ['l_onoff' => 1, 'l_linger' => 0]), $s->close()]],
		'slow' => [$length, function (Connection $c) {
			return [failed($c, $c->recv(0.002)), failed($c, $c->recv(0.002)), $c->send('more'), bin2hex($c->recv(CS_DEADLINE))];
		}, fn (Socket $s) => [$s->sendAll("\0"), $s->recvAll(4, CS_DEADLINE), $s->sendAll("\2a"), $s->sendAll('b')]],
		'too large' => [$length, fn (Connection $c) => [failed($c, $c->recv(CS_DEADLINE)), failed($c, $c->recv(CS_DEADLINE))],
			fn (Socket $s) => $s->sendAll("\1\0")],
		'no mark' => [['open_eof_check' => true, 'package_eof' => "\n", 'package_max_length' => 10],
			fn (Connection $c) => failed($c, $c->recv(CS_DEADLINE)), fn (Socket $s) => $s->sendAll(str_repeat('x', 11))],
		'ends in a packet' => [$length, fn (Connection $c) => failed($c, $c->recv(CS_DEADLINE)),
			fn (Socket $s) => [$s->sendAll("\0\5ab"), $s->close()]],
		'two coroutines' => [[], function (Connection $c) {
			$reader = go(function () use ($c, &$first) {
				$first = $c->recv(CS_DEADLINE);
			});
			try {
				$c->recv(CS_DEADLINE);
			} catch (Swoole\Error $error) {
				$code = $error->getCode() === SWOOLE_ERROR_CO_HAS_BEEN_BOUND;
			}
			$c->send('go');
			Coroutine::join([$reader]);
			return [$code, $first];
		}, fn (Socket $s) => [$s->recvAll(2, CS_DEADLINE), $s->sendAll('for the first')]],
		'cancelled' => [[], function (Connection $c) {
			$reader = go(function () use ($c, &$result) {
				$result = failed($c, $c->recv(CS_DEADLINE));
			});
			Coroutine::cancel($reader);
			Coroutine::join([$reader]);
			$c->send('still');
			return $result;
		}, fn (Socket $s) => $s->recvAll(5, CS_DEADLINE)],
		'closed by another' => [[], function (Connection $c) {
			$reader = go(function () use ($c, &$result) {
				$result = failed($c, $c->recv(CS_DEADLINE));
			});
			$c->close();
			Coroutine::join([$reader]);
			return [$result, failed($c, $c->send('x'))];
		}, fn (Socket $s) => $s->recv(1, CS_DEADLINE)],
		'does not read' => [[], function (Connection $c) {
			$c->exportSocket()->setOption(SOL_SOCKET, SO_SNDTIMEO, ['sec' => 0, 'usec' => 20000]);
			return $c->send(str_repeat('x', 20 << 20)) < 20 << 20;
		}, fn (Socket $s) => $s->checkLiveness()],
		'no TLS' => [cs_certs()->settings(), null,
			fn (Socket $s) => [$s->sendAll("GET / HTTP/1.1\r\n\r\n"), strlen($s->recvAll(100, CS_DEADLINE)) < 20]],
	];
	foreach ($cases as $name => $case) {
		echo "$name: ", json_encode(converse(...$case)), "\n";
	}
	$server = new Coroutine\Server('127.0.0.1');
	$server->handle(fn () => null);
	$id = go(fn () => var_dump($server->start(), $server->errCode === SOCKET_ECANCELED));
	Coroutine::cancel($id);
	Coroutine::join([$id]);
});
?>
--EXPECT--
half closed: [["question","",6],[8,true,"answer"]]
reset: [["false SOCKET_ECONNRESET","false SOCKET_EPIPE"],[true,true]]
slow: [["false SOCKET_ETIMEDOUT","false SOCKET_ETIMEDOUT",4,"00026162"],[1,"more",2,1]]
too large: [["false SOCKET_EMSGSIZE","false SOCKET_EMSGSIZE"],2]
no mark: ["false SOCKET_EMSGSIZE",11]
ends in a packet: ["\"\" 0",[4,true]]
two coroutines: [[true,"for the first"],["go",13]]
cancelled: ["false SOCKET_ECANCELED","still"]
closed by another: [["false SOCKET_ECANCELED","false SOCKET_EBADF"],""]
does not read: [true,true]
no TLS: [0,[18,true]]
bool(true)
bool(true)
