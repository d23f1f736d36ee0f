--TEST--
Socket hooks: fifty coroutines connect, write and read with ext/sockets at once, accept and receive while others run
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/peer.inc';

[$host, $port] = explode(':', cs_barrier(50));
Swoole\Coroutine\run(function () use ($port) {
	$right = 0;
	$all = new Swoole\Coroutine\WaitGroup(50);
	for ($i = 0; $i < 50; $i++) {
		go(function () use ($i, $port, $all, &$right) {
			$socket = socket_create(AF_INET, SOCK_STREAM, SOL_TCP);
			socket_connect($socket, $i % 2 ? 'localhost' : '127.0.0.1', (int) $port);
			socket_write($socket, "$i\n");
			$right += socket_read($socket, 100, $i % 3 ? PHP_BINARY_READ : PHP_NORMAL_READ) === "hello $i\n";
			$all->done();
		});
	}
	$all->wait();
	echo "$right right\n";

	$listen = socket_create_listen(0);
	socket_getsockname($listen, $address, $own);
	$udp = socket_create(AF_INET, SOCK_DGRAM, SOL_UDP);
	socket_bind($udp, '127.0.0.1');
	socket_getsockname($udp, $address, $udp_port);
	$done = new Swoole\Coroutine\Channel(10);
	go(fn () => $done->push('accept: ' . socket_read(socket_accept($listen), 10)));
	go(fn () => $done->push('recvfrom: ' . socket_recvfrom($udp, $bytes, 10, 0, $from, $from_port) . " $bytes $from"));
	echo $done->length(), " before\n";
	$client = socket_create(AF_INET, SOCK_STREAM, SOL_TCP);
	socket_connect($client, '127.0.0.1', $own);
	socket_write($client, 'hello');
	echo $done->pop(), "\n";
	socket_sendto($client = socket_create(AF_INET, SOCK_DGRAM, SOL_UDP), 'dgram', 5, 0, '127.0.0.1', $udp_port);
	echo $done->pop(), "\n";
	/* Messages, and what a blocking call makes of several pieces. */
	socket_create_pair(AF_UNIX, SOCK_STREAM, 0, $pair);
	$big = random_bytes(3000000);
	go(fn () => $done->push('write: ' . socket_write($pair[0], $big)));
	echo $done->length(), " before\n";
	var_dump(socket_recv($pair[1], $got, strlen($big), MSG_WAITALL), $got === $big);
	echo $done->pop(), "\n";
	go(fn () => $done->push('sendmsg: ' . socket_sendmsg($pair[0], ['iov' => ['start', $big]])));
	var_dump(socket_recv($pair[1], $got, strlen($big) + 5, MSG_WAITALL), $got === "start$big");
	echo $done->pop(), "\n";
	go(fn () => $done->push('line: ' . socket_read($pair[1], 100, PHP_NORMAL_READ)));
	socket_write($pair[0], 'two pieces ');
	usleep(1000);
	socket_write($pair[0], "of a line\n");
	echo $done->pop();
	go(function () use ($pair, $done) {
		$message = ['name' => [], 'buffer_size' => 100, 'controllen' => 64];
		$done->push('recvmsg: ' . socket_recvmsg($pair[1], $message) . " {$message['iov'][0]}");
	});
	socket_write($pair[0], 'msg');
	echo $done->pop(), "\n";
});
?>
--EXPECT--
50 right
0 before
accept: hello
recvfrom: 5 dgram 127.0.0.1
0 before
int(3000000)
bool(true)
write: 3000000
int(3000005)
bool(true)
sendmsg: 3000005
line: two pieces of a line
recvmsg: 3 msg
