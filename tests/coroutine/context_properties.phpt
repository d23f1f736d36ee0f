--TEST--
Coroutine: the context is an ArrayObject that also has properties
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

go(function () {
	$context = Co::getContext();
	echo get_class($context), ' ', get_parent_class($context), "\n";
	$context['a'] = 1;
	$context->b = 2;
	$context[] = 3;
	Co::getContext()->c['d'] = 4;
	echo json_encode($context), ' ', count($context), ' ', $context->a + $context['b'], "\n";
	var_dump(isset($context['a']), isset($context->no), $context === Co::getContext());
	unset($context['a'], $context->b);
	foreach ($context as $key => $value) {
		echo $key, '=', json_encode($value), "\n";
	}
});
--EXPECT--
Swoole\Coroutine\Context ArrayObject
{"a":1,"b":2,"0":3,"c":{"d":4}} 4 3
bool(true)
bool(false)
bool(true)
0=3
c={"d":4}
