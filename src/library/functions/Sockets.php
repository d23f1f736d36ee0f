<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Cserve\Functions;

use Swoole\Coroutine\Socket;

/** Bodies of the functions swoole_socket_*: those of the extension sockets, on Coroutine\Socket. */
final class Sockets
{
	/** The error of the last function that had no socket to keep it. */
	private static int $lastError = 0;

	public static function create(int $domain, int $type, int $protocol)
	{
		return new Socket($domain, $type, $protocol);
	}

	public static function create_listen(int $port, int $backlog = 128)
	{
		$socket = new Socket(\AF_INET, \SOCK_STREAM, \SOL_TCP);
		if ($socket->bind('0.0.0.0', $port) && $socket->listen($backlog)) {
			return $socket;
		}
		self::$lastError = $socket->errCode;
		return false;
	}

	public static function create_pair(int $domain, int $type, int $protocol, &$pair)
	{
		$sockets = \swoole_coroutine_socketpair($domain, $type, $protocol);
		if ($sockets === false) {
			self::$lastError = \swoole_last_error();
			return false;
		}
		$pair = $sockets;
		return true;
	}

	public static function import_stream(mixed $stream): Socket|false
	{
		return Socket::import($stream);
	}

	public static function connect(Socket $socket, string $address, int $port = 0)
	{
		return self::settle($socket, $socket->connect($address, $port, self::timeout($socket)));
	}

	public static function bind(Socket $socket, string $address, int $port = 0): bool
	{
		return $socket->bind($address, $port);
	}

	public static function listen(Socket $socket, int $backlog = 0): bool
	{
		return $socket->listen($backlog);
	}

	public static function accept(Socket $socket)
	{
		return self::settle($socket, $socket->accept(self::timeout($socket)));
	}

	/** With PHP_NORMAL_READ up to the end of the line. */
	public static function read(Socket $socket, int $length, int $type = \PHP_BINARY_READ)
	{
		if ($type === \PHP_NORMAL_READ) {
			return self::settle($socket, $socket->recvLine($length, self::timeout($socket)));
		}
		return self::settle($socket, $socket->recv($length, self::timeout($socket)));
	}

	public static function write(Socket $socket, string $buffer, int $length = 0)
	{
		if ($length > 0) {
			$buffer = \substr($buffer, 0, $length);
		}
		return self::settle($socket, $socket->send($buffer, self::timeout($socket)));
	}

	public static function send(Socket $socket, string $buffer, int $length, int $flags)
	{
		self::refuseFlags($flags, 'swoole_socket_send');
		return self::settle($socket, $socket->send(\substr($buffer, 0, $length), self::timeout($socket)));
	}

	/** MSG_PEEK and MSG_WAITALL are known. */
	public static function recv(Socket $socket, &$buffer, int $length, int $flags)
	{
		if ($flags & \MSG_PEEK) {
			self::refuseFlags($flags & ~\MSG_PEEK, 'swoole_socket_recv');
			$data = $socket->peek($length);
		} elseif ($flags & \MSG_WAITALL) {
			self::refuseFlags($flags & ~\MSG_WAITALL, 'swoole_socket_recv');
			$data = $socket->recvAll($length, self::timeout($socket));
		} else {
			self::refuseFlags($flags, 'swoole_socket_recv');
			$data = $socket->recv($length, self::timeout($socket));
		}
		if ($data === false) {
			$buffer = null;
			return self::settle($socket, false);
		}
		$buffer = $data;
		return \strlen($data);
	}

	public static function sendto(Socket $socket, string $buffer, int $length, int $flags, string $addr, int $port = 0)
	{
		self::refuseFlags($flags, 'swoole_socket_sendto');
		return $socket->sendto($addr, $port, \substr($buffer, 0, $length));
	}

	public static function recvfrom(Socket $socket, &$buffer, int $length, int $flags, &$name, &$port = null)
	{
		self::refuseFlags($flags, 'swoole_socket_recvfrom');
		$data = $socket->recvfrom($peer, self::timeout($socket));
		if ($data === false) {
			return self::settle($socket, false);
		}
		$buffer = \substr($data, 0, $length);
		$name = $peer['address'] ?? '';
		$port = $peer['port'] ?? 0;
		return \strlen($buffer);
	}

	public static function set_option(Socket $socket, int $level, int $optname, $optval): bool
	{
		return $socket->setOption($level, $optname, $optval);
	}

	public static function setopt(Socket $socket, int $level, int $optname, $optval): bool
	{
		return $socket->setOption($level, $optname, $optval);
	}

	public static function get_option(Socket $socket, int $level, int $optname)
	{
		return $socket->getOption($level, $optname);
	}

	public static function getopt(Socket $socket, int $level, int $optname)
	{
		return $socket->getOption($level, $optname);
	}

	public static function getpeername(Socket $socket, &$address, &$port = null)
	{
		return self::name($socket->getpeername(), $address, $port);
	}

	public static function getsockname(Socket $socket, &$address, &$port = null)
	{
		return self::name($socket->getsockname(), $address, $port);
	}

	/** Makes calls return at once instead of letting other coroutines run until there is something to do. */
	public static function set_nonblock(Socket $socket)
	{
		$socket->__ext_sockets_nonblock = true;
		return true;
	}

	public static function set_block(Socket $socket)
	{
		$socket->__ext_sockets_nonblock = false;
		return true;
	}

	public static function shutdown(Socket $socket, int $how = 2): bool
	{
		return $socket->shutdown($how);
	}

	public static function close(Socket $socket)
	{
		$socket->close();
	}

	public static function last_error(?Socket $socket = null): int
	{
		return $socket ? $socket->errCode : self::$lastError;
	}

	public static function clear_error(?Socket $socket = null)
	{
		if ($socket) {
			$socket->errCode = 0;
			$socket->errMsg = '';
		} else {
			self::$lastError = 0;
		}
	}

	/** Seconds for a call: next to none in the non-blocking mode, else those of SO_RCVTIMEO or SO_SNDTIMEO. */
	private static function timeout(Socket $socket): float
	{
		return $socket->__ext_sockets_nonblock ? 0.001 : 0;
	}

	/** What had no time to wait says so. */
	private static function settle(Socket $socket, mixed $result): mixed
	{
		if ($result === false && $socket->__ext_sockets_nonblock && $socket->errCode === \SOCKET_ETIMEDOUT) {
			$socket->errCode = \SOCKET_EAGAIN;
			$socket->errMsg = \swoole_strerror(\SOCKET_EAGAIN);
		}
		return $result;
	}

	private static function name(array|false $name, &$address, &$port): bool
	{
		if ($name === false) {
			return false;
		}
		$address = $name['address'];
		$port = $name['port'] ?? 0;
		return true;
	}

	private static function refuseFlags(int $flags, string $function): void
	{
		if ($flags !== 0) {
			throw new \ValueError("{$function}(): the flags {$flags} are not supported on a Coroutine\\Socket");
		}
	}
}
