--TEST--
Datagrams over unix sockets are answered: to clients with a name, with one that the system gave, and to those without
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; if (PHP_OS_FAMILY !== 'Linux') die('skip needs abstract names'); ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
require __DIR__ . '/../include/socket.inc';
$dir = cs_temp_dir();
$server = cs_plain_server(function ($server) {
	$server->on('packet', function ($server, $data, $from) {
		$address = $from['address'];
		$kind = $address === '' ? 'nobody' : ($address[0] === "\0" ? 'abstract' : basename($address));
		$sent = $data === 'send' ? @$server->send($address, "send() to $kind") : @$server->sendto($address, 0, "sendto() to $kind");
		/* Who has no name is told through the one whose path comes as data. */
		if ($data[0] === '/') {
			$server->send($data, "$kind: " . json_encode([$from['port'], $sent]));
		}
	});
}, ['worker_num' => 1], SWOOLE_PROCESS, SWOOLE_SOCK_UNIX_DGRAM, "$dir/server");
Swoole\Coroutine\run(function () use ($dir) {
	$c = new Swoole\Coroutine\Client(SWOOLE_SOCK_UNIX_DGRAM);
	$c->connect("$dir/server");
	var_dump($c->send('send'), $c->recv(CS_DEADLINE), $c->send('sendto'), $c->recv(CS_DEADLINE));
	$socket = new Swoole\Coroutine\Socket(AF_UNIX, SOCK_DGRAM, 0);
	$socket->bind("$dir/named");
	var_dump($socket->sendto("$dir/server", 0, 'send'), $socket->recvfrom($from, CS_DEADLINE), $from['address'] === "$dir/server");
	$unnamed = new Swoole\Coroutine\Socket(AF_UNIX, SOCK_DGRAM, 0);
	var_dump($unnamed->sendto("$dir/server", 0, "$dir/named") > 0, $socket->recvfrom($from, CS_DEADLINE));
});
$c = new Swoole\Client(SWOOLE_SOCK_UNIX_DGRAM);
var_dump($c->connect("$dir/server", 0, CS_DEADLINE), $c->send('send'), $c->recv());
$c = new Swoole\Async\Client(SWOOLE_SOCK_UNIX_DGRAM);
$c->on('connect', fn ($c) => $c->send('sendto'));
$c->on('receive', function ($c, $data) {
	var_dump($data);
	$c->close();
});
$c->on('error', fn () => print("error\n"));
$c->connect("$dir/server");
Swoole\Event::wait();
?>
--EXPECT--
int(4)
string(18) "send() to abstract"
int(6)
string(20) "sendto() to abstract"
int(4)
string(15) "send() to named"
bool(true)
bool(true)
string(17) "nobody: [0,false]"
bool(true)
int(4)
string(18) "send() to abstract"
string(20) "sendto() to abstract"
