<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Cserve\Functions;

use Swoole\ArrayObject;
use Swoole\Coroutine as Co;
use Swoole\Exception;
use Swoole\MultibyteStringObject;
use Swoole\NameResolver;
use Swoole\Process;
use Swoole\RemoteObject;
use Swoole\StringObject;
use Swoole\Table;
use SwooleLibrary;

/** Bodies of the functions swoole_* of the library. */
final class Basic
{
	/* --- objects --------------------------------------------------------------------------------------------- */

	public static function string(string $string = ''): StringObject
	{
		return new StringObject($string);
	}

	public static function mbstring(string $string = ''): MultibyteStringObject
	{
		return new MultibyteStringObject($string);
	}

	public static function array(array $array = []): ArrayObject
	{
		return new ArrayObject($array);
	}

	public static function array_list(...$arrray): ArrayObject
	{
		return new ArrayObject($arrray);
	}

	public static function array_default_value(array $array, $key, $default_value = null)
	{
		return \array_key_exists($key, $array) ? $array[$key] : $default_value;
	}

	/**
	 * A table that is ready for use.
	 *
	 * @param string $fields "id:int, score:float, name:string:64": name, type (int, float, string or their first letter),
	 * and for strings the greatest length
	 */
	public static function table(int $size, string $fields): Table
	{
		$table = new Table($size);
		foreach (\explode(',', $fields) as $field) {
			$parts = \array_map('trim', \explode(':', $field));
			$type = \strtolower($parts[1] ?? '');
			if ($parts[0] === '') {
				throw new \RuntimeException("swoole_table(): a field is name:type[:size], not '{$field}'");
			}
			switch ($type) {
				case 'i':
				case 'int':
					$table->column($parts[0], Table::TYPE_INT);
					break;
				case 'f':
				case 'float':
					$table->column($parts[0], Table::TYPE_FLOAT);
					break;
				case 's':
				case 'string':
					if (!isset($parts[2]) || \strspn($parts[2], '0123456789') !== \strlen($parts[2]) || $parts[2] < 1) {
						throw new \RuntimeException("swoole_table(): the string '{$parts[0]}' needs a size, as in {$parts[0]}:string:64");
					}
					$table->column($parts[0], Table::TYPE_STRING, (int) $parts[2]);
					break;
				default:
					throw new \RuntimeException("swoole_table(): the type of '{$parts[0]}' is int, float or string, not '{$type}'");
			}
		}
		if (!$table->create()) {
			throw new \RuntimeException("swoole_table(): there is no memory for {$size} rows");
		}
		return $table;
	}

	/* --- options --------------------------------------------------------------------------------------------- */

	public static function library_set_options(array $options): void
	{
		SwooleLibrary::$options = $options;
	}

	public static function library_get_options(): array
	{
		return SwooleLibrary::$options;
	}

	public static function library_set_option(string $key, mixed $value): void
	{
		SwooleLibrary::$options[$key] = $value;
	}

	public static function library_get_option(string $key): mixed
	{
		return SwooleLibrary::$options[$key] ?? null;
	}

	/* --- the machine ----------------------------------------------------------------------------------------- */

	/** Does this process run in a container (docker, podman, kubernetes, lxc)? */
	public static function is_in_container(): bool
	{
		if (\PHP_OS_FAMILY !== 'Linux') {
			return false;
		}
		if (\file_exists('/.dockerenv') || \file_exists('/run/.containerenv') || \getenv('KUBERNETES_SERVICE_HOST')) {
			return true;
		}
		$groups = (string) @\file_get_contents('/proc/1/cgroup');
		return (bool) \preg_match('~docker|kubepods|containerd|libpod|lxc|garden~', $groups);
	}

	/** How many processors the container may use, rounded up; those of the machine where there is no limit. */
	public static function container_cpu_num(): int
	{
		$quota = $period = 0;
		if ($limit = @\file_get_contents('/sys/fs/cgroup/cpu.max')) {
			[$quota, $period] = \explode(' ', \trim($limit)) + [1 => '0'];
		} elseif ($limit = @\file_get_contents('/sys/fs/cgroup/cpu/cpu.cfs_quota_us')) {
			$quota = \trim($limit);
			$period = \trim((string) @\file_get_contents('/sys/fs/cgroup/cpu/cpu.cfs_period_us'));
		}
		if ((int) $quota <= 0 || (int) $period <= 0) {
			return \swoole_cpu_num();
		}
		return \min(\swoole_cpu_num(), (int) \ceil((int) $quota / (int) $period));
	}

	/* --- PHP's functions that block, for coroutines ------------------------------------------------------------- */

