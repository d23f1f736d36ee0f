<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\MongoDB;

use Swoole\RemoteObject;

/** A MongoDB\Client (Composer's mongodb/mongodb) in the default remote object server, so that no coroutine is held up. */
class Client implements \Stringable
{
	use RemoteObject\ProxyTrait;

	public const DEFAULT_URI = 'mongodb://127.0.0.1/';

	protected RemoteObject $client;

	public function __construct(?string $uri = self::DEFAULT_URI, array $uriOptions = [], array $driverOptions = [])
	{
		$this->client = \swoole_get_default_remote_object_client()
			->create('MongoDB\Client', $uri, $uriOptions, $driverOptions);
	}

	protected function getObject(): RemoteObject
	{
		return $this->client;
	}
}
