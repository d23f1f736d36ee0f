<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\NameResolver;

use Swoole\Coroutine;

/** What swoole_name_resolver_lookup() is to find, and what it has found and not given out yet. */
class Context
{
	private ?string $name = null;

	private ?Cluster $cluster = null;

	public function __construct(private int $family = 2, private bool $withPort = false)
	{
	}

	/** @internal */
	public function take(string $name, Cluster $cluster): void
	{
		$this->name = $name;
		$this->cluster = $cluster;
	}

	/** @internal */
	public function next(string $name): ?string
	{
		$flag = $this->family === \AF_INET6 ? \FILTER_FLAG_IPV6 : \FILTER_FLAG_IPV4;
		while ($this->name === $name && ($node = $this->cluster->pop())) {
			if (\filter_var($node['host'], \FILTER_VALIDATE_IP, $flag)) {
				$host = $this->withPort && $flag === \FILTER_FLAG_IPV6 ? "[{$node['host']}]" : $node['host'];
				return $this->withPort ? "{$host}:{$node['port']}" : $host;
			}
		}
		$this->name = $this->cluster = null;
		return null;
	}

	/** @internal */
	public function lookUpHost(string $name): string
	{
		if (Coroutine::getCid() > 0) {
			return (string) Coroutine\System::gethostbyname($name, $this->family);
		}
		$address = \gethostbyname($name);
		return \filter_var($address, \FILTER_VALIDATE_IP) ? $address : '';
	}
}
