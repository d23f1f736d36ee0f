<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The servers that can be measured: how each is built, which command starts it, or why it cannot be had here. Built
 * programs are kept in a directory of the user's below the system's temporary one and rebuilt when the source changed.
 */
declare(strict_types=1);

namespace Bench;

final class Servers
{
	private const CLASSES = ['http_coroutine' => 'Swoole\Coroutine\Http\Server', 'http_server' => 'Swoole\Http\Server'];

	private string $dir;
	private string $cache;
	public readonly string $dataFile;
	/** @var array<string, string|Skip> */
	private array $built = [];

	public function __construct(private Options $options, private Report $report)
	{
		$this->dir = dirname(__DIR__);
		$this->cache = sys_get_temp_dir() . '/cserve-bench-' . fileowner('/proc/self/stat');
		if (!is_dir($this->cache)) {
			mkdir($this->cache, 0700);
		}
		if (is_link($this->cache) || fileowner($this->cache) !== fileowner('/proc/self/stat')) {
			throw new Usage("{$this->cache} belongs to somebody else; set TMPDIR to a directory of your own");
		}
		$this->dataFile = "{$this->cache}/4k.txt";
		file_put_contents($this->dataFile, str_repeat('x', 4096));
	}

	/**
	 * The servers for a case, by name; one that cannot be had is left out with a note.
	 * @return array<string, array{command:string[], env:array<string,string>}>
	 */
	public function forMode(string $mode): array
	{
		$all = [
			'floor' => fn () => [$this->floor(), $mode, $this->dataFile],
			'cserve' => fn () => $this->phpScript($this->extension(), 'http_coroutine', $mode),
			'cserve-server' => fn () => $this->phpScript($this->extension(), 'http_server', $mode),
			'cserve-process' => fn () => $mode === 'hello'
				? [...$this->phpScript($this->extension(), 'http_server', $mode), '1', 'process'] : throw new Skip('hello only'),
			'go' => fn () => [$this->go(), $mode, $this->dataFile],
			'workerman' => fn () => $this->workerman(),
		];
		if ($this->options->against !== null) {
			$all['against'] = fn () => $this->phpScript($this->options->against, 'http_coroutine', $mode);
			$all['against-server'] = fn () => $this->phpScript($this->options->against, 'http_server', $mode);
		}
		$servers = [];
		foreach ($all as $name => $command) {
			if ($this->options->only !== [] && !in_array($name, $this->options->only, true)) {
				continue;
			}
			try {
				$servers[$name] = ['command' => $command(), 'env' => $name === 'workerman' ? $this->workermanEnv($mode) : []];
			} catch (Skip $e) {
				if ($e->getMessage() !== 'hello only') {
					$this->report->note("$name: skipped: " . $e->getMessage());
				}
			}
		}
		return $servers;
	}

	/** The cserve server for one of the PHP scripts of bench/php. */
	public function extension(): string
	{
		return is_file($this->options->extension) ? realpath($this->options->extension)
			: throw new Skip("{$this->options->extension} does not exist; build it (phpize && ./configure && make) or use --ext");
	}

	/** php with the extension, opcache and JIT. */
	public function php(?string $extension): array
	{
		$command = [PHP_BINARY, '-n', '-d', 'memory_limit=-1'];
		if ($extension !== null) {
			array_push($command, '-d', "extension=$extension");
		}
		if ($this->options->jit) {
			$opcache = ini_get('extension_dir') . '/opcache.so';
			if (is_file($opcache)) {
				array_push($command, '-d', "zend_extension=$opcache");
			}
			array_push($command, '-d', 'opcache.enable_cli=1', '-d', 'opcache.jit=tracing', '-d', 'opcache.jit_buffer_size=64M');
		}
		return $command;
	}

	/** A directory for what a case needs. */
	public function cacheDir(string $name): string
	{
		$dir = "{$this->cache}/$name";
		if (!is_dir($dir)) {
			mkdir($dir, 0700);
		}
		return $dir;
	}

	public function script(string $name): string
	{
		return "{$this->dir}/php/$name.php";
	}

	private function phpScript(string $extension, string $script, string $mode): array
	{
		$class = self::CLASSES[$script];
		$this->once("$extension $script", function () use ($extension, $class) {
			$probe = [...$this->php($extension), '-r', "exit(class_exists('$class') ? 0 : 3);"];
			[$status, $text] = self::execute($probe);
			return $status === 0 ? 'ok' : throw new Skip($status === 3 ? "it has no class $class" : "it does not load: $text");
		});
		return [...$this->php($extension), $this->script($script), $mode, $this->dataFile];
	}

	/** The C server: needs a C compiler, libuv, zlib, and llhttp as a library or as sources. */
	public function floor(): string
	{
		return $this->compiled('floor', ["{$this->dir}/floor.c"], function () {
			[$found, $flags] = self::execute(['pkg-config', '--cflags', '--libs', 'libllhttp']);
			if ($found === 0) {
				$llhttp = preg_split('/\s+/', $flags, -1, PREG_SPLIT_NO_EMPTY);
			} else {
				$sources = getenv('CSERVE_LLHTTP') ?: '/usr/share/llhttp';
				if (!is_file("$sources/llhttp.c")) {
					throw new Skip('llhttp was not found (apt-get install libllhttp-dev or node-llhttp)');
				}
				$llhttp = ['-DLLHTTP_STRICT_MODE=1', '-I/usr/share/include/llhttp', "-I$sources", ...glob("$sources/*.c")];
			}
			return [...$llhttp, '-luv', '-lz'];
		});
	}

