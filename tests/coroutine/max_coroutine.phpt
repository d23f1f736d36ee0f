--TEST--
Coroutine: beyond max_coroutine creating fails with a warning; it works again when one has ended
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Co::set(['max_coroutine' => 2]);
$park = fn () => Co::yield();
var_dump(go($park), go($park), go($park), go(fn () => print("never\n")));
Co::resume(1);
var_dump(go(fn () => Co::yield()));
Co::resume(2);
Co::resume(3);
echo Co::stats()['coroutine_num'], ' ', Co::stats()['coroutine_last_cid'], "\n";
--EXPECTF--
Warning: go(): 2 coroutines are alive, the most that max_coroutine allows: raise it with Swoole\Coroutine::set(['max_coroutine' => ...]) in %s on line %d

Warning: go(): 2 coroutines are alive, the most that max_coroutine allows: raise it with Swoole\Coroutine::set(['max_coroutine' => ...]) in %s on line %d
int(1)
int(2)
bool(false)
bool(false)
int(3)
0 3
