--TEST--
Table: a subclass may override column() and set()
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

class Checked extends Swoole\Table
{
	protected $columns = [];

	public function column(string $name, int $type, int $size = 0): bool
	{
		$this->columns[$name] = [$type, $size];
		return parent::column($name, $type, $size);
	}

	public function set(string $key, array $values): bool
	{
		foreach ($values as $column => $value) {
			if ($this->columns[$column][0] === self::TYPE_STRING && strlen($value) > $this->columns[$column][1]) {
				throw new LengthException("$column is too long");
			}
		}
		return parent::set($key, $values);
	}
}

$t = new Checked(1000, 1);
$t->column('s', Checked::TYPE_STRING, 3);
$t->create();
var_dump($t->set('a', ['s' => 'abc']), $t->get('a', 's'), $t->getSize());
try {
	$t->set('a', ['s' => 'abcd']);
} catch (LengthException $e) {
	echo $e->getMessage(), "\n";
}
--EXPECT--
bool(true)
string(3) "abc"
int(1024)
s is too long