	/** exec() that lets other coroutines run, with hooks or without. */
	public static function exec(string $command, &$output = null, &$returnVar = null)
	{
		if (Co::getCid() < 0) {
			return \exec($command, $output, $returnVar);
		}
		$result = Co\System::exec($command);
		if ($result === false) {
			return false;
		}
		$lines = $result['output'] === '' ? [] : \explode("\n", \preg_replace('/\n\z/', '', $result['output']));
		$lines = \array_map('rtrim', $lines);
		$output = \array_merge(\is_array($output) ? $output : [], $lines);
		$returnVar = $result['code'];
		return $lines ? \end($lines) : '';
	}

	/** shell_exec() that lets other coroutines run, with hooks or without. */
	public static function shell_exec(string $cmd)
	{
		if (Co::getCid() < 0) {
			return \shell_exec($cmd);
		}
		$result = Co\System::exec($cmd);
		if ($result === false) {
			return false;
		}
		return $result['output'] === '' ? null : $result['output'];
	}

	/** The IPv4 addresses of a name, or false. */
	public static function gethostbynamel(string $domain)
	{
		if (Co::getCid() < 0) {
			return \gethostbynamel($domain);
		}
		$addresses = Co\System::getaddrinfo($domain);
		return $addresses ? \array_values(\array_unique($addresses)) : false;
	}

	/** The first address of a name, or false. */
	public static function async_dns_lookup_coro(
		string $domain_name,
		float $timeout = 60,
		int $type = \AF_INET
	): string|false {
		return Co\System::dnsLookup($domain_name, $timeout, $type);
	}

	public static function gethostbyaddr(string $ip): string
	{
		return (string) \gethostbyaddr($ip);
	}

	public static function checkdnsrr(string $hostname, string $type = 'MX'): bool
	{
		return \checkdnsrr($hostname, $type);
	}

	public static function dns_check_record(string $hostname, string $type = 'MX'): bool
	{
		return \checkdnsrr($hostname, $type);
	}

	public static function getmxrr(string $hostname, &$hosts, &$weights = null): bool
	{
		return \getmxrr($hostname, $hosts, $weights);
	}

	public static function dns_get_mx(string $hostname, &$hosts, &$weights = null): bool
	{
		return \getmxrr($hostname, $hosts, $weights);
	}

	public static function dns_get_record(
		string $hostname,
		int $type = \DNS_ANY,
		&$authoritative_name_servers = null,
		&$additional_records = null,
		bool $raw = false
	): array|false {
		return \dns_get_record($hostname, $type, $authoritative_name_servers, $additional_records, $raw);
	}

	/** @return array{bool, array, array} the result of getmxrr(), the hosts and their weights */
	public static function real_getmxrr(string $hostname, ?array $hosts = null, ?array $weights = null): array
	{
		$found = \getmxrr($hostname, $hosts, $weights);
		return [$found, $hosts, $weights];
	}

	/** @return array{array|false, array, array} the result of dns_get_record() and what it puts into its arguments */
	public static function real_dns_get_record(
		string $hostname,
		int $type,
		?array $authoritative_name_servers = null,
		?array $additional_records = null,
		bool $raw = false
	): array {
		$records = \dns_get_record($hostname, $type, $authoritative_name_servers, $additional_records, $raw);
		return [$records, $authoritative_name_servers, $additional_records];
	}

	public static function mail(string $to, string $subject, string $message, array $headers = []): bool
	{
		return \mail($to, $subject, $message, $headers);
	}

	/* --- remote objects ------------------------------------------------------------------------------------- */

	private static ?RemoteObject\Client $remoteClient = null;

	/** Starts a process for remote objects, which ends with this one. Returns when it can be used. Outside of coroutines. */
	public static function init_default_remote_object_server(): void
	{
		if (SwooleLibrary::$remote_object_server_initiated) {
			return;
		}
		$file = \sys_get_temp_dir() . '/cserve-remote-object-' . \getmypid() . '-' . \bin2hex(\random_bytes(8)) . '.sock';
		$parent = \getmypid();
		[$ours, $theirs] = \stream_socket_pair(\STREAM_PF_UNIX, \STREAM_SOCK_STREAM, 0);
		$process = new Process(static function () use ($file, $parent, $ours, $theirs): void {
			\fclose($ours);
			$options = SwooleLibrary::$options['default_remote_object_server_options'] ?? [];
			$server = new RemoteObject\Server("unix:{$file}", 0, $options + ['log_level' => \SWOOLE_LOG_ERROR]);
			$server->serve($parent, static fn (?string $error) => \fwrite($theirs, $error ?? 'ready'));
			$server->start();
		}, false, 0, false);
		$pid = $process->start();
		\fclose($theirs);
		$answer = $pid ? \fread($ours, 8192) : '';
		if ($answer !== 'ready') {
			if ($pid && Process::kill($pid, \SIGKILL) && \function_exists('pcntl_waitpid')) {
				\pcntl_waitpid($pid, $status);
			}
			throw new RemoteObject\Exception("The process for remote objects cannot be started: {$answer}");
		}
		SwooleLibrary::$remote_object_server_initiated = true;
		SwooleLibrary::$remote_object_server_socket_file = $file;
		\register_shutdown_function(static function () use ($pid, $file, $parent): void {
			if (\getmypid() === $parent) {
				Process::kill($pid, \SIGTERM);
				@\unlink($file);
			}
		});
	}

