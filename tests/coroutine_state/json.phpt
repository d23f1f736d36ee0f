--TEST--
Coroutine state: json_encode() has its own depth and recursion check while jsonSerialize() yields
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/interleave.inc';

class Slow implements JsonSerializable
{
	public function __construct(private mixed $value)
	{
	}
	public function jsonSerialize(): mixed
	{
		pass();
		$inner = json_encode([[$this->value]], 0, 2);
		pass();
		return [$this->value, $inner];
	}
}
$deep = fn (string $name) => array_fill(0, 2, ['deep' => new Slow($name)]);
show(together(
	fn () => json_encode([[[[new Slow(1)]]]], 0, 8) . json_last_error(),
	fn () => json_encode([new Slow(2), new Slow(3)], JSON_PRETTY_PRINT) . json_last_error(),
	fn () => json_encode($deep('x'), 0, 4) . json_last_error(),
	fn () => json_encode($deep('y'), 0, 4) . json_last_error(),
	fn () => json_encode($deep('z'), 0, 2) . json_last_error(),
));
--EXPECT--
0: [[[[[1,"[[1]]"]]]]]0
1: [
    [
        2,
        "[[2]]"
    ],
    [
        3,
        "[[3]]"
    ]
]0
2: [{"deep":["x","[[\"x\"]]"]},{"deep":["x","[[\"x\"]]"]}]0
3: [{"deep":["y","[[\"y\"]]"]},{"deep":["y","[[\"y\"]]"]}]0
4: 1
