--TEST--
Coroutine: an exception sent into a generator that waits in its catch block
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Co\run(function () {
	$generator = (function () {
		try {
			yield 1;
		} catch (Exception $e) {
			Co::sleep(0.001);
			yield 'caught ' . $e->getMessage();
		} finally {
			Co::sleep(0.001);
			echo "finally\n";
		}
	})();
	$generator->current();
	echo $generator->throw(new Exception('x')), "\n";
	unset($generator);
	echo "end\n";
});
--EXPECT--
caught x
finally
end
