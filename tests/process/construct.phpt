--TEST--
Process: construction, properties, subclasses, set(), a callback that is not one
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Process;

class Job extends Process
{
	public function __construct(private string $text)
	{
		parent::__construct([$this, 'run'], false, SOCK_DGRAM);
		$this->set(['enable_coroutine' => true]);
	}

	public function run(Process $self): void
	{
		$this->write($this->text . ($self === $this ? ' here ' : ' there ') . json_encode(Co::getCid() > 0));
	}
}
$job = new Job('hello');
var_dump($job->pid, $job->id, is_int($job->pipe), $job->msgQueueId, $job->msgQueueKey, $job->start() === $job->pid, $job->read());
var_dump(Process::wait()['code'], (new Process('strlen'))->id);
$errors = [
	fn () => new Process('no such function'),
	fn () => new Process('strlen', false, 7),
	fn () => $job->__construct('again'),
	fn () => clone $job,
	fn () => serialize($job),
	fn () => (new ReflectionClass(Process::class))->newInstanceWithoutConstructor()->start(),
];
foreach ($errors as $try) {
	try {
		$try();
	} catch (Throwable $e) {
		echo get_class($e), ': ', $e->getMessage(), "\n";
	}
}
set_error_handler(fn ($no, $message) => print("warning: $message\n"));
$job->set(['colour' => 'red']);
$weak = WeakReference::create($job);
unset($job, $errors, $try, $e);
gc_collect_cycles();
var_dump($weak->get());
--EXPECTF--
NULL
int(1)
bool(true)
NULL
NULL
bool(true)
string(15) "hello here true"
int(0)
int(2)
TypeError: Swoole\Process::__construct(): Argument #1 ($callback) must be a valid callback, function "no such function" not found or invalid function name
ValueError: Swoole\Process::__construct(): Argument #3 ($pipe_type) must be 0 (no pipe), SOCK_STREAM (1) or SOCK_DGRAM (2), 7 given
Swoole\Error: Swoole\Process::__construct() can only be called once
Error: Trying to clone an uncloneable object of class Job
Exception: Serialization of 'Job' is not allowed
Swoole\Error: Swoole\Process::start(): there is no callback, the constructor was not called
[%s #%d] WARNING: Swoole\Process::set(): the option 'colour' is unknown or not supported by this version: it has no effect
NULL
