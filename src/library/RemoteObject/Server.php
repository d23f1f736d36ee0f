<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\RemoteObject;

use Swoole\Atomic\Long;
use Swoole\Http\Request;
use Swoole\Http\Response;
use Swoole\Http\Server as HttpServer;
use Swoole\RemoteObject;
use Swoole\Timer;
use WeakReference;

/**
 * A process with objects that other processes use through RemoteObject\Client. Whoever can connect may call what is
 * allowed, so a server that is reached by TCP needs 'api_key', or lists of what is allowed.
 */
class Server
{
	public const DEFAULT_PORT = 9567;

	private HttpServer $server;

	/** @var array<int, object|resource> */
	private array $objects = [];

	/** @var array<string> lower case; empty: all */
	private array $allowedClasses = [];

	/** @var array<string> lower case; empty: all */
	private array $allowedFunctions = [];

	private Long $nextObjectId;

	private string $apiKey = '';

	private ?string $bootstrap = null;

	private ?string $socketFile = null;

	private ?int $parent = null;

	/** @var ?callable called once calls can be made, or with what is wrong */
	private $onReady = null;

	/** The timer that looks for the parent. */
	private ?int $watch = null;

	/**
	 * @param string $host an address, or "unix:/path/to/socket", which only the own user can connect to
	 * @param array $options allowed_classes, allowed_functions (lists of names), api_key, bootstrap (a file to include
	 * first), and those of Swoole\Http\Server::set()
	 * @throws Exception for a TCP port with neither a key nor lists
	 */
	public function __construct(string $host = '127.0.0.1', int $port = self::DEFAULT_PORT, array $options = [])
	{
		$this->allowedClasses = \array_map('strtolower', $options['allowed_classes'] ?? []);
		$this->allowedFunctions = \array_map('strtolower', $options['allowed_functions'] ?? []);
		$this->apiKey = $options['api_key'] ?? '';
		$this->bootstrap = $options['bootstrap'] ?? null;
		unset($options['allowed_classes'], $options['allowed_functions'], $options['api_key'], $options['bootstrap']);
		$type = \SWOOLE_SOCK_TCP;
		if (\str_starts_with($host, 'unix:')) {
			$type = \SWOOLE_SOCK_UNIX_STREAM;
			$this->socketFile = $host = \preg_replace('~^unix:/*~', '/', $host);
			$port = 0;
		} elseif ($this->apiKey === '' && (!$this->allowedClasses || !$this->allowedFunctions)) {
			throw new Exception('A remote object server on a TCP port would run any function for whoever connects:'
				. ' set api_key, or allowed_classes and allowed_functions, or listen on unix:/path');
		} elseif (\str_contains($host, ':')) {
			$type = \SWOOLE_SOCK_TCP6;
		}
		$this->nextObjectId = new Long(1);
		$this->server = new HttpServer($host, $port, \SWOOLE_BASE, $type);
		$this->server->set(['worker_num' => 1] + $options + ['enable_coroutine' => true]);
		$self = WeakReference::create($this);
		$this->server->on('request', static fn ($request, $response) => $self->get()?->onRequest($request, $response));
		$this->server->on('workerStart', static fn () => $self->get()?->onStart());
	}

	/**
	 * Calls $onReady when the server can be used, or with what is wrong, and makes it end when that process is its parent no
	 * more.
	 *
	 * @internal for swoole_init_default_remote_object_server()
	 */
	public function serve(int $parent, callable $onReady): void
	{
		$this->parent = $parent;
		$this->onReady = $onReady;
	}

	/** Returns when the server has been shut down. */
	public function start(): bool
	{
		$done = $this->server->start();
		if ($this->watch !== null) {
			Timer::clear($this->watch);
		}
		return $done;
	}

	public function onStart(): void
	{
		if ($this->socketFile !== null) {
			\chmod($this->socketFile, 0600);
		}
		if ($this->parent !== null && \function_exists('posix_getppid')) {
			$server = $this->server;
			$parent = $this->parent;
			$this->watch = Timer::tick(500, static function () use ($server, $parent): void {
				if (\posix_getppid() !== $parent) {
					$server->shutdown();
				}
			});
		}
		try {
			if ($this->bootstrap !== null) {
				require $this->bootstrap;
			}
			$this->onReady && ($this->onReady)(null);
		} catch (\Throwable $error) {
			if (!$this->onReady) {
				throw $error;
			}
			($this->onReady)($error->getMessage());
			$this->server->shutdown();
		}
	}

