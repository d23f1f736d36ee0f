--TEST--
MongoDB\Client: what is missing is named, and a client is used in the other process
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('posix'); skip_with('mongodb'); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

/* Stands for the class of Composer's mongodb/mongodb. */
const FAKE = 'namespace MongoDB;
	class Client {
		public function __construct(private string $uri, private array $options, private array $driver) {}
		public function __get(string $database) { return new Database($database); }
		public function __toString(): string { return $this->uri; }
		public function listDatabaseNames(): \Iterator { return new \ArrayIterator([$this->options["appname"], "test"]); }
		public function pid(): int { return getmypid(); }
	}
	class Database {
		public function __construct(private string $name) {}
		public function find(array $filter): array { return [$this->name => $filter]; }
		public function drop(): void { throw new \RuntimeException("not allowed", 13); }
	}';
foreach (['', FAKE] as $code) {
	$pid = pcntl_fork();
	if ($pid > 0) {
		pcntl_waitpid($pid, $status);
		continue;
	}
	eval($code);
	$call = function (callable $call) {
		try {
			echo json_encode($call()), "\n";
		} catch (Swoole\RemoteObject\Exception $error) {
			echo $error->getMessage(), "\n";
		}
	};
	$call(fn () => new Swoole\MongoDB\Client);
	swoole_init_default_remote_object_server();
	Swoole\Coroutine\run(function () use ($call, $code) {
		if (!$code) {
			$call(fn () => new Swoole\MongoDB\Client);
			return;
		}
		$client = new Swoole\MongoDB\Client('mongodb://127.0.0.1/', ['appname' => 'app']);
		var_dump($client->pid() !== getmypid(), (string) $client);
		$call(fn () => $client->shop->find(['price' => ['$gt' => 1]]));
		$call(fn () => $client->shop->drop());
		$call(fn () => iterator_to_array($client->listDatabaseNames()));
	});
	exit;
}
?>
--EXPECT--
Call swoole_init_default_remote_object_server() first, outside of coroutines
The process for remote objects has no class MongoDB\Client: install the extension mongodb and the Composer package mongodb/mongodb, and require its autoloader before swoole_init_default_remote_object_server()
Call swoole_init_default_remote_object_server() first, outside of coroutines
bool(true)
string(20) "mongodb://127.0.0.1/"
{"shop":{"price":{"$gt":1}}}
RuntimeException: not allowed
["app","test"]
