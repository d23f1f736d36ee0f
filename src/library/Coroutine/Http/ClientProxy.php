<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\Coroutine\Http;

/** The answer to a request of Swoole\Coroutine\Http\request(), get() or post(). */
class ClientProxy
{
	private array $headers;

	private array $cookies;

	private string $body;

	private int $statusCode;

	public function __construct(string $body, int $statusCode, ?array $headers, ?array $cookies)
	{
		$this->body = $body;
		$this->statusCode = $statusCode;
		$this->headers = $headers ?? [];
		$this->cookies = $cookies ?? [];
	}

	public function getBody(): string
	{
		return $this->body;
	}

	public function getStatusCode(): int
	{
		return $this->statusCode;
	}

	/** @return array<string, string> with lower-case names */
	public function getHeaders(): array
	{
		return $this->headers;
	}

	/** @return array<string, string> the cookies that the server set */
	public function getCookies(): array
	{
		return $this->cookies;
	}
}
