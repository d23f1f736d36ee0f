--TEST--
Coroutine: waits inside every kind of method and callback that PHP calls from C
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

final class Everything implements ArrayAccess, IteratorAggregate, Countable, JsonSerializable, Serializable
{
	private array $data = ['k' => 'v'];
	public function __construct(private string $name)
	{
		Co::sleep(0.001);
	}
	private function wait(string $result): string
	{
		Co::sleep(0.001);
		return "$result of $this->name";
	}
	public function __get(string $n): mixed { return $this->wait("get $n"); }
	public function __set(string $n, mixed $v): void { $this->data[$n] = $this->wait("set $v"); }
	public function __isset(string $n): bool { return (bool) $this->wait($n); }
	public function __unset(string $n): void { $this->wait($n); unset($this->data[$n]); }
	public function __call(string $n, array $a): mixed { return $this->wait("call $n"); }
	public static function __callStatic(string $n, array $a): mixed { Co::sleep(0.001); return "static $n"; }
	public function __toString(): string { return $this->wait('string'); }
	public function __invoke(mixed ...$a): string { return $this->wait('invoke ' . implode(',', $a)); }
	public function __clone() { $this->name .= ' clone'; $this->wait(''); }
	public function __debugInfo() { return [$this->wait('info')]; }
	public static function __set_state(array $a): object { Co::sleep(0.001); return new self('state'); }
	public function offsetGet(mixed $k): mixed { return $this->wait("offset $k"); }
	public function offsetSet(mixed $k, mixed $v): void { $this->data[$k] = $this->wait("offset $v"); }
	public function offsetExists(mixed $k): bool { return (bool) $this->wait($k); }
	public function offsetUnset(mixed $k): void { $this->wait($k); unset($this->data[$k]); }
	public function getIterator(): Iterator { $this->wait(''); yield 1; $this->wait(''); yield 2; }
	public function count(): int { return strlen($this->wait('')); }
	public function jsonSerialize(): mixed { return $this->wait('json'); }
	public function serialize() { return $this->wait('s'); }
	public function unserialize($s) { $this->name = $s; Co::sleep(0.001); }
	public function __serialize(): array { return [$this->wait('s')]; }
	public function __unserialize(array $d): void { $this->name = $d[0]; $this->wait(''); }
	public function data(): array { return $this->data; }
}
final class Upper extends php_user_filter
{
	public function filter($in, $out, &$consumed, bool $closing): int
	{
		while ($bucket = stream_bucket_make_writeable($in)) {
			Co::sleep(0.001);
			$bucket->data = strtoupper($bucket->data);
			$consumed += $bucket->datalen;
			stream_bucket_append($out, $bucket);
		}
		return PSFS_PASS_ON;
	}
}
final class Wrapper
{
	public $context;
	private string $path;
	private int $at = 0;
	public function stream_open($path, $mode, $options, &$opened)
	{
		Co::sleep(0.001);
		$this->path = $path;
		return true;
	}
	public function stream_read($n)
	{
		Co::sleep(0.001);
		return $this->at++ ? '' : "content of $this->path";
	}
	public function stream_eof() { return $this->at > 0; }
	public function stream_stat() { Co::sleep(0.001); return []; }
	public function url_stat() { Co::sleep(0.001); return ['size' => 5]; }
	public function stream_close() { Co::sleep(0.001); }
	public function stream_set_option() { return false; }
}
stream_filter_register('upper', Upper::class);
stream_wrapper_register('waits', Wrapper::class);

function everything(string $name): array
{
	$o = new Everything($name);
	$o->p = 'x';
	$o['q'] = 'y';
	unset($o->p2, $o['q2']);
	$copy = clone $o;
	$by = function ($v) use ($name) {
		Co::sleep(0.001);
		return "$name$v";
	};
	$filtered = fopen('php://memory', 'w+');
	stream_filter_append($filtered, 'upper', STREAM_FILTER_WRITE);
	fwrite($filtered, $name);
	rewind($filtered);
	$heap = new class($by) extends SplMinHeap {
		public function __construct(private $by)
		{
		}
		protected function compare($a, $b): int
		{
			($this->by)('');
			return $b <=> $a;
		}
	};
	foreach ([2, 3, 1] as $n) {
		$heap->insert($n);
	}
	$generator = (function () use ($by) {
		try {
			yield from [$by(1), $by(2)];
		} finally {
			$by('');
		}
	})();
	return [
		$o->a, isset($o->b), $o->c(), Everything::d(), "$o", $o(1, 2), (string) $copy, $o['e'], isset($o['f']), empty($o['g']),
		iterator_to_array($o), count($o), json_encode([$o, $o]), unserialize(serialize($o))->h, $o->data(),
		array_map($by, [1, 2]), array_filter([1, 0], $by), array_reduce([1, 2], fn ($c, $v) => $c . $by($v)), sprintf('%s-%s', $o, $copy),
		preg_replace_callback('/\d/', fn ($m) => $by($m[0]), 'a1b2'), preg_replace_callback('/(\w)(\d)/', fn ($m) => $by($m[2]), 'a1b2'),
		call_user_func_array($by, [3]), (new ReflectionFunction($by))->invoke(4), stream_get_contents($filtered),
		iterator_apply($i = new ArrayIterator([1, 2]), fn () => (bool) $by(''), []), $heap->extract(), $heap->extract(), iterator_to_array($generator, false),
		implode(',', [$o, $o]), str_replace('of', $o, 'of'), in_array("string of $name", [$o]), array_sum(array_map('strlen', [$o])),
		file_get_contents("waits://$name"), filesize("waits://$name"), array_udiff([1, 2], [2], fn ($a, $b) => [$by(''), $a <=> $b][1]),
		max([$o, $o]) === $o, match (true) { (bool) $by('') => $by(9) },
		(function () use ($by) { static $s = 0; $by(''); return ++$s; })(), [...$o], $name . print_r($o, true), var_export((bool) $by(''), true),
	];
}
Co\run(function () {
	$results = [];
	foreach (['uno', 'two', 'three'] as $name) {
		$ids[] = go(function () use ($name, &$results) {
			$results[$name] = everything($name);
		});
	}
	Co::join($ids);
	$alone = everything('uno');
	foreach ($results as $name => $result) {
		foreach ($result as $i => $value) {
			$text = json_encode($value);
			$right = str_replace('UNO', strtoupper($name), str_replace('uno', $name, json_encode($alone[$i])));
			$length = is_int($value) && strlen($name) !== 3;
			echo $text === $right || $length ? '' : "$name $i: $text instead of $right\n";
		}
	}
	echo count($alone), " kinds\n";
});
--EXPECT--
41 kinds
