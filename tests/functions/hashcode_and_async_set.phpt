--TEST--
swoole_hashcode() and swoole_async_set()
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
var_dump(swoole_hashcode('a') === swoole_hashcode('a', 0), swoole_hashcode('a') !== swoole_hashcode('b'));
var_dump(@swoole_hashcode('a', 9));
var_dump(swoole_async_set(['max_coroutine' => 77, 'dns_cache_expire' => 5]));
echo json_encode(Swoole\Coroutine::getOptions()), "\n";
try {
    swoole_async_set(['dns_cache_capacity' => -1]);
} catch (Swoole\Exception $error) {
    echo $error->getMessage(), "\n";
}
?>
--EXPECTF--
bool(true)
bool(true)
bool(false)
bool(true)
{"max_coroutine":77,"dns_cache_expire":5}
swoole_async_set(): the option 'dns_cache_capacity' must be from 0 to %d, -1 given
