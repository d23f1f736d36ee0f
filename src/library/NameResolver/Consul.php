<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\NameResolver;

use Swoole\NameResolver;

use function Swoole\Coroutine\Http\get;
use function Swoole\Coroutine\Http\request;

/** Services in a Consul agent's catalogue. The URL is the agent's, http://127.0.0.1:8500. */
class Consul extends NameResolver
{
	/** @param array $options 'weights' (an array for Consul), 'meta', 'check', ... are sent as they are */
	public function join(string $name, string $ip, int $port, array $options = []): bool
	{
		$service = $options + [
			'ID' => $this->getServiceId($name, $ip, $port),
			'Name' => $this->prefix . $name,
			'Address' => $ip,
			'Port' => $port,
			'EnableTagOverride' => false,
			'Weights' => ['Passing' => 100, 'Warning' => 100],
		];
		return $this->put('/v1/agent/service/register', \json_encode($service, \JSON_THROW_ON_ERROR));
	}

	public function leave(string $name, string $ip, int $port): bool
	{
		return $this->put('/v1/agent/service/deregister/' . \rawurlencode($this->getServiceId($name, $ip, $port)));
	}

	/** Keeps a node registered, but out of the answers. */
	public function enableMaintenanceMode(string $name, string $ip, int $port): bool
	{
		$id = \rawurlencode($this->getServiceId($name, $ip, $port));
		return $this->put("/v1/agent/service/maintenance/{$id}?enable=true");
	}

	public function getCluster(string $name): ?Cluster
	{
		$services = $this->decodeResponse(
			get($this->baseUrl . '/v1/catalog/service/' . \rawurlencode($this->prefix . $name))
		);
		if (!$services) {
			return null;
		}
		$cluster = new Cluster();
		foreach ($services as $service) {
			$this->addNode(
				$cluster,
				($service['ServiceAddress'] ?? '') ?: $service['Address'] ?? null,
				$service['ServicePort'] ?? null,
				$service['ServiceWeights']['Passing'] ?? 100
			);
		}
		return $cluster;
	}

	private function getServiceId(string $name, string $ip, int $port): string
	{
		return $this->prefix . $name . "_{$ip}:{$port}";
	}

	private function put(string $path, string $body = ''): bool
	{
		$response = request($this->baseUrl . $path, 'PUT', $body, null, ['Content-Type' => 'application/json']);
		return $this->checkResponse($response);
	}
}
