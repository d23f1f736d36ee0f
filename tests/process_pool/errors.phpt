--TEST--
Process\Pool: what is wrong is said
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Process\Pool;

$show = function (callable $try) {
	set_error_handler(fn ($no, $message) => print("warning: $message\n"));
	try {
		var_dump($try());
	} catch (Throwable $e) {
		echo get_class($e), ': ', $e->getMessage(), "\n";
	}
	restore_error_handler();
};
$show(fn () => new Pool(0));
$show(fn () => new Pool(1, 9));
$pool = new Pool(1);
$show(fn () => $pool->start());
$show(fn () => $pool->on('nothing', fn () => 1));
$show(fn () => $pool->on('message', fn () => 1));
$show(fn () => $pool->listen('127.0.0.1'));
$show(fn () => $pool->sendMessage('x', 0));
$show(fn () => $pool->write('x'));
$show(fn () => $pool->shutdown());
$show(fn () => $pool->getProcess(0));
$show(fn () => $pool->stop());
$show(fn () => $pool->set(['max_wait_time' => 'soon']));
$show(fn () => $pool->set(['colour' => 1]));
$pool->on('workerStart', fn () => 1);
Co\run(fn () => $show(fn () => $pool->start()));
--EXPECTF--
Swoole\Exception: the number of workers must be from 1 to 8192, 0 given
Swoole\Exception: the ipc_type must be one of SWOOLE_IPC_*, 9 given
warning: Swoole\Process\Pool::start(): the pool cannot be started: nothing would be done: register a callback with on('workerStart', ...)
bool(false)
warning: Swoole\Process\Pool::on(): there is no event 'nothing': there are Start, Shutdown, WorkerStart, WorkerStop, WorkerExit and Message
bool(false)
warning: Swoole\Process\Pool::on(): no messages come with SWOOLE_IPC_NONE: give the constructor another ipc_type
bool(false)
warning: Swoole\Process\Pool::listen(): only a pool with SWOOLE_IPC_SOCKET listens
bool(false)
warning: Swoole\Process\Pool::sendMessage(): the pool does not run
bool(false)
warning: Swoole\Process\Pool::write(): nobody waits for an answer: write() is for onMessage of a pool with SWOOLE_IPC_SOCKET
bool(false)
warning: Swoole\Process\Pool::shutdown(): the pool does not run
bool(false)
warning: Swoole\Process\Pool::getProcess(): the pool does not run: it has no workers
bool(false)
warning: Swoole\Process\Pool::stop(): this is for the workers of a pool that runs
NULL
Swoole\Exception: Swoole\Process\Pool::set(): the option 'max_wait_time' must be a number of seconds, not less than 0; 'soon' given
[%s #%d] WARNING: Swoole\Process\Pool::set(): the option 'colour' is unknown or not supported by this version: it has no effect
NULL
warning: Swoole\Process\Pool::start(): the pool cannot be started: the event loop is running already: a pool starts outside of coroutines and callbacks
bool(false)
