<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\Thread;

use Swoole\Exception;

/** Threads that run a Runnable each. Threads need Swoole\Thread, which is there with a thread-safe PHP only. */
class Pool
{
	private string $autoloader = '';

	private string $classDefinitionFile = '';

	private string $runnableClass = '';

	private int $threadNum = 0;

	private array $arguments = [];

	public function __construct(string $runnableClass, int $threadNum)
	{
		if ($threadNum < 1) {
			throw new Exception("A pool has at least one thread, not {$threadNum}");
		}
		$this->runnableClass = $runnableClass;
		$this->threadNum = $threadNum;
	}

	/** What run() is given. */
	public function withArguments(...$arguments): static
	{
		$this->arguments = $arguments;
		return $this;
	}

	/** A file that each thread includes first. */
	public function withAutoloader(string $autoloader): static
	{
		if (!$this->isValidPhpFile($autoloader)) {
			throw new Exception("'{$autoloader}' is no PHP file that can be read");
		}
		$this->autoloader = $autoloader;
		return $this;
	}

	/** The file with the Runnable, for when there is no autoloader. */
	public function withClassDefinitionFile(string $classDefinitionFile): static
	{
		if (!$this->isValidPhpFile($classDefinitionFile)) {
			throw new Exception("'{$classDefinitionFile}' is no PHP file that can be read");
		}
		$this->classDefinitionFile = $classDefinitionFile;
		return $this;
	}

	/** @throws Exception there are no threads in this version */
	public function start(): void
	{
		throw new Exception('Swoole\Thread\Pool needs Swoole\Thread, which this version has not: use Swoole\Process\Pool');
	}

	/** Nothing runs that could be shut down. */
	public function shutdown(): void
	{
	}

	protected function isValidPhpFile($filePath): bool
	{
		return \is_file($filePath) && \is_readable($filePath) && \pathinfo($filePath, \PATHINFO_EXTENSION) === 'php';
	}
}
