<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\FastCGI;

use Swoole\Http\Status;

/** A response of a CGI application: header lines, an empty line, the body. */
class HttpResponse extends Response
{
	/** @var int */
	protected $statusCode = Status::OK;

	/** @var string */
	protected $reasonPhrase = '';

	/** @var array<string, string> */
	protected array $headers = [];

	/** Lower-case name to the name in $headers. @var array<string, string> */
	protected array $headersMap = [];

	/** @var array<string> */
	protected array $setCookieHeaderLines = [];

	public function __construct(array $records = [])
	{
		parent::__construct($records);
		if (!\preg_match('/\r?\n\r?\n/', $this->body, $match, \PREG_OFFSET_CAPTURE)) {
			if ($this->body !== '') {
				throw new \DomainException('The FastCGI application sent no end of its headers');
			}
			return;
		}
		$head = \substr($this->body, 0, $match[0][1]);
		$this->body = \substr($this->body, $match[0][1] + \strlen($match[0][0]));
		foreach (\preg_split('/\r?\n/', $head) as $line) {
			$parts = \explode(':', $line, 2);
			if (\count($parts) === 2) {
				$this->addHeaderLine(\trim($parts[0]), \trim($parts[1]));
			}
		}
		if ($this->statusCode === Status::OK && isset($this->headersMap['location'])) {
			$this->withStatusCode(Status::FOUND);
		}
	}

	public function getStatusCode(): int
	{
		return $this->statusCode;
	}

	public function withStatusCode(int $statusCode): self
	{
		$this->statusCode = $statusCode;
		return $this;
	}

	public function getReasonPhrase(): string
	{
		return $this->reasonPhrase !== '' ? $this->reasonPhrase : Status::getReasonPhrase($this->statusCode);
	}

	public function withReasonPhrase(string $reasonPhrase): self
	{
		$this->reasonPhrase = $reasonPhrase;
		return $this;
	}

	public function getHeader(string $name): ?string
	{
		return $this->headers[$this->headersMap[\strtolower($name)] ?? ''] ?? null;
	}

	public function getHeaders(): array
	{
		return $this->headers;
	}

	public function withHeader(string $name, string $value): self
	{
		$key = \strtolower($name);
		unset($this->headers[$this->headersMap[$key] ?? '']);
		$this->headersMap[$key] = $name;
		$this->headers[$name] = $value;
		return $this;
	}

	public function withHeaders(array $headers): self
	{
		foreach ($headers as $name => $value) {
			$this->withHeader((string) $name, (string) $value);
		}
		return $this;
	}

	public function getSetCookieHeaderLines(): array
	{
		return $this->setCookieHeaderLines;
	}

	public function withSetCookieHeaderLine(string $value): self
	{
		$this->setCookieHeaderLines[] = $value;
		return $this;
	}

	private function addHeaderLine(string $name, string $value): void
	{
		switch (\strtolower($name)) {
			case 'status':
				if (!\preg_match('/^([1-9]\d\d)(?: (.*))?$/', $value, $part)) {
					throw new \DomainException("The FastCGI application sent the status '{$value}', which is no number from 100 to 999");
				}
				$this->withStatusCode((int) $part[1])->withReasonPhrase($part[2] ?? '');
				break;
			case 'set-cookie':
				$this->withSetCookieHeaderLine($value);
				break;
			default:
				$before = $this->getHeader($name);
				$this->withHeader($name, $before === null ? $value : "{$before}, {$value}");
		}
	}
}
