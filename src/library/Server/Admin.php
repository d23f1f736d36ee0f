<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\Server;

use Swoole\Coroutine;
use Swoole\Http\Request;
use Swoole\Http\Response;
use Swoole\Process;
use Swoole\Server;
use Swoole\StringObject;
use Swoole\Timer;

/**
 * What the setting admin_server ("host:port" or "unix:/path") starts: an HTTP server in a user process that tells about the
 * workers and takes a few orders.
 *
 *     GET  /api/COMMAND[/PROCESS][?ARGUMENTS]    {"code": 0, "data": ...}; PROCESS: worker-0 (the first; the default),
 *                                                task_worker-1, all_worker, all_task_worker, all, master, manager
 *     POST /api/server_reload, server_shutdown, close_session?session_id=N
 *     POST /multi                                [{"command": ..., "process": ...}, ...], answers in the same order
 *     GET  /metrics                              OpenMetrics
 *
 * Unless it listens on the machine itself (127.0.0.1, ::1, a unix socket), requests need the header "X-Access-Token" with
 * what getAccessToken() gives; requests that a web page makes (Origin) always do.
 */
class Admin
{
	public const SIZE_OF_ZVAL = 16;
	public const SIZE_OF_ZEND_STRING = 32;
	public const SIZE_OF_ZEND_OBJECT = 56;
	public const SIZE_OF_ZEND_ARRAY = 56;

	private const HOST_AND_PORT = '~^(\[?)(.+?)\]?:(\d+)$~D';

	private static array $map = [
		'reactor' => SWOOLE_SERVER_COMMAND_REACTOR_THREAD,
		'reactor_thread' => SWOOLE_SERVER_COMMAND_REACTOR_THREAD,
		'worker' => SWOOLE_SERVER_COMMAND_EVENT_WORKER,
		'event_worker' => SWOOLE_SERVER_COMMAND_EVENT_WORKER,
		'task' => SWOOLE_SERVER_COMMAND_TASK_WORKER,
		'task_worker' => SWOOLE_SERVER_COMMAND_TASK_WORKER,
	];

	private static array $allList = [
		'all', 'all_reactor', 'all_reactor_thread', 'all_worker', 'all_event_worker', 'all_task', 'all_task_worker', 'specific',
	];

	private static array $postMethodList = ['server_reload', 'server_shutdown', 'close_session'];

	private static string $accessToken = '';

	/** Adds the commands and the process; before start(). */
	public static function init(Server $server): void
	{
		$address = (string) $server->setting['admin_server'];
		if (!\preg_match('~^(unix:.|/)~', $address) && (!\preg_match(self::HOST_AND_PORT, $address, $m) || $m[3] > 65535)) {
			throw new \InvalidArgumentException("admin_server must be host:port or unix:/path, '{$address}' given");
		}
		self::$accessToken = \bin2hex(\random_bytes(16));
		$everywhere = SWOOLE_SERVER_COMMAND_EVENT_WORKER | SWOOLE_SERVER_COMMAND_TASK_WORKER;
		$commands = [
			'get_version_info' => self::handlerGetVersionInfo(...),
			'get_worker_info' => self::handlerGetWorkerInfo(...),
			'get_timer_list' => self::handlerGetTimerList(...),
			'get_coroutine_list' => self::handlerGetCoroutineList(...),
			'get_objects' => self::handlerGetObjects(...),
			'get_class_info' => self::handlerGetClassInfo(...),
			'get_function_info' => self::handlerGetFunctionInfo(...),
			'get_object_by_handle' => self::handlerGetObjectByHandle(...),
			'get_static_property_value' => self::handlerGetStaticPropertyValue(...),
			'get_resources' => self::handlerGetResources(...),
			'get_declared_classes' => self::handlerGetDeclaredClasses(...),
			'get_defined_functions' => self::handlerGetDefinedFunctions(...),
			'coroutine_stats' => static fn (Server $server, string $msg) => self::json(Coroutine::stats()),
			'coroutine_list' => static fn (Server $server, string $msg) => self::json(\iterator_to_array(Coroutine::list())),
			'coroutine_bt' => static fn (Server $server, string $msg) => self::json(
				Coroutine::getBackTrace((int) self::argument($msg, 'cid'), DEBUG_BACKTRACE_IGNORE_ARGS)),
			'gc_status' => static fn (Server $server, string $msg) => self::json(\gc_status()),
			'get_included_files' => static fn (Server $server, string $msg) => self::json(\get_included_files()),
		];
		foreach ($commands as $name => $handler) {
			$server->addCommand($name, $everywhere, $handler);
		}
		$weak = \WeakReference::create($server);
		$server->addProcess(new Process(static fn () => self::start($weak->get()), false, 0, true));
	}

