--TEST--
An ini entry that has no effect says so when it is turned on, and not when it is off
--EXTENSIONS--
cserve
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
echo cs_php('echo "ran\n";', [], ['swoole.profile' => 'Off'])[1];
echo cs_php('echo "ran\n";', [], ['swoole.profile' => 'On'])[1];
?>
--EXPECT--
ran

Warning: cserve does not support swoole.profile: turn it off, it has no effect in Unknown on line 0
ran
