<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\Curl;

use CurlHandle;
use WeakReference;

/** What swoole_curl_init() returns: a handle of the extension curl, which yields in coroutines while hooks are on. */
final class Handler implements \Stringable
{
	private ?CurlHandle $handle;

	/** @throws Exception without the extension curl */
	public function __construct(string $url = '')
	{
		if (!\extension_loaded('curl')) {
			throw new Exception('Swoole\Curl\Handler needs the extension curl');
		}
		$this->handle = \curl_init($url === '' ? null : $url);
	}

	public function __toString(): string
	{
		return 'Object(' . \spl_object_id($this) . ') of type (curl)';
	}

	/** False after close(). */
	public function isAvailable(): bool
	{
		if ($this->handle === null) {
			\trigger_error('The curl handle is closed', \E_USER_WARNING);
			return false;
		}
		return true;
	}

	public function close(): void
	{
		$this->handle = null;
	}

	public function errno(): int
	{
		return $this->isAvailable() ? \curl_errno($this->handle) : 0;
	}

	public function error(): string
	{
		return $this->isAvailable() ? \curl_error($this->handle) : '';
	}

	public function reset()
	{
		if ($this->isAvailable()) {
			\curl_reset($this->handle);
		}
	}

	public function getContent()
	{
		return $this->isAvailable() ? \curl_multi_getcontent($this->handle) : false;
	}

	public function getInfo()
	{
		return $this->isAvailable() ? \curl_getinfo($this->handle) : false;
	}

	public function exec()
	{
		return $this->isAvailable() ? \curl_exec($this->handle) : false;
	}

	/** As curl_setopt(); callbacks are given this object in place of the handle. */
	public function setOpt(int $opt, $value): bool
	{
		if (!$this->isAvailable()) {
			return false;
		}
		$callbacks = [\CURLOPT_HEADERFUNCTION, \CURLOPT_WRITEFUNCTION, \CURLOPT_READFUNCTION, \CURLOPT_PROGRESSFUNCTION];
		if ($value !== null && \in_array($opt, $callbacks, true)) {
			if (!\is_callable($value)) {
				throw new Exception("The option {$opt} of curl wants a function");
			}
			$self = WeakReference::create($this);
			$callback = $value;
			$value = static fn ($handle, ...$arguments) => $callback($self->get(), ...$arguments);
		}
		return \curl_setopt($this->handle, $opt, $value);
	}
}
