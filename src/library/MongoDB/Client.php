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
		$client = \swoole_get_default_remote_object_client();
		if (!$client->call('class_exists', 'MongoDB\Client')) {
			throw new RemoteObject\Exception('The process for remote objects has no class MongoDB\Client: install the extension'
				. ' mongodb and the Composer package mongodb/mongodb, and require its autoloader before'
				. ' swoole_init_default_remote_object_server()');
		}
		$this->client = $client->create('MongoDB\Client', $uri, $uriOptions, $driverOptions);
	}

	protected function getObject(): RemoteObject
	{
		return $this->client;
	}
}
