--TEST--
Short names and the underscore names of older programs are the same classes
--EXTENSIONS--
cserve
--FILE--
<?php
foreach (['Co', 'Chan', 'chan', 'Co\Channel', 'Co\WaitGroup', 'swoole_timer', 'swoole_process', 'swoole_coroutine'] as $name) {
    echo $name, ' is ', (new ReflectionClass($name))->getName(), "\n";
}
var_dump(function_exists('go'), function_exists('defer'), SWOOLE_USE_SHORTNAME);
?>
--EXPECT--
Co is Swoole\Coroutine
Chan is Swoole\Coroutine\Channel
chan is Swoole\Coroutine\Channel
Co\Channel is Swoole\Coroutine\Channel
Co\WaitGroup is Swoole\Coroutine\WaitGroup
swoole_timer is Swoole\Timer
swoole_process is Swoole\Process
swoole_coroutine is Swoole\Coroutine
bool(true)
bool(true)
bool(true)
