--TEST--
Coroutine: defers run at the coroutine's end, not at the end of try, return or a nested function
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

go(function () {
	(function () {
		try {
			defer(fn () => print("defer\n"));
			return;
		} finally {
			echo "finally\n";
		}
	})();
	echo "after the nested function\n";
});
--EXPECT--
finally
after the nested function
defer
