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

	/** @var mysqli */
	protected $__object;

	protected string $charsetContext;

	protected array $setOptContext = [];

	protected array $changeUserContext;

	/** @var callable */
	protected $constructor;

	/** How often a connection was made. */
	protected int $round = 0;

	private bool $inTransaction = false;

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
		switch (\strtolower($name)) {
			case 'begin_transaction':
				$this->inTransaction = true;
				break;
			case 'autocommit':
				$this->inTransaction = !($arguments[0] ?? true);
				break;
			case 'commit':
			case 'rollback':
				$this->inTransaction = false;
				break;
		}
		return $result instanceof mysqli_stmt ? new MysqliStatementProxy($result, $arguments[0] ?? null, $this) : $result;
	}

	public function getRound(): int
	{
		return $this->round;
	}

	/** Makes a new connection with the options, the user and the character set of the old one. */
	public function reconnect(): void
	{
		$this->inTransaction = false;
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
		$this->__object = $object;
		$this->lost = false;
		$this->round++;
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
		if ($this->inTransaction) {
			$this->inTransaction = false;
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
}
