<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\Database;

use mysqli_stmt;

/**
 * A statement of a MysqliProxy. When execute() finds the connection lost, or made anew since, the statement is prepared
 * again, with the same attributes and bindings.
 */
class MysqliStatementProxy extends ObjectProxy
{
	public const IO_METHOD_REGEX = '/^close|execute|fetch|prepare$/i';

	/** @var mysqli_stmt */
	protected $__object;

	protected ?string $queryString;

	protected array $attrSetContext = [];

	protected array $bindParamContext;

	protected array $bindResultContext;

	protected MysqliProxy $parent;

	protected int $parentRound;

	public function __construct(mysqli_stmt $object, ?string $queryString, MysqliProxy $parent)
	{
		parent::__construct($object);
		$this->queryString = $queryString;
		$this->parent = $parent;
		$this->parentRound = $parent->getRound();
	}

	public function __call(string $name, array $arguments)
	{
		if (\strcasecmp($name, 'prepare') === 0) {
			$this->queryString = $arguments[0] ?? null;
		}
		if (\strcasecmp($name, 'execute') !== 0 || $this->queryString === null) {
			return $this->__object->{$name}(...$arguments);
		}
		if ($this->parentRound !== $this->parent->currentRound()) {
			$this->prepareAgain();
		}
		return $this->parent->attempt(
			fn () => $this->__object->execute(...$arguments),
			$name,
			$this->__object,
			$this->prepareAgain(...)
		);
	}

	public function attr_set($attr, $mode): bool
	{
		$this->attrSetContext[$attr] = $mode;
		return $this->__object->attr_set($attr, $mode);
	}

	public function bind_param($types, &...$arguments): bool
	{
		$this->bindParamContext = [$types, $arguments];
		return $this->__object->bind_param($types, ...$arguments);
	}

	public function bind_result(&...$arguments): bool
	{
		$this->bindResultContext = $arguments;
		return $this->__object->bind_result(...$arguments);
	}

	private function prepareAgain(): void
	{
		$connection = $this->parent->__getObject();
		$statement = $connection->prepare($this->queryString)
			?: throw new MysqliException($connection->error, $connection->errno);
		foreach ($this->attrSetContext as $attribute => $mode) {
			$statement->attr_set($attribute, $mode);
		}
		if (isset($this->bindParamContext)) {
			$statement->bind_param($this->bindParamContext[0], ...$this->bindParamContext[1]);
		}
		if (isset($this->bindResultContext)) {
			$statement->bind_result(...$this->bindResultContext);
		}
		$this->__object = $statement;
		$this->parentRound = $this->parent->getRound();
	}
}
