--TEST--
Coroutine: destructors that the cycle collector runs sleep without switching
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

class Node
{
	public $self;
	public function __destruct()
	{
		echo "begin\n";
		Co::sleep(0.005);
		usleep(5000);
		go(function () {
			Co::sleep(0.001);
			echo "child of a destructor\n";
		});
		echo "end\n";
	}
}
Co::set(['hook_flags' => SWOOLE_HOOK_ALL]);
Co\run(function () {
	go(function () {
		Co::sleep(0.001);
		echo "another coroutine\n";
	});
	$node = new Node;
	$node->self = $node;
	unset($node);
	echo gc_collect_cycles(), " collected\n";
});
--EXPECTF--
begin
child of a destructor
end
%d collected
another coroutine
