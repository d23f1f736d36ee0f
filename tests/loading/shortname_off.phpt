--TEST--
swoole.use_shortname=Off leaves the short names to the program
--EXTENSIONS--
cserve
--INI--
swoole.use_shortname=Off
--FILE--
<?php
var_dump(class_exists('Co'), class_exists('Chan'), class_exists('Co\Channel'), SWOOLE_USE_SHORTNAME);
var_dump(class_exists('swoole_timer'), class_exists('Swoole\Coroutine\Channel'));
eval('function go() { return "mine"; } class Co {}');
var_dump(go());
?>
--EXPECT--
bool(false)
bool(false)
bool(false)
bool(false)
bool(true)
bool(true)
string(4) "mine"
