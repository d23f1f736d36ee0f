--TEST--
swoole_table() makes a table from a line of text
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
$table = swoole_table(8, 'id:int, score : float ,name:string:8, n:i, t:s:2');
$table->set('k', ['id' => 1, 'score' => 1.5, 'name' => 'x', 'n' => 2, 't' => 'ab']);
echo json_encode($table->get('k')), "\n";
foreach (['id', 'a:text', 'a:string', 'a:string:0', ':int'] as $fields) {
    try {
        swoole_table(8, $fields);
    } catch (RuntimeException $error) {
        echo $error->getMessage(), "\n";
    }
}
swoole_library_set_options(['a' => 1]);
swoole_library_set_option('b', 2);
echo json_encode([swoole_library_get_options(), swoole_library_get_option('b'), swoole_library_get_option('c')]), "\n";
var_dump(swoole_container_cpu_num() >= 1, is_bool(swoole_is_in_container()));
?>
--EXPECT--
{"id":1,"score":1.5,"name":"x","n":2,"t":"ab"}
swoole_table(): the type of 'id' is int, float or string, not ''
swoole_table(): the type of 'a' is int, float or string, not 'text'
swoole_table(): the string 'a' needs a size, as in a:string:64
swoole_table(): the string 'a' needs a size, as in a:string:64
swoole_table(): a field is name:type[:size], not ':int'
[{"a":1,"b":2},2,null]
bool(true)
bool(true)
