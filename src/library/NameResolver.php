<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole;

use Swoole\Coroutine\Http\ClientProxy;
use Swoole\NameResolver\Cluster;
use Swoole\NameResolver\Exception;

/** Services that have registered themselves somewhere under a name. */
abstract class NameResolver
{
	/** @var string the URL without user, query and final slash */
	protected $baseUrl;

	/** @var array parts of the URL, and 'ip': the address that its host had when this was made */
	protected $info;

	/** @var string what a name in the registry begins with */
	protected $prefix;

	/** @var ?callable */
	private $filter_fn;

	/** @param string $url of the registry */
	public function __construct($url, $prefix = 'swoole_service_')
	{
		$this->checkServerUrl($url);
		$this->prefix = $prefix;
	}

	/** Registers a node of a service. */
	abstract public function join(string $name, string $ip, int $port, array $options = []): bool;

	/** Takes a node out. */
	abstract public function leave(string $name, string $ip, int $port): bool;

	/** The nodes of a service; null: there is no such service. */
	abstract public function getCluster(string $name): ?Cluster;

	/** @param callable $fn called with a name; false: lookup() leaves it to others */
	public function withFilter(callable $fn): self
	{
		$this->filter_fn = $fn;
		return $this;
	}

	public function getFilter()
	{
		return $this->filter_fn;
	}

	public function hasFilter(): bool
	{
		return $this->filter_fn !== null;
	}

	/** @internal Whether the registry itself is at this host: its name is no service's. */
	public function isAt(string $host): bool
	{
		return ($this->info['host'] ?? null) === $host;
	}

	/**
	 * The nodes of the service $name.
	 *
	 * @return Cluster|string|null the cluster; '' when there is no node; null when the filter leaves the name to others
	 */
	public function lookup(string $name)
	{
		if ($this->hasFilter() && ($this->getFilter())($name) !== true) {
			return null;
		}
		$cluster = $this->getCluster($name);
		if ($cluster === null || $cluster->count() === 0) {
			return '';
		}
		return $cluster;
	}

	/** @throws Exception when it is no URL */
	protected function checkServerUrl(string $url)
	{
		$info = \parse_url($url);
		if (empty($info['scheme']) || empty($info['host'])) {
			throw new Exception("'{$url}' is no URL of a service registry, as http://127.0.0.1:8500 is");
		}
		$host = \trim($info['host'], '[]');
		$info['ip'] = \filter_var($host, \FILTER_VALIDATE_IP) ? $host : \gethostbyname($host);
		if (!\filter_var($info['ip'], \FILTER_VALIDATE_IP)) {
			throw new Exception("The host of '{$url}' has no address");
		}
		$this->info = $info;
		$base = $info['scheme'] . '://' . $info['host'];
		if (!empty($info['port'])) {
			$base .= ":{$info['port']}";
		}
		$this->baseUrl = $base . \rtrim($info['path'] ?? '', '/');
	}

	/** @throws Exception when the registry did not answer with 200 */
	protected function checkResponse(ClientProxy $response): bool
	{
		$status = $response->getStatusCode();
		if ($status === 200) {
			return true;
		}
		throw $this->badAnswer((string) $status, $response->getBody(), $status);
	}

	/**
	 * The JSON in an answer.
	 *
	 * @throws Exception when the registry did not answer with 200 and an array or object
	 */
	protected function decodeResponse(ClientProxy $response): array
	{
		$this->checkResponse($response);
		$body = \trim($response->getBody());
		$result = $body === 'null' ? [] : \json_decode($body, true);
		if (!\is_array($result)) {
			throw $this->badAnswer('what is no JSON array or object', $body);
		}
		return $result;
	}

	/** @throws Exception when the registry has no proper address, port or weight for a node */
	protected function addNode(Cluster $cluster, mixed $host, mixed $port, mixed $weight = 100): void
	{
		if (!\is_string($host) || !\is_numeric($port) || !\is_numeric($weight)) {
			throw $this->badAnswer('a node without address, port or weight', (string) \json_encode([$host, $port, $weight]));
		}
		$cluster->add($host, (int) $port, (int) \ceil(\min(100.0, (float) $weight)));
	}

	private function badAnswer(string $what, string $answer, int $code = 0): Exception
	{
		$text = \strlen($answer) > 200 ? \substr($answer, 0, 200) . '...' : $answer;
		$text = "The service registry at {$this->baseUrl} answered with {$what}" . ($text === '' ? '' : ": {$text}");
		return new Exception($text, $code);
	}
}
