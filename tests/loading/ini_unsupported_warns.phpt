--TEST--
An ini entry that has no effect says so when it is set, and not when it has its default
--EXTENSIONS--
cserve
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
foreach (['profile' => 'Off', 'leak_detection' => 'On', 'socket_buffer_size' => '65536',
    'blocking_threshold' => '100000'] as $name => $value) {
    echo "$name=$value: ", trim(cs_php('echo "ran\n";', [], ["swoole.$name" => $value])[1]), "\n";
}
ini_set('swoole.socket_buffer_size', '8388608');
ini_set('swoole.socket_buffer_size', '65536');
?>
--EXPECTF--
profile=Off: ran
leak_detection=On: Warning: cserve does not support swoole.leak_detection: leave it at its default, setting it has no effect in Unknown on line 0
ran
socket_buffer_size=65536: Warning: cserve does not support swoole.socket_buffer_size: leave it at its default, setting it has no effect in Unknown on line 0
ran
blocking_threshold=100000: ran

Warning: cserve does not support swoole.socket_buffer_size: leave it at its default, setting it has no effect in %sini_unsupported_warns.php on line 8
