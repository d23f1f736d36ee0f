<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\Process;

/** Processes with a function each, called as $func($pool, $workerId); one that ends is started again. */
class Manager
{
	/** What a pool can have. */
	private const WORKERS_MAX = 8192;

	/** @var Pool */
	protected $pool;

	/** @var int */
	protected $ipcType = \SWOOLE_IPC_NONE;

	/** @var int */
	protected $msgQueueKey = 0;

	/** @var array<array{callable, bool}> the function of each worker, and whether it is run in a coroutine */
	protected $startFuncMap = [];

	public function __construct(int $ipcType = \SWOOLE_IPC_NONE, int $msgQueueKey = 0)
	{
		$this->setIPCType($ipcType)->setMsgQueueKey($msgQueueKey);
	}

	public function add(callable $func, bool $enableCoroutine = false): self
	{
		return $this->addBatch(1, $func, $enableCoroutine);
	}

	public function addBatch(int $workerNum, callable $func, bool $enableCoroutine = false): self
	{
		if ($workerNum < 0 || \count($this->startFuncMap) + $workerNum > self::WORKERS_MAX) {
			throw new \ValueError(__METHOD__ . '(): Argument #1 ($workerNum) must be from 0 to ' . self::WORKERS_MAX
				. " with the workers added before, $workerNum given");
		}
		for ($i = 0; $i < $workerNum; $i++) {
			$this->startFuncMap[] = [$func, $enableCoroutine];
		}
		return $this;
	}

	/** Returns when the pool has been shut down. */
	public function start(): void
	{
		$this->pool = new Pool(\count($this->startFuncMap), $this->ipcType, $this->msgQueueKey, false);
		$functions = $this->startFuncMap;
		$this->pool->on('WorkerStart', static function (Pool $pool, int $workerId) use ($functions): void {
			[$func, $enableCoroutine] = $functions[$workerId];
			if ($enableCoroutine) {
				\Swoole\Coroutine\run($func, $pool, $workerId);
			} else {
				$func($pool, $workerId);
			}
		});
		$this->pool->start();
	}

	public function setIPCType(int $ipcType): self
	{
		$this->ipcType = $ipcType;
		return $this;
	}

	public function getIPCType(): int
	{
		return $this->ipcType;
	}

	public function setMsgQueueKey(int $msgQueueKey): self
	{
		$this->msgQueueKey = $msgQueueKey;
		return $this;
	}

	public function getMsgQueueKey(): int
	{
		return $this->msgQueueKey;
	}
}
