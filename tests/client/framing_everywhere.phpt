--TEST--
Packets by end mark, length and function, in each kind of client: whole ones, however they arrive; a part at the end; too long; a time limit
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';
require __DIR__ . '/../include/peer.inc';
/* "Words" are sent in the framing wanted, in pieces of so many bytes; then it waits, or ends. */
$port = (int) explode(':', cs_peer(function ($connection) {
	while (($line = fgets($connection)) !== false) {
		[$bytes, $step, $then] = unserialize(base64_decode($line));
		foreach (str_split($bytes, $step) as $piece) {
			fwrite($connection, $piece);
			$step < 100 && usleep(500);
		}
		if ($then === 'end') {
			exit;
		}
	}
}))[1];
$framings = [
	'mark' => [['open_eof_check' => true, 'package_eof' => "\r\n"], fn ($word) => "$word\r\n"],
	'split' => [['open_eof_split' => true, 'package_eof' => ';'], fn ($word) => "$word;"],
	'length' => [['open_length_check' => true, 'package_length_type' => 'n', 'package_length_offset' => 1, 'package_body_offset' => 3],
		fn ($word) => '!' . pack('n', strlen($word)) . $word],
	'function' => [['open_length_check' => true, 'package_length_func' => fn ($bytes) => strlen($bytes) < 4 ? 0 : 4 + (int) substr($bytes, 0, 4)],
		fn ($word) => sprintf('%04d', strlen($word)) . $word],
];
$words = ['a', '', 'longer', str_repeat('x', 900), 'end'];
$order = fn (string $bytes, int $step, string $then = 'wait') => base64_encode(serialize([$bytes, $step, $then])) . "\n";
$settings = ['package_max_length' => 1000, 'timeout' => CS_DEADLINE];
$show = function (string $what, array $got, array $want) {
	echo $what, ': ', $got === $want ? 'whole' : json_encode($got), "\n";
};
$ask = function (string $kind, $client, array $options, callable $frame) use ($port, $order, $words, $show, $settings) {
	$client->set($options + $settings);
	$client->connect('127.0.0.1', $port, CS_DEADLINE);
	$want = array_map($frame, $words);
	foreach ([1, 7, 10000] as $step) {
		$client->send($order(implode('', $want), $step));
		$show("$kind by $step", array_map(fn () => $client->recv(), $want), $want);
	}
	$client->set(['timeout' => 0.05]);
	$client->send($order(substr($frame('partial'), 0, -2), 100));
	echo '  time: ', cs_failed(@$client->recv(), $client);
	$client->set(['timeout' => CS_DEADLINE]);
	$client->send($order(substr($frame('partial'), -2) . $frame('next'), 100));
	echo ', then ', json_encode([$client->recv() === $frame('partial'), $client->recv() === $frame('next')]), "\n";
	$client->send($order($frame(str_repeat('y', 1100)), 10000));
	echo '  too long: ', cs_failed(@$client->recv(), $client), "\n";
	@$client->close();
	$client->connect('127.0.0.1', $port, CS_DEADLINE);
	$client->send($order($frame('one') . substr($frame('two'), 0, -1), 10000, 'end'));
	echo '  the end: ', json_encode([$client->recv() === $frame('one'), $client->recv()]), "\n";
	$client->close();
};
foreach ($framings as $name => [$options, $frame]) {
	$ask("Client, $name", new Swoole\Client(SWOOLE_SOCK_TCP), $options, $frame);
	Swoole\Coroutine\run(fn () => $ask("Coroutine\\Client, $name", new Swoole\Coroutine\Client(SWOOLE_SOCK_TCP), $options, $frame));
	$want = array_map($frame, $words);
	foreach ([1, 10000] as $step) {
		$got = [];
		$client = new Swoole\Async\Client(SWOOLE_SOCK_TCP);
		$client->set($options + $settings);
		$client->on('connect', fn ($client) => $client->send($order(implode('', $want) . substr($frame('cut off'), 0, -1), $step, 'end')));
		$client->on('receive', function ($client, $data) use (&$got) {
			$got[] = $data;
		});
		$client->on('error', fn () => print("error\n"));
		$client->on('close', function () use ($show, $name, $step, &$got, $want) {
			$show("Async\\Client, $name by $step", $got, $want);
		});
		$client->connect('127.0.0.1', $port, CS_DEADLINE);
		Swoole\Event::wait();
	}
}
?>
--EXPECT--
Client, mark by 1: whole
Client, mark by 7: whole
Client, mark by 10000: whole
  time: false SOCKET_EAGAIN, then [true,true]
  too long: false SOCKET_EMSGSIZE
  the end: [true,""]
Coroutine\Client, mark by 1: whole
Coroutine\Client, mark by 7: whole
Coroutine\Client, mark by 10000: whole
  time: false SOCKET_ETIMEDOUT, then [true,true]
  too long: false SOCKET_EMSGSIZE
  the end: [true,""]
Async\Client, mark by 1: whole
Async\Client, mark by 10000: whole
Client, split by 1: whole
Client, split by 7: whole
Client, split by 10000: whole
  time: false SOCKET_EAGAIN, then [true,true]
  too long: false SOCKET_EMSGSIZE
  the end: [true,""]
Coroutine\Client, split by 1: whole
Coroutine\Client, split by 7: whole
Coroutine\Client, split by 10000: whole
  time: false SOCKET_ETIMEDOUT, then [true,true]
  too long: false SOCKET_EMSGSIZE
  the end: [true,""]
Async\Client, split by 1: whole
Async\Client, split by 10000: whole
Client, length by 1: whole
Client, length by 7: whole
Client, length by 10000: whole
  time: false SOCKET_EAGAIN, then [true,true]
  too long: false SOCKET_EMSGSIZE
  the end: [true,""]
Coroutine\Client, length by 1: whole
Coroutine\Client, length by 7: whole
Coroutine\Client, length by 10000: whole
  time: false SOCKET_ETIMEDOUT, then [true,true]
  too long: false SOCKET_EMSGSIZE
  the end: [true,""]
Async\Client, length by 1: whole
Async\Client, length by 10000: whole
Client, function by 1: whole
Client, function by 7: whole
Client, function by 10000: whole
  time: false SOCKET_EAGAIN, then [true,true]
  too long: false SOCKET_EMSGSIZE
  the end: [true,""]
Coroutine\Client, function by 1: whole
Coroutine\Client, function by 7: whole
Coroutine\Client, function by 10000: whole
  time: false SOCKET_ETIMEDOUT, then [true,true]
  too long: false SOCKET_EMSGSIZE
  the end: [true,""]
Async\Client, function by 1: whole
Async\Client, function by 10000: whole