	/** Of this server's processes. */
	public static function getAccessToken(): string
	{
		return self::$accessToken;
	}

	/** Serves, in the process that init() added; returns when that ends. */
	public static function start(Server $server): void
	{
		$address = (string) $server->setting['admin_server'];
		if (\str_starts_with($address, 'unix:') || \str_starts_with($address, '/')) {
			$http = new Coroutine\Http\Server(\str_starts_with($address, '/') ? "unix:$address" : $address);
		} else {
			\preg_match(self::HOST_AND_PORT, $address, $m);
			$http = new Coroutine\Http\Server($m[2], (int) $m[3], false, false);
		}
		$open = !isset($m) || \in_array($m[2] ?? '', ['127.0.0.1', '::1', 'localhost', ''], true);
		$http->handle('/', static function (Request $request, Response $response) use ($server, $open): void {
			self::answer($server, $request, $response, $open);
		});
		/* Whoever asked for the end gets an answer. */
		Process::signal(SIGTERM, static fn () => $http->shutdown());
		$http->start();
		Process::signal(SIGTERM, null);
	}

	private static function answer(Server $server, Request $request, Response $response, bool $open): void
	{
		$token = $request->header['x-access-token'] ?? '';
		if ((!$open || isset($request->header['origin'])) && !\hash_equals(self::$accessToken, $token)) {
			self::send($response, 403, self::json('the header X-Access-Token is wrong or missing', 4003));
			return;
		}
		$path = $request->server['request_uri'];
		$post = $request->server['request_method'] === 'POST';
		if ($path === '/metrics') {
			$response->header('Content-Type', 'application/openmetrics-text; version=1.0.0; charset=utf-8');
			$response->end($server->metrics());
		} elseif ($path === '/multi' && $post) {
			$list = \json_decode((string) $request->rawContent(), true);
			self::send($response, 200, \is_array($list) ? self::handlerMulti($server, $list) : self::json('the body is no list', 4000));
		} elseif (\preg_match('~^/api/(\w+)(?:/([\w-]+))?$~D', $path, $m)) {
			if (\in_array($m[1], self::$postMethodList, true) && !$post) {
				self::send($response, 405, self::json("$m[1] needs the method POST", 4005));
				return;
			}
			$answer = self::call($server, $m[1], $m[2] ?? '', ($request->get ?? []) + ($request->post ?? []));
			self::send($response, $answer === null ? 404 : 200, $answer ?? self::json("there is no command '$m[1]' for this process", 4004));
		} else {
			self::send($response, 404, self::json('use /api/COMMAND/PROCESS, /multi or /metrics', 4004));
		}
	}

	private static function send(Response $response, int $status, string $body): void
	{
		$response->status($status);
		$response->header('Content-Type', 'application/json; charset=utf-8');
		$response->end($body);
	}

	/** The answer's JSON; null when there is no such command or process. */
	private static function call(Server $server, string $command, string $process, array $arguments): ?string
	{
		$msg = (string) \json_encode($arguments, JSON_FORCE_OBJECT | JSON_INVALID_UTF8_SUBSTITUTE);
		switch ($command) {
			case 'server_stats':
				return self::json($server->stats());
			case 'server_setting':
				return self::json($server->setting);
			case 'server_reload':
				return self::json($server->reload());
			case 'server_shutdown':
				return self::json($server->shutdown());
			case 'close_session':
				return self::handlerCloseSession($server, $msg);
			case 'get_server_memory_usage':
				return self::handlerGetServerMemoryUsage($server, $msg);
			case 'get_server_cpu_usage':
				return self::handlerGetServerCpuUsage($server, $msg);
		}
		if (\in_array($process, self::$allList, true)) {
			return self::handlerGetAll($server, new StringObject($process), $command, $msg);
		}
		if ($process === 'master' || $process === 'manager') {
			$data = $process === 'master' ? self::handlerGetMaster($command, $msg, $server) : self::handlerGetManager($command, $msg, $server);
			return $data === null ? null : self::json($data);
		}
		[$kind, $id] = \explode('-', $process === '' ? 'worker-0' : $process, 2) + [1 => '0'];
		$type = self::$map[$kind] ?? 0;
		if ($type === SWOOLE_SERVER_COMMAND_REACTOR_THREAD) {
			$type = SWOOLE_SERVER_COMMAND_EVENT_WORKER; /* each worker has its own loop */
		}
		$answer = $type ? @$server->command($command, (int) $id, $type, $msg, false) : false;
		return $answer === false ? null : $answer;
	}

