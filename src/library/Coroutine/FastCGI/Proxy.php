<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\Coroutine\FastCGI;

use Swoole\FastCGI\HttpRequest;
use Swoole\FastCGI\HttpResponse;
use Swoole\Http\Request as UserRequest;
use Swoole\Http\Response as UserResponse;
use Swoole\Http\Status;

/** Passes requests of an HTTP server on to a FastCGI application, and what is a file on to the file system. */
class Proxy
{
	/** @var string */
	protected $host;

	/** @var int */
	protected $port;

	/** @var float seconds; 0 or less: no limit */
	protected $timeout = -1;

	/** @var string */
	protected $documentRoot;

	/** @var bool */
	protected $https = false;

	/** @var string */
	protected $index = 'index.php';

	/** @var array<string, string> */
	protected $params = [];

	/** @var ?callable */
	protected $staticFileFilter;

	private bool $ownFilter = true;

	/** @param string $url "127.0.0.1:9000" or "unix:/run/php-fpm.sock" */
	public function __construct(string $url, string $documentRoot = '/')
	{
		[$this->host, $this->port] = Client::parseUrl($url);
		$this->documentRoot = \rtrim($documentRoot, '/');
	}

	public function withTimeout(float $timeout): self
	{
		$this->timeout = $timeout;
		return $this;
	}

	/** Tells the application that the client came by TLS. */
	public function withHttps(bool $https): self
	{
		$this->https = $https;
		return $this;
	}

	/** The script for paths that end with a slash. */
	public function withIndex(string $index): self
	{
		$this->index = $index;
		return $this;
	}

	public function getParam(string $name): ?string
	{
		return $this->params[$name] ?? null;
	}

	public function withParam(string $name, string $value): self
	{
		$this->params[$name] = $value;
		return $this;
	}

	public function withoutParam(string $name): self
	{
		unset($this->params[$name]);
		return $this;
	}

	public function getParams(): array
	{
		return $this->params;
	}

	/** Parameters that go with every request. */
	public function withParams(array $params): self
	{
		$this->params = $params;
		return $this;
	}

	public function withAddedParams(array $params): self
	{
		$this->params = $params + $this->params;
		return $this;
	}

	/** @param ?callable $filter called with the request and the response; true: it has answered. null: all is passed on */
	public function withStaticFileFilter(?callable $filter): self
	{
		$this->staticFileFilter = $filter;
		$this->ownFilter = false;
		return $this;
	}

	public function translateRequest(UserRequest $userRequest): HttpRequest
	{
		$server = $userRequest->server;
		$path = \rawurldecode($server['path_info'] ?? $server['request_uri'] ?? '/');
		$script = \str_ends_with($path, '/') ? $path . $this->index : $path;
		$query = $server['query_string'] ?? '';
		$request = (new HttpRequest())
			->withParams($this->params + (new HttpRequest())->getParams())
			->withScheme($this->https ? 'https' : 'http')
			->withMethod($server['request_method'] ?? 'GET')
			->withDocumentRoot($this->documentRoot)
			->withScriptFilename($this->documentRoot . $script)
			->withScriptName($script)
			->withDocumentUri($script)
			->withRequestUri(($server['request_uri'] ?? '/') . ($query === '' ? '' : "?{$query}"))
			->withQueryString($query)
			->withServerProtocol($server['server_protocol'] ?? 'HTTP/1.1')
			->withRemoteAddr($server['remote_addr'] ?? 'unknown')
			->withRemotePort((int) ($server['remote_port'] ?? 0))
			->withServerPort((int) ($server['server_port'] ?? 0));
		if ($this->https) {
			$request->withParam('HTTPS', 'on');
		}
		foreach ($userRequest->header ?? [] as $name => $value) {
			$request->withHeader((string) $name, \is_array($value) ? \implode(', ', $value) : (string) $value);
		}
		if (isset($userRequest->header['host'])) {
			$request->withServerName(\preg_replace('/:\d+$/', '', $userRequest->header['host']));
		}
		$body = (string) $userRequest->rawContent();
		if (!isset($userRequest->header['content-type'])) {
			$request->withoutContentType();
		}
		return $request->withBody($body);
	}

	public function translateResponse(HttpResponse $response, UserResponse $userResponse): void
	{
		$userResponse->status($response->getStatusCode(), $response->getReasonPhrase());
		foreach ($response->getHeaders() as $name => $value) {
			$userResponse->header($name, $value);
		}
		if ($lines = $response->getSetCookieHeaderLines()) {
			$userResponse->header('Set-Cookie', $lines);
		}
		$userResponse->end($response->getBody());
	}

	/** Answers a request. */
	public function pass(HttpRequest|UserRequest $userRequest, UserResponse $userResponse): void
	{
		$request = $userRequest instanceof HttpRequest ? $userRequest : $this->translateRequest($userRequest);
		if (\preg_match('~(^|/)\.\.(/|$)|\0~', $request->getScriptName() ?? '')) {
			$userResponse->status(Status::FORBIDDEN);
			$userResponse->end();
			return;
		}
		$filter = $this->ownFilter ? $this->staticFileFiltrate(...) : $this->staticFileFilter;
		if ($filter && $filter($request, $userResponse)) {
			return;
		}
		$response = (new Client($this->host, $this->port))->execute($request, $this->timeout);
		$this->translateResponse($response, $userResponse);
	}

	/** Sends the file that the path names, if it is one below the document root and no script. */
	public function staticFileFiltrate(HttpRequest $request, UserResponse $userResponse): bool
	{
		$name = $request->getScriptName() ?? '';
		if (\strtolower(\pathinfo($name, \PATHINFO_EXTENSION)) === 'php') {
			return false;
		}
		$root = \realpath($this->documentRoot === '' ? '/' : $this->documentRoot);
		$path = $root === false ? false : \realpath($root . $name);
		if ($path === false || !\is_file($path) || !\str_starts_with($path, \rtrim($root, '/') . '/')
			|| \strtolower(\pathinfo($path, \PATHINFO_EXTENSION)) === 'php') {
			return false;
		}
		$userResponse->header('Content-Type', \swoole_mime_type_get($path));
		$userResponse->sendfile($path);
		return true;
	}
}
