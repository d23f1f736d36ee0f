--TEST--
What clients may and may not send (RFC 6455): each case, whole and byte by byte, for each kind of server
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/websocket.inc';
require __DIR__ . '/conformance.inc';
cs_ws_each(function ($port, $name) {
	$passed = 0;
	foreach (cs_ws_cases() as $case => [$bytes, $want]) {
		foreach (strlen($bytes) < 300 ? [strlen($bytes), 1] : [strlen($bytes)] as $step) {
			$ws = new CsWs($port);
			foreach (str_split($bytes, $step) as $piece) {
				$ws->write($piece);
			}
			$got = $ws->rest();
			if ($got === $want) {
				$passed++;
			} else {
				echo "$name: $case, in pieces of $step: $got\n";
			}
		}
	}
	echo "$name: $passed passed\n";
}, ['package_max_length' => 100000]);
?>
--EXPECT--
base: 514 passed
process: 514 passed
callbacks: 514 passed
coroutine: 514 passed
