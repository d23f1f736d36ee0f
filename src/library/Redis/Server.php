<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\Redis;

use Closure;

/**
 * A server of the Redis protocol (RESP 2): a handler for each command, called with the connection's number and the list of
 * arguments. It answers with send() and format(), or by returning an answer as string.
 */
class Server extends \Swoole\Server
{
	public const ERROR = 0;
	public const NIL = 1;
	public const STATUS = 2;
	public const INT = 3;
	public const STRING = 4;
	public const SET = 5;
	public const MAP = 6;

	/** @var array<string, Closure> by the command in upper case */
	private array $handlers = [];

	/** Answers a command; its name is the same in any case. A second handler takes the first one's place. */
	public function setHandler(string $command, callable $callback): bool
	{
		if ($command === '' || \strlen($command) > 256) {
			throw new \ValueError('Swoole\Redis\Server::setHandler(): the command must have 1 to 256 bytes, not ' . \strlen($command));
		}
		$this->handlers[\strtoupper($command)] = $callback(...);
		return true;
	}

	/** The handler of a command, null when it has none. */
	public function getHandler(string $command): ?Closure
	{
		return $this->handlers[\strtoupper($command)] ?? null;
	}

	public function start(): bool
	{
		$this->set(['open_redis_protocol' => true]);
		$this->on('receive', static function (self $server, int $fd, int $reactor, string $data): void {
			$server->answer($fd, self::parse($data));
		});
		return parent::start();
	}

	/**
	 * An answer as the protocol writes it. $value: nothing for NIL; text for ERROR and STATUS ("ERR" and "OK" when null), where
	 * line breaks become blanks; a number for INT; a string for STRING; an array for SET and, with its keys, for MAP.
	 * False, with a warning, when the value does not fit the type.
	 */
	public static function format(int $type, mixed $value = null): string|false
	{
		switch ($type) {
			case self::NIL:
				return "$-1\r\n";
			case self::ERROR:
			case self::STATUS:
				if ($value === null || \is_scalar($value) || $value instanceof \Stringable) {
					$text = $value === null ? ($type === self::ERROR ? 'ERR' : 'OK') : \strtr((string) $value, "\r\n", '  ');
					return ($type === self::ERROR ? '-' : '+') . "$text\r\n";
				}
				return self::refuse('ERROR and STATUS take a string', $value);
			case self::INT:
				return \is_scalar($value) || $value === null
					? ':' . (int) $value . "\r\n" : self::refuse('INT takes a number', $value);
			case self::STRING:
				return \is_scalar($value) || $value instanceof \Stringable
					? self::bulk((string) $value) : self::refuse('STRING takes a string', $value);
			case self::SET:
			case self::MAP:
				return \is_array($value) ? self::list($value, $type === self::MAP) : self::refuse('SET and MAP take an array', $value);
			default:
				\trigger_error("Swoole\\Redis\\Server::format(): there is no type $type: use one of the class's constants", \E_USER_WARNING);
				return false;
		}
	}

	private static function refuse(string $rule, mixed $value): bool
	{
		\trigger_error("Swoole\\Redis\\Server::format(): $rule, not " . \get_debug_type($value), \E_USER_WARNING);
		return false;
	}

	private static function bulk(string $value): string
	{
		return '$' . \strlen($value) . "\r\n$value\r\n";
	}

	private static function list(array $values, bool $with_keys): string|false
	{
		$text = '*' . \count($values) * ($with_keys ? 2 : 1) . "\r\n";
		foreach ($values as $key => $value) {
			if ($value !== null && !\is_scalar($value) && !$value instanceof \Stringable) {
				return self::refuse('the elements of SET and MAP are strings', $value);
			}
			$text .= ($with_keys ? self::bulk((string) $key) : '') . ($value === null ? "$-1\r\n" : self::bulk((string) $value));
		}
		return $text;
	}

	/** The words of a command, which the server has cut from the stream: it is complete. */
	private static function parse(string $data): array
	{
		if ($data[0] !== '*') {
			return \preg_split('/\s+/', $data, -1, \PREG_SPLIT_NO_EMPTY);
		}
		$words = [];
		$at = \strpos($data, "\r\n") + 2;
		for ($count = (int) \substr($data, 1, $at - 3); $count > 0; $count--) {
			$end = \strpos($data, "\r\n", $at);
			$length = (int) \substr($data, $at + 1, $end - $at - 1);
			$words[] = \substr($data, $end + 2, $length);
			$at = $end + $length + 4;
		}
		return $words;
	}

	private function answer(int $fd, array $words): void
	{
		if (!$words) {
			return;
		}
		$command = \array_shift($words);
		$handler = $this->handlers[\strtoupper($command)] ?? null;
		if (!$handler) {
			$this->send($fd, self::format(self::ERROR, "ERR unknown command '" . \substr($command, 0, 128) . "'"));
			return;
		}
		$answer = $handler($fd, $words);
		if (\is_string($answer)) {
			$this->send($fd, $answer);
		}
	}
}
