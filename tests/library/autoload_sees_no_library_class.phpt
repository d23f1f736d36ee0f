--TEST--
A class of the library is declared when it is named; user autoloaders and get_included_files() see nothing of it
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
spl_autoload_register(function (string $class) {
    echo "autoloader: $class\n";
});
var_dump(class_exists('Swoole\ConnectionPool', false));
var_dump(class_exists('\swoole\CONNECTIONPOOL'));
$class = new ReflectionClass('Swoole\ConnectionPool');
echo $class->getName(), ' ', $class->getFileName(), "\n";
var_dump(class_exists('Swoole\NoSuchClass'));
echo implode(' ', array_map('basename', get_included_files())), "\n";
class Proxy extends Swoole\ObjectProxy
{
}
echo get_parent_class('Proxy'), "\n";
?>
--EXPECT--
bool(false)
bool(true)
Swoole\ConnectionPool cserve:src/library/ConnectionPool.php
autoloader: Swoole\NoSuchClass
bool(false)
autoload_sees_no_library_class.php bootstrap.inc
Swoole\ObjectProxy
