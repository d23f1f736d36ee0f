--TEST--
Coroutine: the cycle collector leaves alone what suspended coroutines, Fibers and generators hold
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

class Node
{
	public array $links = [];
	public string $text = 'alive';
}
Co\run(function () {
	$ids = [];
	for ($i = 0; $i < 50; $i++) {
		$ids[] = go(function () use ($i) {
			$node = new Node;
			$node->links[] = $node;
			$fiber = new Fiber(function () use ($node) {
				$inner = new Node;
				$inner->links = [$node, $inner];
				foreach ((function () use ($inner) {
					$deep = new Node;
					$deep->links = [$inner, $deep];
					Co::yield();
					yield $deep;
				})() as $deep) {
					return $deep->text . $inner->text . $deep->links[0]->links[0]->text;
				}
			});
			$fiber->start();
			if ($fiber->getReturn() !== 'alivealivealive') {
				echo "lost in $i\n";
			}
		});
	}
	for ($i = 0; $i < 3; $i++) {
		gc_collect_cycles();
	}
	array_map('Co::resume', $ids);
	echo gc_collect_cycles() > 0 ? "collected afterwards\n" : "nothing collected\n";
});
--EXPECT--
collected afterwards
