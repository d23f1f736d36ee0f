<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\NameResolver;

use Swoole\NameResolver;

/**
 * Services in the sets of a Redis server (extension redis). The URL is redis://[[user]:password@]host[:port]; with rediss://
 * the connection is by TLS, and the server's certificate verified by php.ini's openssl.cafile.
 */
class Redis extends NameResolver
{
	/** @var string */
	private $serverHost;

	/** @var int */
	private $serverPort;

	public function __construct($url, $prefix = 'swoole:service:')
	{
		parent::__construct($url, $prefix);
		$tls = \strcasecmp($this->info['scheme'], 'rediss') === 0;
		$this->serverHost = ($tls ? 'tls://' : '') . \trim($this->info['host'], '[]');
		$this->serverPort = $this->info['port'] ?? 6379;
	}

	public function join(string $name, string $ip, int $port, array $options = []): bool
	{
		$this->ask('sAdd', $name, "{$ip}:{$port}");
		return true;
	}

	public function leave(string $name, string $ip, int $port): bool
	{
		$this->ask('sRem', $name, "{$ip}:{$port}");
		return true;
	}

	public function getCluster(string $name): ?Cluster
	{
		$members = $this->ask('sMembers', $name);
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

	/** @throws Exception when Redis refuses the command */
	private function ask(string $command, string $name, string ...$arguments): mixed
	{
		$redis = $this->connect();
		$answer = $redis->{$command}($this->prefix . $name, ...$arguments);
		if ($answer === false) {
			throw new Exception("Redis at {$this->serverHost} refused {$command}: " . \trim((string) $redis->getLastError()));
		}
		return $answer;
	}

	/** @return \Redis */
	protected function connect()
	{
		$redis = new \Redis();
		if (!$redis->connect($this->serverHost, $this->serverPort)) {
			throw new Exception("Cannot connect to Redis at {$this->serverHost}:{$this->serverPort}");
		}
		if (isset($this->info['pass'])) {
			$login = \array_filter([$this->info['user'] ?? '', $this->info['pass']], fn ($part) => $part !== '');
			$redis->auth(\array_map('rawurldecode', \array_values($login)));
		}
		return $redis;
	}
}
