<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\Database;

use PDO;
use Swoole\ConnectionPool;

/** Connections of the class PDO, as PDOProxy objects. One that is given back within a transaction is rolled back. */
class PDOPool extends ConnectionPool
{
	protected PDOConfig $config;

	public function __construct(PDOConfig $config, int $size = self::DEFAULT_SIZE)
	{
		$this->config = $config;
		parent::__construct(static function () use ($config): PDO {
			$source = self::dataSource($config, $config->getDriver());
			if ($config->getDriver() === 'sqlite') {
				return new PDO($source, null, null, $config->getOptions());
			}
			return new PDO($source, $config->getUsername(), $config->getPassword(), $config->getOptions());
		}, $size, PDOProxy::class);
	}

	public function get(float $timeout = -1)
	{
		$connection = parent::get($timeout);
		if ($connection instanceof PDOProxy) {
			$connection->reset();
		}
		return $connection;
	}

	public function put($connection): void
	{
		$clean = function (PDOProxy $proxy): bool {
			$proxy->reset();
			return true;
		};
		$this->putCleaned($connection, PDOProxy::class, $clean, \PDOException::class);
	}

	private function createDSN(string $driver): string
	{
		return self::dataSource($this->config, $driver);
	}

	private static function dataSource(PDOConfig $config, string $driver): string
	{
		$host = $config->getHost();
		$port = $config->getPort();
		$name = $config->getDbname();
		switch ($driver) {
			case 'mysql':
				$server = $config->hasUnixSocket() ? "unix_socket={$config->getUnixSocket()}" : "host={$host};port={$port}";
				return "mysql:{$server};dbname={$name};charset={$config->getCharset()}";
			case 'pgsql':
				$host = $config->hasUnixSocket() ? $config->getUnixSocket() : $host;
				return "pgsql:host={$host};port={$port};dbname={$name}";
			case 'oci':
				return "oci:dbname={$host}:{$port}/{$name};charset={$config->getCharset()}";
			case 'sqlsrv':
				return "sqlsrv:Server={$host},{$port};Database={$name}";
			case 'sqlite':
				return "sqlite:{$name}";
		}
		throw new \Exception("PDOPool knows no data source name for the driver \"{$driver}\": use a ConnectionPool");
	}
}
