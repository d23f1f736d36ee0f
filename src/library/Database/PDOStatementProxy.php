<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\Database;

use PDO;
use PDOException;
use PDOStatement;

/**
 * A statement of a PDOProxy. When execute() finds the connection lost, or made anew since, the statement is prepared
 * again, with the same attributes, fetch mode and bindings. Rows of a result that was under way are lost.
 */
class PDOStatementProxy extends ObjectProxy
{
	/** @var PDOStatement */
	protected $__object;

	protected array $setAttributeContext = [];

	protected array $setFetchModeContext = [];

	protected array $bindParamContext = [];

	protected array $bindColumnContext = [];

	protected array $bindValueContext = [];

	protected PDOProxy $parent;

	/** @var int the connection that the statement was prepared on */
	protected $parentRound;

	public function __construct(PDOStatement $object, PDOProxy $parent)
	{
		parent::__construct($object);
		$this->parent = $parent;
		$this->parentRound = $parent->getRound();
	}

	public function __call(string $name, array $arguments)
	{
		if (\strcasecmp($name, 'execute') !== 0) {
			return $this->__object->{$name}(...$arguments);
		}
		if ($this->parentRound !== $this->parent->currentRound()) {
			$this->prepareAgain();
		}
		try {
			return $this->__object->execute(...$arguments);
		} catch (PDOException $error) {
			if (!$this->parent->recovers($error)) {
				throw $error;
			}
			$this->prepareAgain();
			return $this->__object->execute(...$arguments);
		}
	}

	public function setAttribute(int $attribute, $value): bool
	{
		$this->setAttributeContext[$attribute] = $value;
		return $this->__object->setAttribute($attribute, $value);
	}

	/** Always true, as in PHP before 8.4, where PDO returns a bool. */
	public function setFetchMode(int $mode, ...$params): bool
	{
		$this->setFetchModeContext = [$mode, ...$params];
		$this->__object->setFetchMode($mode, ...$params);
		return true;
	}

	public function bindParam(
		$parameter,
		&$variable,
		$data_type = PDO::PARAM_STR,
		$length = 0,
		$driver_options = null
	): bool {
		$this->bindParamContext[$parameter] = [&$variable, $data_type, $length, $driver_options];
		unset($this->bindValueContext[$parameter]);
		return $this->__object->bindParam($parameter, $variable, $data_type, $length, $driver_options);
	}

	public function bindColumn($column, &$param, $type = null, $maxlen = null, $driverdata = null): bool
	{
		$this->bindColumnContext[$column] = [&$param, $type, $maxlen, $driverdata];
		return $this->__object->bindColumn($column, $param, $type ?? PDO::PARAM_STR, $maxlen ?? 0, $driverdata);
	}

	public function bindValue($parameter, $value, $data_type = PDO::PARAM_STR): bool
	{
		$this->bindValueContext[$parameter] = [$value, $data_type];
		unset($this->bindParamContext[$parameter]);
		return $this->__object->bindValue($parameter, $value, $data_type);
	}

	private function prepareAgain(): void
	{
		$statement = $this->parent->__getObject()->prepare($this->__object->queryString);
		foreach ($this->setAttributeContext as $attribute => $value) {
			$statement->setAttribute($attribute, $value);
		}
		if ($this->setFetchModeContext) {
			$statement->setFetchMode(...$this->setFetchModeContext);
		}
		foreach ($this->bindParamContext as $parameter => &$bound) {
			$statement->bindParam($parameter, $bound[0], $bound[1], $bound[2], $bound[3]);
		}
		unset($bound);
		foreach ($this->bindColumnContext as $column => &$bound) {
			$statement->bindColumn($column, $bound[0], $bound[1] ?? PDO::PARAM_STR, $bound[2] ?? 0, $bound[3]);
		}
		unset($bound);
		foreach ($this->bindValueContext as $parameter => [$value, $type]) {
			$statement->bindValue($parameter, $value, $type);
		}
		$this->__object = $statement;
		$this->parentRound = $this->parent->getRound();
	}
}
