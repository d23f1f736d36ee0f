<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\NameResolver;

/** The nodes of a service, from which one is drawn by weight. */
class Cluster
{
	/** @var array<array{host: string, port: int, weight: int}> */
	private array $nodes = [];

	/**
	 * @param string $host an IP address
	 * @param int $weight a node with twice the weight is drawn twice as often; 1 to 100
	 */
	public function add(string $host, int $port, int $weight = 100): void
	{
		if (!\filter_var($host, \FILTER_VALIDATE_IP)) {
			throw new Exception("'{$host}' is no IP address");
		}
		if ($port < 0 || $port > 65535) {
			throw new Exception("A port is a number from 0 to 65535, not {$port}");
		}
		if ($weight < 0 || $weight > 100) {
			throw new Exception("A weight is a number from 0 to 100, not {$weight}");
		}
		$this->nodes[] = ['host' => $host, 'port' => $port, 'weight' => $weight];
	}

	/**
	 * Draws a node and takes it out.
	 *
	 * @return array{host: string, port: int, weight: int}|false false: there is none left
	 */
	public function pop()
	{
		if (!$this->nodes) {
			return false;
		}
		$drawn = \mt_rand(1, \max(1, \array_sum(\array_column($this->nodes, 'weight'))));
		foreach ($this->nodes as $index => $node) {
			$drawn -= $node['weight'];
			if ($drawn <= 0) {
				break;
			}
		}
		\array_splice($this->nodes, $index, 1);
		return $node;
	}

	public function count(): int
	{
		return \count($this->nodes);
	}
}
