--TEST--
PDOPool: lends PDOProxy objects; one given back within a transaction is rolled back
--EXTENSIONS--
pdo
pdo_sqlite
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/fake_pdo.inc';
use Swoole\Database\PDOConfig;
use Swoole\Database\PDOPool;

class FakePool extends PDOPool
{
    public function __construct(PDOConfig $config, int $size)
    {
        parent::__construct($config, $size);
        $this->constructor = static fn () => new FakePdo;
    }
}

Swoole\Coroutine\run(function () {
    $config = (new PDOConfig)->withDriver('mysql')->withHost('db')->withPort(1)->withDbname('name')->withCharset('utf8mb4')
        ->withUsername('user')->withPassword('secret')->withOptions([PDO::ATTR_TIMEOUT => 1]);
    echo $config->getDriver(), $config->getHost(), $config->getPort(), $config->getDbname(), $config->getCharset(),
        $config->getUsername(), $config->getPassword(), json_encode([$config->getOptions(), $config->hasUnixSocket()]), "\n";
    $pool = new FakePool($config, 2);
    $pdo = $pool->get();
    echo get_class($pdo), "\n";
    $pdo->beginTransaction();
    $pool->put($pdo);
    echo json_encode($pdo->inTransaction()), "\n";
    $pdo = $pool->get();
    $pdo->beginTransaction();
    FakePdo::$down = 1;
    $pool->put($pdo);
    echo $pool->get()->exec('x'), ' ', $pool->get()->exec('x'), "\n";

    try {
        (new PDOPool((new PDOConfig)->withDriver('foxpro')))->get();
    } catch (Exception $error) {
        echo $error->getMessage(), "\n";
    }
});
?>
--EXPECT--
mysqldb1nameutf8mb4usersecret[{"2":1},false]
Swoole\Database\PDOProxy
rolled back
false
2 3
PDOPool knows no data source name for the driver "foxpro": use a ConnectionPool
