--TEST--
opcache caches the library's files
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
if (!extension_loaded('Zend OPcache') && !is_file(ini_get('extension_dir') . '/opcache.so')) {
    skip('needs opcache');
}
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
$ini = ['opcache.enable_cli' => '1', 'opcache.file_update_protection' => '2'];
if (!extension_loaded('Zend OPcache')) {
    $ini['zend_extension'] = 'opcache';
}
$code = 'class_exists("Swoole\ConnectionPool"); new Swoole\ObjectProxy(new stdClass);'
    . '$names = array_keys(opcache_get_status(true)["scripts"]); sort($names); echo implode("\n", $names), "\n";'
    . 'echo count(get_included_files());';
echo cs_php($code, [], $ini)[1], "\n";
?>
--EXPECT--
cserve:src/library/ConnectionPool.php
cserve:src/library/ObjectProxy.php
0
