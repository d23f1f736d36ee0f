<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\RemoteObject;

use Swoole\Coroutine;
use Swoole\Coroutine\Http\Client as HttpClient;
use Swoole\RemoteObject;
use WeakReference;

/**
 * Makes objects in the process of a RemoteObject\Server, and calls functions there. Several coroutines may use one client;
 * each call under way has a connection of its own.
 */
class Client
{
	/** @var array<string, WeakReference<self>> by id */
	private static array $clients = [];

	private HttpClient $client;

	private string $id;

	private int $ownerCoroutineId;

	private bool $busy = false;

	/** @param array $options 'api_key', and those of Coroutine\Http\Client::set() */
	public function __construct(
		private string $host = '127.0.0.1',
		private int $port = Server::DEFAULT_PORT,
		private array $options = []
	) {
		$this->id = $this->genUuid();
		$this->ownerCoroutineId = Coroutine::getCid();
		$this->client = $this->connect();
		self::$clients[$this->id] = WeakReference::create($this);
	}

	public function __destruct()
	{
		unset(self::$clients[$this->id]);
	}

	/** Calls a function over there. */
	public function call(string $fn, mixed ...$args): mixed
	{
		return RemoteObject::call($this, $fn, $args);
	}

	/** Makes an object of a class over there. */
	public function create(string $class, mixed ...$args): RemoteObject
	{
		return RemoteObject::create($this, $class, $args);
	}

	/** Does the server answer? */
	public function ping(): bool
	{
		try {
			$this->execute('/ping', []);
			return true;
		} catch (Exception) {
			return false;
		}
	}

	public function getId(): string
	{
		return $this->id;
	}

	/** The client of this process with that id; null: there is none any more. */
	public static function getInstance(string $clientId): ?static
	{
		return isset(self::$clients[$clientId]) ? self::$clients[$clientId]->get() : null;
	}

	/**
	 * Sends a call and returns the answer.
	 *
	 * @param array<string, string> $array its parameters
	 * @throws Exception
	 */
	public function execute(string $path, array $array)
	{
		$spare = $this->busy;
		$http = $spare ? $this->connect() : $this->client;
		$this->busy = true;
		try {
			$done = $http->post($path, $array + ['version' => '1']);
			if (!$done || $http->statusCode !== 200) {
				$why = $done ? "status {$http->statusCode}: {$http->body}" : $http->errMsg;
				throw new Exception("The remote object server at {$this->host}:{$this->port} did not answer: {$why}", $http->errCode);
			}
			$answer = \unserialize($http->body, ['allowed_classes' => [RemoteObject::class]]);
		} finally {
			if ($spare) {
				$http->close();
			} else {
				$this->busy = false;
			}
		}
		if (!\is_array($answer)) {
			throw new Exception("What answered at {$this->host}:{$this->port} is no remote object server");
		}
		if (isset($answer['error'])) {
			throw new Exception("{$answer['error']['class']}: {$answer['error']['message']}", $answer['error']['code']);
		}
		return $answer;
	}

	private function connect(): HttpClient
	{
		$client = new HttpClient($this->host, $this->port);
		$options = $this->options;
		$headers = ['x-client-id' => $this->id, 'x-coroutine-id' => (string) Coroutine::getCid()];
		if (isset($options['api_key'])) {
			$headers['x-api-key'] = $options['api_key'];
			unset($options['api_key']);
		}
		if ($options) {
			$client->set($options);
		}
		$client->setHeaders($headers);
		return $client;
	}

	private function genUuid(): string
	{
		$bytes = \random_bytes(16);
		$bytes[6] = \chr(\ord($bytes[6]) & 0x0f | 0x40);
		$bytes[8] = \chr(\ord($bytes[8]) & 0x3f | 0x80);
		return \vsprintf('%s%s-%s-%s-%s-%s%s%s', \str_split(\bin2hex($bytes), 4));
	}
}
