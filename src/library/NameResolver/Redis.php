<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\NameResolver;

use Swoole\NameResolver;

/** Services in the sets of a Redis server (extension redis). The URL is redis://[:password@]host[:port]. */
class Redis extends NameResolver
{
	/** @var string */
	private $serverHost;

	/** @var int */
	private $serverPort;

	public function __construct($url, $prefix = 'swoole:service:')
	{
		parent::__construct($url, $prefix);
		$this->serverHost = $this->info['ip'];
		$this->serverPort = $this->info['port'] ?? 6379;
	}

	public function join(string $name, string $ip, int $port, array $options = []): bool
	{
		return $this->connect()->sAdd($this->prefix . $name, "{$ip}:{$port}") !== false;
	}

	public function leave(string $name, string $ip, int $port): bool
	{
		return $this->connect()->sRem($this->prefix . $name, "{$ip}:{$port}") !== false;
	}

	public function getCluster(string $name): ?Cluster
	{
		$members = $this->connect()->sMembers($this->prefix . $name);
		if (!$members) {
			return null;
		}
		$cluster = new Cluster();
		foreach ($members as $member) {
			$colon = (int) \strrpos($member, ':');
			$this->addNode($cluster, \substr($member, 0, $colon), \substr($member, $colon + 1));
		}
		return $cluster;
	}

	/** @return \Redis */
	protected function connect()
	{
		$redis = new \Redis();
		if (!$redis->connect($this->serverHost, $this->serverPort)) {
			throw new Exception("Cannot connect to Redis at {$this->serverHost}:{$this->serverPort}");
		}
		if (isset($this->info['pass'])) {
			$redis->auth(\rawurldecode($this->info['pass']));
		}
		return $redis;
	}
}
