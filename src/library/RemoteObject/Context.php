<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\RemoteObject;

use Swoole\Http\Request;
use Swoole\Http\Response;

/** One call that a RemoteObject\Server answers. */
class Context
{
	public string $clientId;

	public int $coroutineId;

	public Request $request;

	public Response $response;

	public function __construct(Request $request, Response $response)
	{
		$this->request = $request;
		$this->response = $response;
		$this->clientId = (string) ($request->header['x-client-id'] ?? '');
		$this->coroutineId = (int) ($request->header['x-coroutine-id'] ?? 0);
	}

	/** The name of the method that answers: the path, behind an underscore. */
	public function getHandler(): string
	{
		return '_' . \ltrim($this->request->server['request_uri'] ?? '', '/');
	}

	public function getClientId(): string
	{
		return $this->clientId;
	}

	public function getCoroutineId(): int
	{
		return $this->coroutineId;
	}

	/** @throws Exception when the call has no such parameter */
	public function getParam(string $name): string
	{
		$value = $this->request->post[$name] ?? null;
		if (!\is_string($value)) {
			throw new Exception("The call has no parameter '{$name}'");
		}
		return $value;
	}

	/** A parameter that is serialized; of objects there may be remote ones only. */
	public function getDataParam(string $name): mixed
	{
		return \unserialize($this->getParam($name), ['allowed_classes' => [\Swoole\RemoteObject::class]]);
	}

	/** Sends the answer. */
	public function end(array $data): void
	{
		$this->response->header('Content-Type', 'application/octet-stream');
		$this->response->end(\serialize($data));
	}
}
