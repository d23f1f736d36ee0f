--TEST--
swoole_mime_type_*(): content types by file name extension
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
echo swoole_mime_type_get('/a/b.HTML'), ' ', swoole_get_mime_type('x.cserve'), "\n";
var_dump(swoole_mime_type_add('cserve', 'text/x-cserve'), swoole_mime_type_add('cserve', 'other/type'), swoole_mime_type_exists('x.cserve'));
echo swoole_mime_type_get('x.cserve'), ' ', json_encode(in_array('text/x-cserve', swoole_mime_type_list(), true)), "\n";
swoole_mime_type_set('html', 'application/html');
echo swoole_mime_type_get('b.html'), "\n";
var_dump(swoole_mime_type_delete('html'), swoole_mime_type_delete('html'), swoole_mime_type_exists('b.html'));
swoole_mime_type_set('evil', "text/plain\r\nX: y");
echo swoole_mime_type_get('x.evil'), ' ', count(swoole_mime_type_list()) > 50 ? 'many' : 'few', "\n";
?>
--EXPECTF--
text/html application/octet-stream
bool(true)
bool(false)
bool(true)
text/x-cserve true
application/html
bool(true)
bool(false)
bool(false)

Warning: swoole_mime_type_set(): 'evil' cannot have the content type 'text/plain
X: y': neither may be empty or have control characters in %s on line %d
application/octet-stream many
