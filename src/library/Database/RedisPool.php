<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\Database;

use Redis;
use RedisException;
use Swoole\ConnectionPool;

/**
 * Connections of the class Redis (extension redis). One that is given back within MULTI or a pipeline is taken out of it;
 * one that was lost is dropped, since not every one connects again by itself.
 */
class RedisPool extends ConnectionPool
{
	protected RedisConfig $config;

	public function __construct(RedisConfig $config, int $size = self::DEFAULT_SIZE)
	{
		$this->config = $config;
		parent::__construct(static function () use ($config): Redis {
			$redis = new Redis();
			$connected = $redis->connect(
				$config->getHost(),
				$config->getPort(),
				$config->getTimeout(),
				$config->getReserved() === '' ? null : $config->getReserved(),
				$config->getRetryInterval(),
				$config->getReadTimeout()
			);
			if ($connected === false) {
				throw new RedisException("Cannot connect to {$config->getHost()}:{$config->getPort()}: {$redis->getLastError()}");
			}
			if ($config->getAuth() !== '') {
				$redis->auth($config->getAuth());
			}
			if ($config->getDbIndex() !== 0) {
				$redis->select($config->getDbIndex());
			}
			foreach ($config->getOptions() as $option => $value) {
				$redis->setOption($option, $value);
			}
			return $redis;
		}, $size);
	}

	public function put($connection): void
	{
		$clean = fn (Redis $redis) => $redis->isConnected() && ($redis->getMode() === Redis::ATOMIC || $redis->discard());
		$this->putCleaned($connection, Redis::class, $clean, RedisException::class);
	}
}
