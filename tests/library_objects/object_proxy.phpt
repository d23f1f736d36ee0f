--TEST--
ObjectProxy: properties, methods and calls go to the other object
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
class Target
{
    public $value = 1;
    public function add(int $n): int { return $this->value += $n; }
    public function __invoke(...$arguments): string { return implode('-', $arguments); }
}
$target = new Target;
$proxy = new Swoole\ObjectProxy($target);
$proxy->value = 5;
echo $proxy->add(2), ' ', $proxy->value, ' ', $proxy(1, 2), ' ', json_encode([isset($proxy->value), isset($proxy->other)]), "\n";
unset($proxy->value);
var_dump(isset($target->value), $proxy->__getObject() === $target);
try {
    $proxy->missing();
} catch (Error $error) {
    echo $error->getMessage(), ' in ', $error->getFile(), "\n";
}
?>
--EXPECT--
7 7 1-2 [true,false]
bool(false)
bool(true)
Call to undefined method Target::missing() in cserve:src/library/ObjectProxy.php
