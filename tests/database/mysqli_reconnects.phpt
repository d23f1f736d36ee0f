--TEST--
MysqliProxy: a lost connection is made anew, with its options, and the call or statement repeated once
--EXTENSIONS--
mysqlnd
mysqli
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

class FakeMysqli extends mysqli
{
    public static int $made = 0;
    public static int $down = 0;
    public int $number;

    public function __construct()
    {
        $this->number = ++self::$made;
    }

    public static function check(): void
    {
        if (self::$down-- > 0) {
            throw new mysqli_sql_exception('MySQL server has gone away', 2006);
        }
    }

    public function set_charset(string $charset): bool
    {
        echo "charset $charset on {$this->number}\n";
        return true;
    }

    public function query(string $query, int $mode = MYSQLI_STORE_RESULT): mysqli_result|bool
    {
        self::check();
        echo "query on {$this->number}\n";
        return true;
    }

    public function begin_transaction(int $flags = 0, ?string $name = null): bool
    {
        return true;
    }
}

$proxy = new Swoole\Database\MysqliProxy(fn () => new FakeMysqli);
$proxy->set_charset('utf8mb4');
$proxy->query('x');
FakeMysqli::$down = 1;
$proxy->query('x');
$proxy->begin_transaction();
FakeMysqli::$down = 1;
try {
    $proxy->query('x');
} catch (mysqli_sql_exception $error) {
    echo $error->getMessage(), "\n";
}
$proxy->query('x');
echo 'round ', $proxy->getRound(), "\n";
?>
--EXPECT--
charset utf8mb4 on 1
query on 1
charset utf8mb4 on 2
query on 2
MySQL server has gone away
charset utf8mb4 on 3
query on 3
round 2