	/** The same command in many processes: process => data. */
	private static function handlerGetAll(Server $server, StringObject $process, $cmd, $data, bool $json_decode = true)
	{
		$kind = $process->toString();
		$result = [];
		if ($kind === 'all' || $kind === 'specific') {
			$result['master'] = self::haveMasterProcess($server) ? self::handlerGetMaster($cmd, $data, $server) : null;
			$result['manager'] = self::haveManagerProcess($server) ? self::handlerGetManager($cmd, $data, $server) : null;
			$result = \array_filter($result, static fn ($one) => $one !== null);
		}
		if (!\str_contains($kind, 'task')) {
			$result += \str_contains($kind, 'reactor') ? self::handlerGetAllReactor($cmd, $data, $server, $json_decode)
				: self::handlerGetAllWorker($cmd, $data, $server, $json_decode);
		}
		if ($kind === 'all' || $kind === 'specific' || \str_contains($kind, 'task')) {
			$result += self::handlerGetAllTaskWorker($cmd, $data, $server, $json_decode);
		}
		return self::json($result);
	}

	/** Each worker is its own reactor. */
	private static function handlerGetAllReactor($cmd, $data, Server $server, bool $json_decode = false)
	{
		return self::collect($server, $cmd, $data, 'reactor', SWOOLE_SERVER_COMMAND_EVENT_WORKER, $server->stats()['worker_num'], $json_decode);
	}

	private static function handlerGetAllWorker($cmd, $data, Server $server, bool $json_decode = false)
	{
		return self::collect($server, $cmd, $data, 'worker', SWOOLE_SERVER_COMMAND_EVENT_WORKER, $server->stats()['worker_num'], $json_decode);
	}

	private static function handlerGetAllTaskWorker($cmd, $data, Server $server, bool $json_decode = false)
	{
		return self::collect($server, $cmd, $data, 'task_worker', SWOOLE_SERVER_COMMAND_TASK_WORKER, $server->stats()['task_worker_num'],
			$json_decode);
	}

	private static function collect(Server $server, $cmd, $data, string $name, int $type, int $count, bool $decode): array
	{
		$result = [];
		for ($i = 0; $i < $count; $i++) {
			$answer = @$server->command($cmd, $i, $type, $data, $decode);
			$result["$name-$i"] = \is_array($answer) ? $answer['data'] ?? null : $answer;
		}
		return $result;
	}

	/** Master and manager run no PHP meanwhile: what the system tells about them. */
	private static function handlerGetMaster($cmd, $data, Server $server, bool $json_decode = false)
	{
		return $cmd === 'get_worker_info' ? self::processInfo($server->getMasterPid()) : null;
	}

	private static function handlerGetManager($cmd, $data, Server $server, bool $json_decode = false)
	{
		return $cmd === 'get_worker_info' ? self::processInfo($server->getManagerPid()) : null;
	}

	private static function processInfo(int $pid): array
	{
		return ['pid' => $pid, 'memory_real_usage' => self::getProcessMemoryRealUsage($pid), 'process_status' => self::getProcessStatus($pid)];
	}

	/** Several commands in one request. */
	private static function handlerMulti(Server $server, array $list)
	{
		$answers = [];
		foreach ($list as $one) {
			$answer = \is_array($one) && \is_string($one['command'] ?? null) && !\in_array($one['command'], self::$postMethodList, true)
				? self::call($server, $one['command'], (string) ($one['process'] ?? ''), (array) ($one['data'] ?? [])) : null;
			$answers[] = $answer === null ? ['code' => 4004, 'data' => 'there is no such command'] : \json_decode($answer, true);
		}
		return self::json($answers);
	}

	public static function handlerCloseSession(Server $server, string $msg)
	{
		$session = (int) self::argument($msg, 'session_id');
		if ($session < 1 || !$server->exists($session)) {
			return self::json("there is no session $session", 4004);
		}
		return self::json($server->close($session));
	}

	public static function handlerGetVersionInfo(Server $server, string $msg)
	{
		return self::json([
			'os' => \php_uname('s') . '-' . \php_uname('r'),
			'swoole' => SWOOLE_VERSION,
			'cserve' => \phpversion('cserve'),
			'php' => PHP_VERSION,
			'ip' => \swoole_get_local_ip(),
		]);
	}

