<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole;

use ArrayAccess;
use Countable;
use Iterator;
use Stringable;
use Swoole\RemoteObject\Client;
use Swoole\RemoteObject\Exception;

/**
 * Stands for an object in the process of a RemoteObject\Server: what is done with it is done there. Arguments and results
 * are copied; objects stay there, and come back as further RemoteObjects.
 */
class RemoteObject implements ArrayAccess, Stringable, Iterator, Countable
{
	private int $objectId = 0;

	private int $coroutineId;

	private string $clientId;

	private ?Client $client = null;

	public function __construct($coroutineId, $clientId)
	{
		$this->coroutineId = $coroutineId;
		$this->clientId = $clientId;
	}

	/** Lets the server forget the object. */
	public function __destruct()
	{
		if ($this->client && $this->objectId && Coroutine::getCid() > 0) {
			try {
				$this->execute('/destroy');
			} catch (\Throwable) {
			}
		}
	}

	public static function create(Client $client, string $class, array $args): RemoteObject
	{
		return $client->execute('/new', ['class' => $class, 'args' => \serialize($args)])['result'];
	}

	public static function call(Client $client, string $fn, array $args)
	{
		return $client->execute('/call_function', ['function' => $fn, 'args' => \serialize($args)])['result'];
	}

	/** The server's side: what goes over the wire for an object of its. */
	public static function marshal(int $objectId, int $ownerCoroutineId, string $clientId): RemoteObject
	{
		$object = new self($ownerCoroutineId, $clientId);
		$object->objectId = $objectId;
		return $object;
	}

	public function getObjectId(): int
	{
		return $this->objectId;
	}

	public function __serialize(): array
	{
		return ['object' => $this->objectId, 'coroutine' => $this->coroutineId, 'client' => $this->clientId];
	}

	public function __unserialize(array $data): void
	{
		$this->objectId = $data['object'];
		$this->coroutineId = $data['coroutine'];
		$this->clientId = $data['client'];
		$this->client = Client::getInstance($this->clientId);
	}

	public function __call(string $method, array $args)
	{
		return $this->execute('/call_method', ['method' => $method, 'args' => \serialize($args)])['result'];
	}

	public function __get(string $property)
	{
		return $this->execute('/read_property', ['property' => $property])['result'];
	}

	public function __set(string $property, mixed $value)
	{
		$this->execute('/write_property', ['property' => $property, 'value' => \serialize($value)]);
	}

	public function __invoke(...$args)
	{
		return $this->__call('__invoke', $args);
	}

	public function __toString(): string
	{
		return $this->execute('/to_string')['result'];
	}

	public function offsetGet(mixed $offset): mixed
	{
		return $this->execute('/offset_get', ['offset' => \serialize($offset)])['result'];
	}

	public function offsetSet(mixed $offset, mixed $value): void
	{
		$this->execute('/offset_set', ['offset' => \serialize($offset), 'value' => \serialize($value)]);
	}

	public function offsetUnset(mixed $offset): void
	{
		$this->execute('/offset_unset', ['offset' => \serialize($offset)]);
	}

	public function offsetExists(mixed $offset): bool
	{
		return $this->execute('/offset_exists', ['offset' => \serialize($offset)])['result'];
	}

	public function current(): mixed
	{
		return $this->__call('current', []);
	}

	public function key(): mixed
	{
		return $this->__call('key', []);
	}

	public function next(): void
	{
		$this->__call('next', []);
	}

	public function rewind(): void
	{
		$this->__call('rewind', []);
	}

	public function valid(): bool
	{
		return $this->__call('valid', []);
	}

	public function count(): int
	{
		return $this->__call('count', []);
	}

	private function execute(string $path, array $params = []): array
	{
		if ($this->client === null) {
			throw new Exception('The client of this remote object is gone');
		}
		return $this->client->execute($path, $params + ['object' => (string) $this->objectId]);
	}
}
