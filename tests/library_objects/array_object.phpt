--TEST--
ArrayObject: PHP's array functions as methods
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
$a = swoole_array(['b' => 2, 'a' => [1, 2], 'c' => 'text']);
echo get_class($a->get('a')), ' ', get_class($a->get('c')), ' ', gettype($a->get('b')), ' ', count($a), "\n";
try {
    $a->get('none');
} catch (Swoole\Exception\ArrayKeyNotExists $error) {
    echo $error->getMessage(), "\n";
}
echo json_encode([$a->getOr('none', 5), isset($a['b']), $a['none'], $a->firstKey(), $a->lastKey(), (string) $a->last()]), "\n";
$b = swoole_array([3, 1, 2]);
echo json_encode($b->sort()->toArray()), json_encode($b->push(1)), json_encode($b->remove(1, true, true)->values()->toArray()), "\n";
echo $b->map(fn ($n) => $n * 2)->join(','), ' ', $b->reduce(fn ($sum, $n) => $sum + $n, 0), ' ', $b->sum(), ' ', $b->product(), "\n";
echo json_encode([$b->indexOf(3), $b->lastIndexOf(9), $b->contains(2), $b->search('2'), $b->search('2', false)]), "\n";
$b->each(function (&$value, $key) {
    $value .= $key;
});
$b->insert(1, 'x')->append('y', 'z')->pushFront('first');
foreach ($b as $key => $value) {
    echo "$key=$value ";
}
echo "\n";
echo json_encode([$b->slice(1, 2)->toArray(), $b->reverse()->first()->toString(), $b->chunk(4)->count(), $b->pop(), $b->popFront()]), "\n";
$c = Swoole\ArrayObject::from([5, 5, 7]);
echo json_encode([$c->unique()->toArray(), $c->flip()->toArray(), $c->keys()->toArray(), $c->filter(fn ($n) => $n > 5)->toArray()]), "\n";
$d = unserialize(serialize($c));
$d[] = 8;
unset($d[0]);
echo json_encode([$d->toArray(), (new Swoole\ArrayObject)->unserialize($c->serialize())->toArray(), $c->clear()->isEmpty()]), "\n";
echo json_encode(swoole_array_list(1, 2)->toArray()), swoole_array_default_value(['k' => 1], 'l', 'default'), "\n";
?>
--EXPECT--
Swoole\ArrayObject Swoole\StringObject integer 3
There is no element with the key 'none'
[5,true,null,"b","c","text"]
[1,2,3]4[2,3]
4,6 5 5 6
[2,false,true,false,1]
0=first 1=21 2=x 3=32 4=y 5=z 
[["21","x"],"z",2,"z","first"]
[{"0":5,"2":7},{"5":1,"7":2},[0,1,2],{"2":7}]
[{"1":5,"2":7,"3":8},[5,5,7],true]
[1,2]default