	public static function handlerGetWorkerInfo(Server $server, string $msg)
	{
		return self::json([
			'id' => $server->worker_id,
			'pid' => \getmypid(),
			'taskworker' => $server->taskworker,
			'gc_status' => \gc_status(),
			'memory_usage' => \memory_get_usage(),
			'memory_real_usage' => self::getProcessMemoryRealUsage(),
			'process_status' => self::getProcessStatus(),
			'coroutine_stats' => Coroutine::stats(),
			'timer_stats' => Timer::stats(),
			'vm_status' => \swoole_get_vm_status(),
		]);
	}

	public static function handlerGetTimerList(Server $server, string $msg)
	{
		$timers = [];
		foreach (Timer::list() as $id) {
			$timers[] = ['id' => $id] + (array) Timer::info($id);
		}
		return self::json($timers);
	}

	public static function handlerGetCoroutineList(Server $server, string $msg)
	{
		$list = [];
		foreach (Coroutine::list() as $cid) {
			$frame = Coroutine::getBackTrace($cid, DEBUG_BACKTRACE_IGNORE_ARGS, 1)[0] ?? [];
			$list[] = [
				'id' => $cid,
				'elapsed' => Coroutine::getElapsed($cid),
				'source_file' => $frame['file'] ?? '',
				'source_line' => $frame['line'] ?? 0,
			];
		}
		return self::json($list);
	}

	public static function handlerGetObjects(Server $server, string $msg)
	{
		$list = [];
		foreach (\swoole_get_objects() ?: [] as $object) {
			$list[] = ['id' => \spl_object_id($object), 'hash' => \spl_object_hash($object), 'class' => $object::class,
				'memory_size' => self::getObjectMemorySize($object)];
		}
		return self::json($list);
	}

	public static function handlerGetClassInfo(Server $server, string $msg)
	{
		$name = (string) self::argument($msg, 'class_name');
		if (!\class_exists($name, false) && !\interface_exists($name, false) && !\trait_exists($name, false)) {
			return self::json("there is no class '$name' here", 4004);
		}
		$class = new \ReflectionClass($name);
		return self::json([
			'name' => $class->getName(),
			'filename' => $class->getFileName(),
			'parent' => $class->getParentClass() ? $class->getParentClass()->getName() : null,
			'interfaces' => $class->getInterfaceNames(),
			'constants' => \array_map(static fn ($value) => \is_scalar($value) || $value === null ? $value : \get_debug_type($value),
				$class->getConstants()),
			'properties' => \array_map(static fn (\ReflectionProperty $one) => $one->getName(), $class->getProperties()),
			'static_properties' => \array_keys($class->getStaticProperties()),
			'methods' => \array_map(static fn (\ReflectionMethod $one) => $one->getName(), $class->getMethods()),
		]);
	}

	public static function handlerGetFunctionInfo(Server $server, string $msg)
	{
		$name = (string) self::argument($msg, 'function_name');
		$class = (string) self::argument($msg, 'class_name');
		if ($class === '' ? !\function_exists($name) : !\class_exists($class, false) || !\method_exists($class, $name)) {
			return self::json("there is no function '$name' here", 4004);
		}
		$function = $class === '' ? new \ReflectionFunction($name) : new \ReflectionMethod($class, $name);
		$parameters = static fn (\ReflectionParameter $one) => ['name' => $one->getName(), 'type' => (string) $one->getType(),
			'optional' => $one->isOptional()];
		return self::json([
			'name' => $function->getName(),
			'filename' => $function->getFileName(),
			'line' => $function->getStartLine(),
			'num' => $function->getNumberOfParameters(),
			'user_defined' => $function->isUserDefined(),
			'extension' => $function->getExtensionName(),
			'params' => \array_map($parameters, $function->getParameters()),
			'return_type' => (string) $function->getReturnType(),
			'comment' => $function->getDocComment(),
		]);
	}

	public static function handlerGetObjectByHandle(Server $server, string $msg)
	{
		$handle = (int) self::argument($msg, 'object_handle');
		$object = $handle > 0 ? \swoole_get_object_by_handle($handle) : false;
		return \is_object($object) ? self::json(\print_r($object, true)) : self::json("there is no object $handle", 4004);
	}

	public static function handlerGetStaticPropertyValue(Server $server, string $msg)
	{
		$name = (string) self::argument($msg, 'class_name');
		$property = (string) self::argument($msg, 'property_name');
		if (!\class_exists($name, false) || !\property_exists($name, $property) || !($found = new \ReflectionProperty($name, $property))->isStatic()) {
			return self::json("there is no static property '$property' of a class '$name' here", 4004);
		}
		return self::json(['value' => \var_export($found->isInitialized() ? $found->getValue() : null, true)]);
	}