	/** The C echo server and load generator for WebSocket: needs a C compiler and libuv. */
	public function websocket(): string
	{
		$root = dirname($this->dir);
		$sources = ["{$this->dir}/websocket.c", "$root/src/http/ws_frame.c", "$root/src/core/buf.c"];
		return $this->compiled('websocket', $sources, fn () => ["-I$root", '-luv']);
	}

	/** The C echo server and load generator for TCP: needs a C compiler and libuv. */
	public function echo(): string
	{
		return $this->compiled('echo', ["{$this->dir}/echo.c"], fn () => ['-luv']);
	}

	/** A C program of these sources, compiled when they are newer; $flags() gives what else the compiler needs. */
	private function compiled(string $name, array $sources, callable $flags): string
	{
		return $this->once($name, function () use ($name, $sources, $flags) {
			$target = "{$this->cache}/$name";
			if (is_file($target) && filemtime($target) > max(array_map('filemtime', $sources))) {
				return $target;
			}
			$cc = Proc::which('cc') ?? Proc::which('gcc') ?? throw new Skip('no C compiler (apt-get install gcc)');
			[$status, $text] = self::execute([$cc, '-O2', '-w', '-o', "$target.new", ...$sources, ...$flags()]);
			if ($status !== 0) {
				throw new Skip('it does not compile (apt-get install libuv1-dev zlib1g-dev): ' . substr($text, 0, 300));
			}
			rename("$target.new", $target);
			return $target;
		});
	}

	private function go(): string
	{
		return $this->once('go', function () {
			$source = "{$this->dir}/go/main.go";
			$target = "{$this->cache}/go-server";
			if (is_file($target) && filemtime($target) > filemtime($source)) {
				return $target;
			}
			$go = Proc::which('go') ?? throw new Skip('no Go compiler (apt-get install golang-go)');
			$env = ['GO111MODULE' => 'off', 'GOFLAGS' => '', 'GOCACHE' => "{$this->cache}/go-cache"];
			[$status, $text] = self::execute([$go, 'build', '-o', $target, $source], $env);
			return $status === 0 ? $target : throw new Skip('it does not compile: ' . substr($text, 0, 300));
		});
	}

	private function workerman(): array
	{
		$this->once('workerman', function () {
			$dir = "{$this->cache}/workerman";
			if (!is_file("$dir/vendor/autoload.php")) {
				$composer = Proc::which('composer') ?? throw new Skip('no composer (apt-get install composer)');
				@mkdir($dir);
				$command = [$composer, "--working-dir=$dir", '--no-interaction', '--no-cache', 'require', 'workerman/workerman'];
				[$status, $text] = self::execute($command, [], 60);
				if ($status !== 0) {
					@unlink("$dir/composer.json");
					throw new Skip(preg_match('/could not be found|Could not find/', $text)
						? 'the package registry set for composer here does not have workerman/workerman'
						: 'composer could not install it: ' . substr(trim(preg_replace('/\s+/', ' ', $text)), 0, 200));
				}
			}
			return "$dir/vendor/autoload.php";
		});
		$command = $this->php(null);
		if (!function_exists('posix_getpid')) {
			array_push($command, '-d', 'extension=posix');
		}
		return [...$command, $this->script('workerman'), 'start', '-q'];
	}

	/** Workerman cannot say which port it got for 0, so it is given one that is free now. */
	private function workermanEnv(string $mode): array
	{
		$probe = stream_socket_server('tcp://127.0.0.1:0');
		preg_match('/:(\d+)$/', stream_socket_get_name($probe, false), $m);
		fclose($probe);
		return [
			'BENCH_AUTOLOAD' => "{$this->cache}/workerman/vendor/autoload.php",
			'BENCH_MODE' => $mode,
			'BENCH_FILE' => $this->dataFile,
			'BENCH_PORT' => $m[1],
			'BENCH_TMP' => $this->cache,
		];
	}

	/** Runs what builds a thing once; a failure is remembered too. */
	private function once(string $name, callable $build): string
	{
		try {
			$this->built[$name] ??= $build();
		} catch (Skip $e) {
			$this->built[$name] = $e;
		}
		return is_string($this->built[$name]) ? $this->built[$name] : throw $this->built[$name];
	}

	/** @return array{int, string} exit status and all output */
	public static function execute(array $command, array $env = [], int $seconds = 300): array
	{
		$out = tmpfile();
		$io = [['file', '/dev/null', 'r'], $out, $out];
		try {
			$process = proc_open($command, $io, $pipes, null, $env === [] ? null : $env + getenv());
		} catch (\ErrorException $e) {
			return [127, $e->getMessage()];
		}
		$end = microtime(true) + $seconds;
		while (($status = proc_get_status($process))['running']) {
			if (microtime(true) > $end) {
				proc_terminate($process, 9);
				return [124, "{$command[0]} took longer than $seconds seconds"];
			}
			usleep(2000);
		}
		rewind($out);
		return [$status['signaled'] ? 128 + $status['termsig'] : $status['exitcode'], (string) stream_get_contents($out)];
	}
}
