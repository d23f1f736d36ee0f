--TEST--
Coroutine state: all of it at once, in many coroutines
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/interleave.inc';

class Part implements JsonSerializable
{
	public function __construct(public int $n)
	{
	}
	public function jsonSerialize(): mixed
	{
		pass();
		return $this->n;
	}
	public function __serialize(): array
	{
		pass();
		return [$this->n];
	}
	public function __destruct()
	{
		pass();
	}
}
$job = fn (int $n) => function () use ($n) {
	ob_start(function (string $text) { pass(); return $text; });
	$array = range(1, 8);
	usort($array, function ($a, $b) use ($n) {
		$token = strtok("$a $n $b", ' ');
		pass($n % 3);
		$token .= strtok(' ') . strtok(' ');
		echo json_encode(new Part($n)), @$missing;
		return $token === "$a$n$b" ? ($n % 2 ? $a - $b : $b - $a) : 0;
	});
	$parts = [new Part($n), new Part($n)];
	$text = serialize([$parts[0], $parts[1], $parts[0]]);
	ob_start();
	ob_end_flush();
	$output = ob_get_clean();
	return [$n, implode('', $array), str_replace((string) $n, '', $output) === '', substr_count($text, 'r:'),
		error_reporting() === E_ALL];
};
$results = together(...array_map($job, range(1, 40)));
foreach ($results as $i => $result) {
	$n = $i + 1;
	if ($result !== [$n, $n % 2 ? '12345678' : '87654321', true, 1, true]) {
		echo "$i: ", json_encode($result), "\n";
	}
}
echo count($results), "\n";
--EXPECT--
40