	public static function handlerGetResources(Server $server, string $msg)
	{
		$list = [];
		foreach (\get_resources() as $resource) {
			$list[] = ['id' => (int) $resource, 'type' => \get_resource_type($resource)];
		}
		return self::json($list);
	}

	public static function handlerGetDeclaredClasses(Server $server, string $msg)
	{
		return self::json(['classes' => \get_declared_classes(), 'interfaces' => \get_declared_interfaces(), 'traits' => \get_declared_traits()]);
	}

	public static function handlerGetDefinedFunctions(Server $server, string $msg)
	{
		return self::json(\get_defined_functions());
	}

	/** Bytes of each process, and in all. */
	public static function handlerGetServerMemoryUsage(Server $server, string $msg)
	{
		$usage = \array_map(self::getProcessMemoryRealUsage(...), self::pids($server));
		return self::json($usage + ['total' => \array_sum($usage)]);
	}

	/** Seconds of processor time of each process, and in all. */
	public static function handlerGetServerCpuUsage(Server $server, string $msg)
	{
		$usage = \array_map(self::getProcessCpuUsage(...), self::pids($server));
		return self::json($usage + ['total' => \array_sum($usage)]);
	}

	private static function pids(Server $server): array
	{
		$stats = $server->stats();
		$pids = \array_filter(['master' => self::haveMasterProcess($server) ? $server->getMasterPid() : 0,
			'manager' => self::haveManagerProcess($server) ? $server->getManagerPid() : 0]);
		for ($i = 0; $i < $stats['worker_num'] + $stats['task_worker_num']; $i++) {
			$name = $i < $stats['worker_num'] ? "worker-$i" : 'task_worker-' . ($i - $stats['worker_num']);
			$pids[$name] = $server->getWorkerPid($i);
		}
		return \array_filter($pids);
	}

	private static function haveMasterProcess(Server $server): bool
	{
		return $server->mode === SWOOLE_PROCESS;
	}

	private static function haveManagerProcess(Server $server): bool
	{
		return $server->getManagerPid() > 0;
	}

	private static function getProcessCpuUsage($pid)
	{
		$stat = @\file_get_contents("/proc/$pid/stat");
		$fields = $stat ? \explode(' ', \substr($stat, \strrpos($stat, ')') + 2)) : [];
		return isset($fields[12]) ? ($fields[11] + $fields[12]) / 100 : 0;
	}

	private static function getProcessMemoryRealUsage($pid = 'self')
	{
		return \preg_match('~^VmRSS:\s+(\d+) kB~m', (string) @\file_get_contents("/proc/$pid/status"), $m) ? (int) $m[1] * 1024 : 0;
	}

	private static function getProcessStatus($pid = 'self')
	{
		\preg_match_all('~^(\w+):\s+(.*)$~m', (string) @\file_get_contents("/proc/$pid/status"), $m);
		return \array_combine($m[1], $m[2]);
	}

	private static function getArrayMemorySize(array $a): int
	{
		static $depth = 0; /* an array may hold a reference to itself */
		$size = self::SIZE_OF_ZEND_ARRAY;
		if ($depth > 20) {
			return $size;
		}
		$depth++;
		foreach ($a as $key => $value) {
			$size += self::SIZE_OF_ZVAL + (\is_string($key) ? self::getStringMemorySize($key) : 0)
				+ (\is_string($value) ? self::getStringMemorySize($value) : 0) + (\is_array($value) ? self::getArrayMemorySize($value) : 0);
		}
		$depth--;
		return $size;
	}

	private static function getStringMemorySize(string $s): int
	{
		return self::SIZE_OF_ZEND_STRING + \strlen($s);
	}

	/** Of the object itself and what it alone holds, about; not of the objects that it refers to. */
	private static function getObjectMemorySize(object $o): int
	{
		return self::SIZE_OF_ZEND_OBJECT + self::getArrayMemorySize(\get_mangled_object_vars($o));
	}

	private static function argument(string $msg, string $name): mixed
	{
		return \json_decode($msg, true)[$name] ?? '';
	}

	private static function json($data, $code = 0)
	{
		return \json_encode(['code' => $code, 'data' => $data],
			JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE | JSON_PARTIAL_OUTPUT_ON_ERROR);
	}
}