	/** The client of that server. */
	public static function get_default_remote_object_client(): RemoteObject\Client
	{
		if (!SwooleLibrary::$remote_object_server_initiated) {
			throw new RemoteObject\Exception('Call swoole_init_default_remote_object_server() first, outside of coroutines');
		}
		return self::$remoteClient ??= new RemoteObject\Client('unix:' . SwooleLibrary::$remote_object_server_socket_file, 0);
	}

	/** Makes $count coroutines that sleep, to try out how many there can be. */
	public static function test_kernel_coroutine(int $count = 100, float $sleep_time = 1.0): void
	{
		for ($i = 0; $i < $count; $i++) {
			Co::create(static fn () => Co::sleep($sleep_time));
		}
	}

	/* --- name resolvers -------------------------------------------------------------------------------------- */

	/** @var array<NameResolver> */
	private static array $resolvers = [];

	public static function name_resolver_add(NameResolver $ns): bool
	{
		if (\in_array($ns, self::$resolvers, true)) {
			return false;
		}
		self::$resolvers[] = $ns;
		return true;
	}

	public static function name_resolver_remove(NameResolver $ns): bool
	{
		$key = \array_search($ns, self::$resolvers, true);
		if ($key === false) {
			return false;
		}
		unset(self::$resolvers[$key]);
		return true;
	}

	/** For the option 'name_resolver': this list instead of the one there is. */
	public static function name_resolver_set(array $resolvers): void
	{
		foreach ($resolvers as $resolver) {
			if (!$resolver instanceof NameResolver) {
				$given = \get_debug_type($resolver);
				throw new Exception("The option 'name_resolver' must be a list of Swoole\\NameResolver objects, {$given} found in it");
			}
		}
		self::$resolvers = \array_values($resolvers);
	}

	/** @var array<int, true> coroutines in which a resolver is being asked: what it connects to itself is no service */
	private static array $asking = [];

	/**
	 * Where a client that connects to $name goes.
	 *
	 * @return ?array<array{string, int}> addresses and ports (0: the client's own) in the order to try them; null: ask the system
	 */
	public static function name_resolver_nodes(string $name): ?array
	{
		$cid = Co::getCid();
		if (!self::$resolvers || isset(self::$asking[$cid])) {
			return null;
		}
		self::$asking[$cid] = true;
		try {
			$found = self::askResolvers($name);
		} finally {
			unset(self::$asking[$cid]);
		}
		if ($found === null || $found === '') {
			return $found === '' ? [] : null;
		}
		if (\is_string($found)) {
			$with_port = \preg_match('/^\[?([0-9a-fA-F.:]+)\]?:(\d{1,5})$/', $found, $part) && !\filter_var($found, \FILTER_VALIDATE_IP);
			return [$with_port ? [$part[1], (int) $part[2]] : [$found, 0]];
		}
		$nodes = [];
		while ($node = $found->pop()) {
			$nodes[] = [$node['host'], $node['port']];
		}
		return $nodes;
	}

	/** What the first resolver says that does not leave the name to others; null: all do, or it is a registry's own. */
	private static function askResolvers(string $name): NameResolver\Cluster|string|null
	{
		foreach (self::$resolvers as $resolver) {
			if ($resolver->isAt($name)) {
				return null;
			}
		}
		foreach (self::$resolvers as $resolver) {
			$found = $resolver->lookup($name);
			if ($found instanceof NameResolver\Cluster || \is_string($found)) {
				return $found;
			}
		}
		return null;
	}

	/**
	 * A node of the service of that name: "address", or "address:port" with a context that asks for ports. A name that no
	 * resolver answers for is looked up as a host. '' when there is none. With the same context the next call draws another
	 * node, until all were drawn.
	 */
	public static function name_resolver_lookup(string $name, NameResolver\Context $ctx): string
	{
		if ($node = $ctx->next($name)) {
			return $node;
		}
		$found = self::askResolvers($name);
		if ($found instanceof NameResolver\Cluster) {
			$ctx->take($name, $found);
			return $ctx->next($name) ?? '';
		}
		return $found ?? $ctx->lookUpHost($name);
	}
}