	public function onRequest(Request $request, Response $response): void
	{
		$context = new Context($request, $response);
		try {
			if ($this->apiKey !== '' && !\hash_equals($this->apiKey, (string) ($request->header['x-api-key'] ?? ''))) {
				$response->status(403);
				$response->end('wrong api key');
				return;
			}
			$handler = $context->getHandler();
			if (!\preg_match('/^_[a-z]+(_[a-z]+)*$/', $handler) || !\method_exists($this, $handler)) {
				throw new Exception("There is no call '{$handler}'");
			}
			$this->{$handler}($context);
		} catch (\Throwable $error) {
			$code = \is_int($error->getCode()) ? $error->getCode() : 0;
			$context->end(['error' => ['class' => $error::class, 'message' => $error->getMessage(), 'code' => $code]]);
		}
	}

	private function _ping(Context $ctx): void
	{
		$ctx->end(['result' => true]);
	}

	private function _new(Context $ctx): void
	{
		$class = $ctx->getParam('class');
		if ($this->allowedClasses && !\in_array(\strtolower(\ltrim($class, '\\')), $this->allowedClasses, true)) {
			throw new Exception("The class {$class} is not allowed");
		}
		$object = new $class(...$this->unmarshal($ctx->getDataParam('args')));
		$ctx->end(['result' => $this->marshal($ctx, $object)]);
	}

	private function _call_function(Context $ctx): void
	{
		$function = $ctx->getParam('function');
		if ($this->allowedFunctions && !\in_array(\strtolower(\ltrim($function, '\\')), $this->allowedFunctions, true)) {
			throw new Exception("The function {$function} is not allowed");
		}
		if (!\is_callable($function)) {
			throw new Exception("There is no function {$function}");
		}
		$ctx->end(['result' => $this->marshal($ctx, $function(...$this->unmarshal($ctx->getDataParam('args'))))]);
	}

	private function _call_method(Context $ctx): void
	{
		$result = $this->object($ctx)->{$ctx->getParam('method')}(...$this->unmarshal($ctx->getDataParam('args')));
		$ctx->end(['result' => $this->marshal($ctx, $result)]);
	}

	private function _read_property(Context $ctx): void
	{
		$ctx->end(['result' => $this->marshal($ctx, $this->object($ctx)->{$ctx->getParam('property')})]);
	}

	private function _write_property(Context $ctx): void
	{
		$this->object($ctx)->{$ctx->getParam('property')} = $this->unmarshal($ctx->getDataParam('value'));
		$ctx->end(['result' => null]);
	}

	private function _offset_get(Context $ctx): void
	{
		$ctx->end(['result' => $this->marshal($ctx, $this->object($ctx)[$ctx->getDataParam('offset')])]);
	}

	private function _offset_set(Context $ctx): void
	{
		$object = $this->object($ctx);
		$value = $this->unmarshal($ctx->getDataParam('value'));
		$offset = $ctx->getDataParam('offset');
		if ($offset === null) {
			$object[] = $value;
		} else {
			$object[$offset] = $value;
		}
		$ctx->end(['result' => null]);
	}

	private function _offset_unset(Context $ctx): void
	{
		$object = $this->object($ctx);
		unset($object[$ctx->getDataParam('offset')]);
		$ctx->end(['result' => null]);
	}

	private function _offset_exists(Context $ctx): void
	{
		$ctx->end(['result' => isset($this->object($ctx)[$ctx->getDataParam('offset')])]);
	}

	private function _to_string(Context $ctx): void
	{
		$ctx->end(['result' => (string) $this->object($ctx)]);
	}

	private function _destroy(Context $ctx): void
	{
		unset($this->objects[(int) $ctx->getParam('object')]);
		$ctx->end(['result' => null]);
	}

	private function object(Context $ctx): object
	{
		$id = (int) $ctx->getParam('object');
		$object = $this->objects[$id] ?? null;
		return \is_object($object) ? $object : throw new Exception("There is no object {$id}");
	}

	/** @param object|resource $object */
	private function addObject($object): int
	{
		$id = $this->nextObjectId->add(1);
		$this->objects[$id] = $object;
		return $id;
	}

	/** What can be sent: objects and resources are kept here and named. */
	private function marshal(Context $ctx, mixed $data): mixed
	{
		if (\is_array($data)) {
			return \array_map(fn ($value) => $this->marshal($ctx, $value), $data);
		}
		if (\is_object($data) || \is_resource($data)) {
			return RemoteObject::marshal($this->addObject($data), $ctx->getCoroutineId(), $ctx->getClientId());
		}
		return $data;
	}

	/** What was sent, with the objects that are named in it. */
	private function unmarshal($data): mixed
	{
		if (\is_array($data)) {
			return \array_map($this->unmarshal(...), $data);
		}
		if ($data instanceof RemoteObject) {
			$id = $data->getObjectId();
			return $this->objects[$id] ?? throw new Exception("There is no object {$id}");
		}
		return $data;
	}
}
