--TEST--
One file registers two modules: cserve with its own version, swoole with the API's
--EXTENSIONS--
cserve
--FILE--
<?php
var_dump(extension_loaded('cserve'), extension_loaded('swoole'), extension_loaded('Swoole'));
var_dump(extension_loaded('openswoole'));
var_dump(phpversion('swoole'), swoole_version(), SWOOLE_VERSION, SWOOLE_VERSION_ID);
var_dump(version_compare(phpversion('cserve'), '0.1.0', '>='));
var_dump((new ReflectionFunction('swoole_version'))->getExtensionName());
var_dump((new ReflectionClass('Swoole\Coroutine'))->getExtensionName());
?>
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(false)
string(5) "6.2.2"
string(5) "6.2.2"
string(5) "6.2.2"
int(60202)
bool(true)
string(6) "swoole"
string(6) "swoole"
