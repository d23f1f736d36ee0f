--TEST--
Coroutine: at the end of the script a loop that catches the errors of its client and tries again ends; finally blocks run, catch blocks do not
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

class Connection {
	public function __construct(private $stream) {}
	public function read() { return fread($this->stream, 1); }
}
Swoole\Coroutine\run(function () {
	[$a, $b] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
	go(function () use ($a) {
		try {
			while (true) {
				/* SplFileObject and its kin throw what they cannot read; fread() returns false. */
				try { fread($a, 1); } catch (Throwable $e) { echo "caught\n"; }
			}
		} finally {
			echo "finally\n";
		}
	});
	go(function () {
		try {
			while (true) {
				try { new SplFileObject('tcp://127.0.0.1:1'); } catch (Throwable $e) { usleep(1000); }
			}
		} finally {
			echo "finally of the other one\n";
		}
	});
	go(function () {
		try { Swoole\Coroutine::yield(); } catch (Throwable) { echo "caught\n"; } finally { echo "third\n"; }
	});
	usleep(10000);
	exit(3);
});
?>
--EXPECT--
finally
finally of the other one
third
