--TEST--
MysqliPool: what was begun by a method or a statement, and not ended, is rolled back by put(), and never repeated elsewhere
--EXTENSIONS--
mysqlnd
mysqli
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
use Swoole\Database\MysqliPool;

class FakeMysqli extends mysqli
{
    public static bool $down = false;
    public static array $log = [];

    public function __construct() { self::$log[] = 'connect'; }
    public function query(string $query, int $mode = MYSQLI_STORE_RESULT): mysqli_result|bool
    {
        if (self::$down) {
            self::$down = false;
            throw new mysqli_sql_exception('MySQL server has gone away', 2006);
        }
        return true;
    }
    public function begin_transaction(int $flags = 0, ?string $name = null): bool { return true; }
    public function commit(int $flags = 0, ?string $name = null): bool { return true; }
    public function rollback(int $flags = 0, ?string $name = null): bool { self::$log[] = 'rollback'; return true; }
    public function autocommit(bool $enable): bool { self::$log[] = 'autocommit ' . (int) $enable; return true; }
}
class FakePool extends MysqliPool
{
    public function __construct()
    {
        parent::__construct(new Swoole\Database\MysqliConfig, 1);
        $this->constructor = static fn () => new FakeMysqli;
    }
}

Swoole\Coroutine\run(function () {
    $q = fn (string $query) => fn ($mysqli) => $mysqli->query($query);
    $cases = [
        'nothing' => [$q('SELECT 1')],
        'begin_transaction()' => [fn ($m) => $m->begin_transaction()],
        'commit()' => [fn ($m) => $m->begin_transaction(), fn ($m) => $m->commit()],
        'commit() and chain' => [fn ($m) => $m->begin_transaction(), fn ($m) => $m->commit(MYSQLI_TRANS_COR_AND_CHAIN)],
        'BEGIN' => [$q(' begin')],
        'START TRANSACTION' => [$q("START  TRANSACTION READ ONLY")],
        'COMMIT' => [$q('BEGIN'), $q('COMMIT')],
        'COMMIT AND CHAIN' => [$q('BEGIN'), $q('COMMIT WORK AND CHAIN')],
        'ROLLBACK TO' => [$q('BEGIN'), $q('ROLLBACK WORK TO SAVEPOINT a')],
        'autocommit()' => [fn ($m) => $m->autocommit(false), fn ($m) => $m->commit()],
        'SET autocommit' => [$q('SET @@autocommit=OFF')],
        'and on' => [$q('SET autocommit = 0'), fn ($m) => $m->autocommit(true)],
    ];
    foreach ($cases as $name => $calls) {
        foreach ([false, true] as $down) {
            $pool = new FakePool;
            $mysqli = $pool->get();
            array_map(fn ($call) => $call($mysqli), $calls);
            FakeMysqli::$log = [];
            FakeMysqli::$down = $down;
            try {
                $mysqli->query('INSERT');
            } catch (mysqli_sql_exception) {
                FakeMysqli::$log[] = 'not repeated';
            }
            $pool->put($mysqli);
            $pool->get()->query('SELECT 1');
            echo $down ? ' | ' : "$name: ", implode(', ', FakeMysqli::$log) ?: '-';
        }
        echo "\n";
    }
});
?>
--EXPECT--
nothing: - | connect
begin_transaction(): rollback | not repeated, connect
commit(): - | connect
commit() and chain: rollback | not repeated, connect
BEGIN: rollback | not repeated, connect
START TRANSACTION: rollback | not repeated, connect
COMMIT: - | connect
COMMIT AND CHAIN: rollback | not repeated, connect
ROLLBACK TO: rollback | not repeated, connect
autocommit(): rollback, autocommit 1 | not repeated, connect
SET autocommit: rollback, autocommit 1 | not repeated, connect
and on: - | connect
