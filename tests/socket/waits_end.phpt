--TEST--
Every method that waits ends by its time, Coroutine::cancel(), cancel() and close(), and admits no second coroutine
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
skip_without('sockets');
if (!defined('SWOOLE_SSL')) skip('built without TLS');
?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';
use Swoole\Coroutine;
use Swoole\Coroutine\Socket;

$file = tempnam(sys_get_temp_dir(), 'cs');
file_put_contents($file, str_repeat('x', 8 << 20));
$large = str_repeat('x', 8 << 20);
/* The first is waited for: nothing has come, one byte has come, no more can be sent, the other side speaks no TLS. */
$empty = cs_socket_pair(...);
$begun = function () {
	[$a, $b] = cs_socket_pair();
	$b->send('1');
	return [$a, $b];
};
$full = function () use ($large) {
	/* Not TCP, where the receiver's buffer may grow meanwhile. */
	$path = sys_get_temp_dir() . '/cs-' . getmypid();
	$listener = cs_listener($path);
	$a = new Socket(AF_UNIX, SOCK_STREAM, 0);
	$a->connect($path);
	$b = $listener->accept();
	unlink($path);
	while ($a->send($large, 0.001));
	return [$a, $b];
};
$tls = function () {
	[$a, $b] = cs_socket_pair();
	$a->setProtocol(['open_ssl' => true]);
	return [$a, $b];
};
$calls = [
	'recv' => [$empty, fn ($s, $t) => $s->recv(10, $t)],
	'recvAll' => [$begun, fn ($s, $t) => $s->recvAll(10, $t)],
	'recvLine' => [$begun, fn ($s, $t) => $s->recvLine(10, $t)],
	'recvWithBuffer' => [$empty, fn ($s, $t) => $s->recvWithBuffer(10, $t)],
	'recvPacket' => [$begun, fn ($s, $t) => $s->setProtocol(['open_eof_check' => true, 'package_eof' => "\n"]) && $s->recvPacket($t)],
	'recvfrom' => [function () {
		$s = new Socket(AF_INET, SOCK_DGRAM, 0);
		$s->bind('127.0.0.1');
		return [$s];
	}, fn ($s, $t) => $s->recvfrom($peer, $t)],
	'readVector' => [$empty, fn ($s, $t) => $s->readVector([5, 5], $t)],
	'readVectorAll' => [$begun, fn ($s, $t) => $s->readVectorAll([5, 5], $t)],
	'accept' => [fn () => [cs_listener()], fn ($s, $t) => $s->accept($t)],
	'send' => [$full, fn ($s, $t) => $s->send('x', $t)],
	'sendAll' => [$full, fn ($s, $t) => $s->sendAll($large, $t)],
	'writeVector' => [$full, fn ($s, $t) => $s->writeVector(['x', 'y'], $t)],
	'writeVectorAll' => [$full, fn ($s, $t) => $s->writeVectorAll(['x', $large], $t)],
	'sendFile' => [$full, function ($s, $t) use ($file) {
		$s->setOption(SOL_SOCKET, SO_SNDTIMEO, ['sec' => 0, 'usec' => $t > 0 ? (int) ($t * 1e6) : 0]);
		return $s->sendFile($file);
	}],
	'sslHandshake' => [$tls, function ($s, $t) {
		$s->setProtocol(['timeout' => $t]);
		return @$s->sslHandshake();
	}],
];
Coroutine\run(function () use ($calls) {
	foreach ($calls as $name => [$make, $call]) {
		$outcomes = [];
		$sockets = $make();
		$s = $sockets[0];
		$outcomes[] = cs_failed($call($s, 0.005), $s);
		$writes = in_array($name, ['send', 'sendAll', 'writeVector', 'writeVectorAll', 'sendFile'], true);
		foreach (['Coroutine::cancel', 'cancel', 'close'] as $how) {
			$sockets = $make();
			$s = $sockets[0];
			$outcome = null;
			$waiter = go(function () use ($call, $s, &$outcome) {
				$result = $call($s, -1);
				$outcome = cs_failed($result, $s);
			});
			if ($how === 'close') {
				try {
					$call($s, -1);
					$outcomes[] = 'second allowed';
				} catch (Swoole\Error $error) {
					$outcomes[] = $error->getCode() === SWOOLE_ERROR_CO_HAS_BEEN_BOUND ? 'one at a time' : $error->getMessage();
				}
			}
			match ($how) {
				'Coroutine::cancel' => Coroutine::cancel($waiter),
				'cancel' => $s->cancel($writes ? SWOOLE_EVENT_WRITE : SWOOLE_EVENT_READ),
				'close' => $s->close(),
			};
			Coroutine::join([$waiter]);
			$outcomes[] = $outcome;
		}
		echo "$name: ", implode(', ', $outcomes), "\n";
	}
});
unlink($file);
?>
--EXPECT--
recv: false SOCKET_ETIMEDOUT, false SOCKET_ECANCELED, false SOCKET_ECANCELED, one at a time, false SOCKET_ECANCELED
recvAll: "1" SOCKET_ETIMEDOUT, "1" SOCKET_ECANCELED, "1" SOCKET_ECANCELED, one at a time, "1" SOCKET_ECANCELED
recvLine: false SOCKET_ETIMEDOUT, false SOCKET_ECANCELED, false SOCKET_ECANCELED, one at a time, false SOCKET_ECANCELED
recvWithBuffer: false SOCKET_ETIMEDOUT, false SOCKET_ECANCELED, false SOCKET_ECANCELED, one at a time, false SOCKET_ECANCELED
recvPacket: false SOCKET_ETIMEDOUT, false SOCKET_ECANCELED, false SOCKET_ECANCELED, one at a time, false SOCKET_ECANCELED
recvfrom: false SOCKET_ETIMEDOUT, false SOCKET_ECANCELED, false SOCKET_ECANCELED, one at a time, false SOCKET_ECANCELED
readVector: false SOCKET_ETIMEDOUT, false SOCKET_ECANCELED, false SOCKET_ECANCELED, one at a time, false SOCKET_ECANCELED
readVectorAll: ["1"] SOCKET_ETIMEDOUT, ["1"] SOCKET_ECANCELED, ["1"] SOCKET_ECANCELED, one at a time, ["1"] SOCKET_ECANCELED
accept: false SOCKET_ETIMEDOUT, false SOCKET_ECANCELED, false SOCKET_ECANCELED, one at a time, false SOCKET_ECANCELED
send: false SOCKET_ETIMEDOUT, false SOCKET_ECANCELED, false SOCKET_ECANCELED, one at a time, false SOCKET_ECANCELED
sendAll: false SOCKET_ETIMEDOUT, false SOCKET_ECANCELED, false SOCKET_ECANCELED, one at a time, false SOCKET_ECANCELED
writeVector: false SOCKET_ETIMEDOUT, false SOCKET_ECANCELED, false SOCKET_ECANCELED, one at a time, false SOCKET_ECANCELED
writeVectorAll: false SOCKET_ETIMEDOUT, false SOCKET_ECANCELED, false SOCKET_ECANCELED, one at a time, false SOCKET_ECANCELED
sendFile: false SOCKET_ETIMEDOUT, false SOCKET_ECANCELED, false SOCKET_ECANCELED, one at a time, false SOCKET_ECANCELED
sslHandshake: false SOCKET_ETIMEDOUT, false SOCKET_ECANCELED, false SOCKET_ECANCELED, one at a time, false SOCKET_ECANCELED
