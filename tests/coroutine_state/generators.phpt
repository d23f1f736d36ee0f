--TEST--
Coroutine state: generators that yield to other coroutines, also one that two coroutines take turns with
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/interleave.inc';

function numbers(int $from, int $to)
{
	try {
		for ($i = $from; $i <= $to; $i++) {
			pass();
			$sent = yield $i;
			pass();
			if ($sent) {
				$i += $sent;
			}
		}
		return "done $to";
	} finally {
		pass();
	}
}
function all(int $from, int $to)
{
	yield 0;
	return yield from numbers($from, $to);
}
$read = fn (int $from, int $to) => function () use ($from, $to) {
	$got = [];
	foreach ($generator = all($from, $to) as $i) {
		pass();
		$got[] = $i;
	}
	return implode(' ', $got) . ' ' . $generator->getReturn();
};
show(together($read(1, 3), $read(11, 14), $read(21, 21)));

$shared = numbers(1, 3);
$turn = fn (int $start) => function () use ($shared, $start) {
	pass($start);
	$got = [];
	while ($shared->valid()) {
		$got[] = $shared->current();
		$shared->next();
		pass(12);
	}
	return $got;
};
show(together($turn(1), $turn(8)));
show(together(function () {
	$running = numbers(1, 2);
	$got = '';
	go(function () use ($running, &$got) {
		try {
			$running->current();
		} catch (Error $e) {
			$got = $e->getMessage();
		}
	});
	try {
		$running->current();
	} catch (Error $e) {
		$got = $e->getMessage();
	}
	pass(4);
	return $got;
}));
--EXPECT--
0: 0 1 2 3 done 3
1: 0 11 12 13 14 done 14
2: 0 21 done 21
0: [1,3]
1: [2]
0: Cannot resume an already running generator
