--TEST--
RemoteObject: objects, functions, properties, arrays and iteration in another process
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('posix'); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

class Counter
{
    public $value = 1;
    public function __construct(public string $name) {}
    public function add(int $n): static { $this->value += $n; return $this; }
    public function pid(): int { return getmypid(); }
    public function fail(): never { throw new LogicException('no good', 7); }
    public function other(Counter $other): string { return "{$this->name} and {$other->name}"; }
    public function __toString(): string { return "counter {$this->name}"; }
    public function __invoke(...$arguments) { return array_sum($arguments); }
}
swoole_init_default_remote_object_server();
$parent = getmypid();
Swoole\Coroutine\run(function () use ($parent) {
    $client = swoole_get_default_remote_object_client();
    var_dump($client->ping());
    $counter = $client->create(Counter::class, 'one');
    var_dump($counter->pid() !== $parent, $counter->add(4)->value, $counter->name, (string) $counter, $counter(1, 2, 3));
    $counter->value = [1, ['two' => null]];
    var_dump($counter->value === [1, ['two' => null]]);
    var_dump($counter->other($client->create(Counter::class, 'two')));
    $array = $client->create('ArrayObject', [3, 4]);
    $array[] = 5;
    unset($array[0]);
    $array['key'] = 'value';
    var_dump(count($array), $array[2], isset($array[0]), isset($array['key']));
    foreach ($array->getIterator() as $key => $value) {
        echo "$key=$value ";
    }
    echo "\n", $client->call('strtoupper', 'called'), "\n";
    $results = Swoole\Coroutine\map([1, 2, 3], fn ($n) => $client->call('str_repeat', 'x', $n));
    echo json_encode($results), "\n";
    foreach ([fn () => $counter->fail(), fn () => $counter->none(), fn () => $client->call('no_such'), fn () => $client->create('NoSuch')] as $call) {
        try {
            $call();
        } catch (Swoole\RemoteObject\Exception $error) {
            echo $error->getMessage(), ' ', $error->getCode(), "\n";
        }
    }
});
?>
--EXPECT--
bool(true)
bool(true)
int(5)
string(3) "one"
string(11) "counter one"
int(6)
bool(true)
string(11) "one and two"
int(3)
int(5)
bool(false)
bool(true)
1=4 2=5 key=value 
CALLED
["x","xx","xxx"]
LogicException: no good 7
Error: Call to undefined method Counter::none() 0
Swoole\RemoteObject\Exception: There is no function no_such 0
Error: Class "NoSuch" not found 0
