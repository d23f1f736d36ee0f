--TEST--
Sleep hooks: a cancelled sleep returns the time that was left
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Coroutine\run(function () {
	$id = go(function () {
		var_dump(sleep(100));
		$left = time_nanosleep(100, 0);
		var_dump(array_keys($left), $left['seconds'] >= 90);
		var_dump(time_sleep_until(microtime(true) + 100));
		var_dump(usleep(100000000));
	});
	for ($i = 0; $i < 4; $i++) {
		Swoole\Coroutine::cancel($id);
		usleep(0);
	}
});
--EXPECT--
int(100)
array(2) {
  [0]=>
  string(7) "seconds"
  [1]=>
  string(11) "nanoseconds"
}
bool(true)
bool(false)
NULL
