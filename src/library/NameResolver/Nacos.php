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
		$response = get("{$this->baseUrl}/nacos/v1/ns/instance/list?{$query}");
		$this->checkResponse($response);
		$result = \json_decode($response->getBody(), true);
		if (empty($result['hosts'])) {
			return null;
		}
		$cluster = new Cluster();
		foreach ($result['hosts'] as $node) {
			$cluster->add($node['ip'], $node['port'], (int) \min(100, $node['weight']));
		}
		return $cluster;
	}

	private function send(string $method, array $params): bool
	{
		$url = "{$this->baseUrl}/nacos/v1/ns/instance?" . \http_build_query($params);
		return $this->checkResponse(request($url, $method));
	}
}
