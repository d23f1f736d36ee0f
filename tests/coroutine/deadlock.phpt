--TEST--
Coroutine: coroutines that nothing can wake are reported on stderr with their back-traces
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

file_put_contents($file = __FILE__ . '.sh', <<<'PHP'
	<?php
	function f() { Co::yield(); }
	Co\run(function () {
		go(function () {
			f();
		});
		(new Chan(1))->pop();
	});
	echo "the script goes on\n";
	PHP);
echo str_replace($file, 'FILE', cs_php($file)[1]);
unlink($file);
--EXPECTF--
cserve: deadlock: nothing can wake 2 waiting coroutines

coroutine 1 waits for %s, was created at FILE:3
#0 FILE(7): Swoole\Coroutine\Channel->pop()
#1 [internal function]: {closure%S}()%A
coroutine 2 waits for Coroutine::resume(), was created by coroutine 1 at FILE:4
#0 FILE(2): Swoole\Coroutine::yield()
#1 FILE(5): f()
#2 [internal function]: {closure%S}()
the script goes on
