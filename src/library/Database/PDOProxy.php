<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\Database;

use PDO;
use PDOException;
use PDOStatement;

/**
 * A PDO connection that is made again when it was lost. A call that finds it lost is repeated once on the new one,
 * unless a transaction was open: then the exception is thrown, and the next call connects.
 */
class PDOProxy extends ObjectProxy
{
	/** @var PDO */
	protected $__object;

	protected array $setAttributeContext = [];

	/** @var callable */
	protected $constructor;

	/** How often a connection was made. */
	protected int $round = 0;

	/** Was a transaction open before the last call? By methods or by statements. */
	protected int $inTransaction = 0;

	private bool $lost = false;

	/** @param callable $constructor returns a PDO; its error mode becomes PDO::ERRMODE_EXCEPTION */
	public function __construct(callable $constructor)
	{
		$this->constructor = $constructor;
		parent::__construct($constructor());
		$this->__object->setAttribute(PDO::ATTR_ERRMODE, PDO::ERRMODE_EXCEPTION);
	}

	public function __call(string $name, array $arguments)
	{
		$this->currentRound();
		try {
			$result = $this->__object->{$name}(...$arguments);
		} catch (PDOException $error) {
			if (!$this->recovers($error)) {
				throw $error;
			}
			$result = $this->__object->{$name}(...$arguments);
		}
		return $result instanceof PDOStatement ? new PDOStatementProxy($result, $this) : $result;
	}

	public function getRound(): int
	{
		return $this->round;
	}

	/** Makes a new connection with the attributes of the old one. */
	public function reconnect(): void
	{
		$object = ($this->constructor)();
		$object->setAttribute(PDO::ATTR_ERRMODE, PDO::ERRMODE_EXCEPTION);
		foreach ($this->setAttributeContext as $attribute => $value) {
			$object->setAttribute($attribute, $value);
		}
		$this->__object = $object;
		$this->lost = false;
		$this->round++;
	}

	/** Rolls back what was begun and not ended, and turns autocommit on again. */
	public function reset(): void
	{
		if ($this->inTransaction()) {
			$this->__call('rollBack', []);
		}
		if (!($this->setAttributeContext[PDO::ATTR_AUTOCOMMIT] ?? true)) {
			unset($this->setAttributeContext[PDO::ATTR_AUTOCOMMIT]);
			$this->lost || $this->__object->setAttribute(PDO::ATTR_AUTOCOMMIT, true);
		}
	}

	public function setAttribute(int $attribute, $value): bool
	{
		$this->setAttributeContext[$attribute] = $value;
		return $this->__object->setAttribute($attribute, $value);
	}

	public function inTransaction(): bool
	{
		return !$this->lost && $this->__object->inTransaction();
	}

	/**
	 * After an exception: is there a connection again on which the call can be repeated?
	 *
	 * @internal for PDOStatementProxy
	 */
	public function recovers(PDOException $error): bool
	{
		if (!DetectsLostConnections::causedByLostConnection($error)) {
			return false;
		}
		if ($this->inTransaction > 0) {
			$this->lost = true;
			return false;
		}
		$this->reconnect();
		return true;
	}

	/**
	 * Before a call: the number of the connection, which is made anew if it was lost within a transaction.
	 *
	 * @internal for PDOStatementProxy
	 */
	public function currentRound(): int
	{
		if ($this->lost) {
			$this->reconnect();
		}
		$this->inTransaction = (int) $this->__object->inTransaction();
		return $this->round;
	}
}
