--TEST--
Options and sockets of ext/sockets: addresses of packets over IPv6, a raw ICMP socket that pings loopback
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
if (!extension_loaded('sockets')) die('skip needs the extension sockets');
if (!@socket_create(AF_INET, SOCK_RAW, 1)) die('skip needs the right to open raw sockets');
?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';
use Swoole\Coroutine;
use Swoole\Coroutine\Socket;

Coroutine\run(function () {
	$six = new Socket(AF_INET6, SOCK_DGRAM, 0);
	var_dump($six->bind('::1'), $six->setOption(IPPROTO_IPV6, IPV6_RECVPKTINFO, 1), $six->getOption(IPPROTO_IPV6, IPV6_RECVPKTINFO));
	var_dump($six->setOption(IPPROTO_IPV6, IPV6_UNICAST_HOPS, 7), $six->getOption(IPPROTO_IPV6, IPV6_UNICAST_HOPS));
	/* Echo request 8, code 0; the reply is 0. */
	$checksum = function (string $packet): string {
		$sum = array_sum(unpack('n*', $packet . (strlen($packet) % 2 ? "\0" : '')));
		while ($sum >> 16) {
			$sum = ($sum & 0xffff) + ($sum >> 16);
		}
		return pack('n', ~$sum & 0xffff);
	};
	$id = getmypid() & 0xffff;
	$packet = pack('CCnnn', 8, 0, 0, $id, 1) . 'ping of a coroutine';
	$packet = substr_replace($packet, $checksum($packet), 2, 2);
	$raw = new Socket(AF_INET, SOCK_RAW, 1);
	$others = 0;
	Coroutine::create(function () use (&$others) {
		$others++;
	});
	var_dump($raw->sendto('127.0.0.1', 0, $packet) === strlen($packet));
	do {
		$answer = $raw->recvfrom($from, CS_DEADLINE);
		$icmp = substr((string) $answer, (ord($answer[0]) & 15) * 4);
		['type' => $type, 'id' => $from_id] = unpack('Ctype/Ccode/nsum/nid', $icmp);
	} while ($answer !== false && ($type !== 0 || $from_id !== $id));
	var_dump($from['address'], substr($icmp, 8), $others);
});
?>
--EXPECT--
bool(true)
bool(true)
int(1)
bool(true)
int(7)
bool(true)
string(9) "127.0.0.1"
string(19) "ping of a coroutine"
int(1)
