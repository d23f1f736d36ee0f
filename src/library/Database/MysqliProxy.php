<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\Database;

use mysqli;
use mysqli_sql_exception;
use mysqli_stmt;

/**
 * A mysqli connection that is made again when it was lost. A call that finds it lost is repeated once on the new one,
 * unless a transaction was open: then it fails as mysqli's does, and the next call connects.
 */
class MysqliProxy extends ObjectProxy
{
	public const IO_METHOD_REGEX = '/^autocommit|begin_transaction|change_user|close|commit|kill|multi_query|ping|prepare|query|real_connect|real_query|reap_async_query|refresh|release_savepoint|rollback|savepoint|select_db|send_query|set_charset|ssl_set$/i';

	/** Connection refused; server has gone away; lost connection during query. */
	public const IO_ERRORS = [2002, 2006, 2013];

	private const ENDS_OR_BEGINS = '/^\s*(?:(begin|start\s+transaction|(?:commit|rollback)\s+(?:work\s+)?and\s+chain)'
		. '|commit|rollback(?!(?:\s+work)?\s+to\b))\b/i';

	private const SETS_AUTOCOMMIT = '/^\s*set\s+(?:session\s+|@@|@@session\.)?autocommit\s*:?=\s*(\w+)/i';

	/** @var mysqli */
	protected $__object;

	protected string $charsetContext;

	protected array $setOptContext = [];

	protected array $changeUserContext;

	/** @var callable */
	protected $constructor;

	/** How often a connection was made. */
	protected int $round = 0;

	/** Was a transaction begun, by a method or a statement, and not ended? */
	private bool $begun = false;

	/** Without it every statement belongs to a transaction. */
	private bool $autocommit = true;

	private bool $lost = false;

	/** @param callable $constructor returns a mysqli */
	public function __construct(callable $constructor)
	{
		$this->constructor = $constructor;
		parent::__construct($constructor());
	}

	public function __call(string $name, array $arguments)
	{
		$this->currentRound();
		$result = $this->attempt(fn () => $this->__object->{$name}(...$arguments), $name);
		if ($result !== false) {
			$this->follow(\strtolower($name), \current($arguments));
		}
		return $result instanceof mysqli_stmt ? new MysqliStatementProxy($result, $arguments[0] ?? null, $this) : $result;
	}

	public function getRound(): int
	{
		return $this->round;
	}

	/** Makes a new connection with the options, the user, the character set and the autocommit mode of the old one. */
	public function reconnect(): void
	{
		$this->begun = false;
		$object = ($this->constructor)();
		foreach ($this->setOptContext as $option => $value) {
			$object->options($option, $value);
		}
		if (isset($this->changeUserContext)) {
			$object->change_user(...$this->changeUserContext);
		}
		if (isset($this->charsetContext)) {
			$object->set_charset($this->charsetContext);
		}
		if (!$this->autocommit) {
			$object->autocommit(false);
		}
		$this->__object = $object;
		$this->lost = false;
		$this->round++;
	}

	/**
	 * Rolls back what was begun and not ended, and turns autocommit on again.
	 *
	 * @return bool false: the connection is of no use
	 */
	public function reset(): bool
	{
		$autocommit = $this->autocommit;
		$this->autocommit = true;
		if ($this->lost || (!$this->begun && $autocommit)) {
			return true;
		}
		$this->begun = false;
		return $this->__object->rollback() && ($autocommit || $this->__object->autocommit(true));
	}

	public function options(int $option, $value): bool
	{
		$this->setOptContext[$option] = $value;
		return $this->__object->options($option, $value);
	}

	public function set_opt(int $option, $value): bool
	{
		return $this->options($option, $value);
	}

	public function set_charset(string $charset): bool
	{
		$this->charsetContext = $charset;
		return $this->__call('set_charset', [$charset]);
	}

	public function change_user(string $user, string $password, ?string $database): bool
	{
		$this->changeUserContext = [$user, $password, $database];
		return $this->__call('change_user', $this->changeUserContext);
	}

	/**
	 * Calls $call, and once more on a new connection when it fails for want of one.
	 *
	 * @param ?callable $again is called between the two
	 * @internal for MysqliStatementProxy
	 */
	public function attempt(callable $call, string $name, ?object $source = null, ?callable $again = null): mixed
	{
		$error = null;
		$result = false;
		try {
			$result = $call();
		} catch (mysqli_sql_exception $error) {
		}
		if ($error === null && $result !== false) {
			return $result;
		}
		$number = $error ? $error->getCode() : ($source ?? $this->__object)->errno;
		if (!\in_array($number, self::IO_ERRORS, true) || \strcasecmp($name, 'close') === 0) {
			return $error ? throw $error : $result;
		}
		if ($this->begun || !$this->autocommit) {
			$this->lost = true;
			return $error ? throw $error : $result;
		}
		$this->reconnect();
		if ($again) {
			$again();
		}
		return $call();
	}

	/**
	 * The number of the connection, which is made anew if it was lost within a transaction.
	 *
	 * @internal for MysqliStatementProxy
	 */
	public function currentRound(): int
	{
		if ($this->lost) {
			$this->reconnect();
		}
		return $this->round;
	}

	/** What a call that has succeeded means for the transaction. */
	private function follow(string $name, mixed $argument): void
	{
		switch ($name) {
			case 'begin_transaction':
				$this->begun = true;
				break;
			case 'autocommit':
				$this->autocommit = (bool) $argument;
				$this->begun = $this->begun && !$this->autocommit;
				break;
			case 'commit':
			case 'rollback':
				$this->begun = (bool) ((int) $argument & \MYSQLI_TRANS_COR_AND_CHAIN);
				break;
			case 'query':
			case 'real_query':
			case 'multi_query':
			case 'execute_query':
				if (\preg_match(self::ENDS_OR_BEGINS, $argument, $words)) {
					$this->begun = isset($words[1]);
				} elseif (\preg_match(self::SETS_AUTOCOMMIT, $argument, $words)) {
					$this->follow('autocommit', !\in_array(\strtolower($words[1]), ['0', 'off', 'false'], true));
				}
		}
	}
}
