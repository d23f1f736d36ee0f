<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\Database;

use mysqli;
use mysqli_sql_exception;
use Swoole\ConnectionPool;

/** Connections of the class mysqli, as MysqliProxy objects. One that is given back within a transaction is rolled back. */
class MysqliPool extends ConnectionPool
{
	protected MysqliConfig $config;

	public function __construct(MysqliConfig $config, int $size = self::DEFAULT_SIZE)
	{
		$this->config = $config;
		parent::__construct(static function () use ($config): mysqli {
			$mysqli = new mysqli();
			foreach ($config->getOptions() as $option => $value) {
				$mysqli->options($option, $value);
			}
			$connected = @$mysqli->real_connect(
				$config->getHost(),
				$config->getUsername(),
				$config->getPassword(),
				$config->getDbname(),
				$config->getPort(),
				$config->getUnixSocket()
			);
			if (!$connected || $mysqli->connect_errno) {
				throw new MysqliException((string) $mysqli->connect_error, (int) $mysqli->connect_errno);
			}
			$mysqli->set_charset($config->getCharset());
			return $mysqli;
		}, $size, MysqliProxy::class);
	}

	public function put($connection): void
	{
		$this->putCleaned($connection, MysqliProxy::class, fn ($proxy) => $proxy->reset(), mysqli_sql_exception::class);
	}
}
