<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\NameResolver;

use Swoole\NameResolver;

use function Swoole\Coroutine\Http\get;
use function Swoole\Coroutine\Http\request;

/** Services in a Nacos server. The URL is the server's, http://127.0.0.1:8848. */
class Nacos extends NameResolver
{
	/** @param array $options 'weight', 'metadata', 'clusterName', ... are sent as they are */
	public function join(string $name, string $ip, int $port, array $options = []): bool
	{
		return $this->send('POST', $options + [
			'serviceName' => $this->prefix . $name,
			'ip' => $ip,
			'port' => $port,
			'weight' => 100,
		]);
	}

	public function leave(string $name, string $ip, int $port): bool
	{
		return $this->send('DELETE', ['serviceName' => $this->prefix . $name, 'ip' => $ip, 'port' => $port]);
	}

	public function getCluster(string $name): ?Cluster
	{
		$query = \http_build_query(['serviceName' => $this->prefix . $name]);
		$hosts = $this->decodeResponse(get("{$this->baseUrl}/nacos/v1/ns/instance/list?{$query}"))['hosts'] ?? null;
		if (!$hosts) {
			return null;
		}
		$cluster = new Cluster();
		foreach (\is_array($hosts) ? $hosts : [$hosts] as $node) {
			$this->addNode($cluster, $node['ip'] ?? null, $node['port'] ?? null, $node['weight'] ?? 100);
		}
		return $cluster;
	}

	private function send(string $method, array $params): bool
	{
		$url = "{$this->baseUrl}/nacos/v1/ns/instance?" . \http_build_query($params);
		return $this->checkResponse(request($url, $method));
	}
}
