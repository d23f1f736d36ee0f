--TEST--
Table: use before create(), after destroy() and other misuse
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Table;

class Careless extends Table
{
	public function __construct() {}
}

$t = new Table(8);
$try = function (callable $do) {
	try {
		var_dump($do());
	} catch (Throwable $e) {
		echo get_class($e), ': ', $e->getMessage(), "\n";
	}
};
$try(fn () => $t->get('a'));
$try(fn () => count($t));
$try(fn () => $t->stats());
$try(fn () => $t->create());
$try(fn () => $t->column('', Table::TYPE_INT));
$try(fn () => $t->column('a', 7));
$try(fn () => $t->column('a', Table::TYPE_STRING));
$try(fn () => $t->column('a', Table::TYPE_STRING, 2 ** 31));
$try(fn () => $t->column('a', Table::TYPE_STRING, 8));
$try(fn () => $t->column('a', Table::TYPE_INT));
$try(fn () => $t->create());
$try(fn () => $t->create());
$try(fn () => $t->column('b', Table::TYPE_INT));
$try(fn () => $t->__construct(1));
$try(fn () => clone $t);
$try(fn () => serialize($t));
$try(fn () => [$t->valid(), $t->current(), $t->key()]);
$try(function () use ($t) {
	$t->set('k', []);
	foreach ($t as $key => $row) {
		$t->destroy();
	}
});
$try(fn () => $t->set('a', []));
$try(fn () => $t->destroy());
$try(fn () => $t->set('a', ['a' => new class { function __toString() { return ''; } }]));
$try(fn () => new Table(0));
$try(fn () => new Table(2 ** 40));
$try(fn () => (new Careless)->count());

$u = new Table(8);
$u->column('a', Table::TYPE_STRING, 8);
$u->create();
$evil = new class($u) {
	function __construct(public $u) {}
	function __toString() { $this->u->destroy(); return 'x'; }
};
$try(fn () => $u->set('a', ['a' => $evil]));
--EXPECTF--
Swoole\Error: the table has not been created: call column() and then create() first
Swoole\Error: the table has not been created: call column() and then create() first
bool(false)

Warning: Swoole\Table::create(): the table has no column: declare them with column() in %s on line %d
bool(false)
ValueError: Swoole\Table::column(): Argument #1 ($name) cannot be empty
ValueError: Swoole\Table::column(): Argument #2 ($type) must be one of Swoole\Table::TYPE_INT, TYPE_FLOAT and TYPE_STRING, 7 given
ValueError: Swoole\Table::column(): Argument #3 ($size) must be the greatest length of a string column, 0 given

Warning: Swoole\Table::column(): with column "a" of 2147483648 bytes a row would be larger than 1 GiB in %s on line %d
bool(false)
bool(true)

Warning: Swoole\Table::column(): there is a column "a" already in %s on line %d
bool(false)
bool(true)

Warning: Swoole\Table::create(): the table has been created already in %s on line %d
bool(false)

Warning: Swoole\Table::column(): column "b" comes too late: the table has been created in %s on line %d
bool(false)
Swoole\Error: the constructor of Swoole\Table was called twice
Error: Trying to clone an uncloneable object of class Swoole\Table
Exception: Serialization of 'Swoole\Table' is not allowed
array(3) {
  [0]=>
  bool(false)
  [1]=>
  NULL
  [2]=>
  NULL
}
Swoole\Error: the table has been destroyed in this process
Swoole\Error: the table has been destroyed in this process
Swoole\Error: the table has been destroyed in this process
Swoole\Error: the table has been destroyed in this process
ValueError: Swoole\Table::__construct(): Argument #1 ($table_size) must be between 1 and 134217728, 0 given
ValueError: Swoole\Table::__construct(): Argument #1 ($table_size) must be between 1 and 134217728, 1099511627776 given
Swoole\Error: the constructor of Swoole\Table was not called: Careless::__construct() must call parent::__construct()
Swoole\Error: the table has been destroyed in this process
