--TEST--
readVector and writeVector, whole and in part
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

Swoole\Coroutine\run(function () {
	[$c, $s] = cs_socket_pair();
	var_dump($c->writeVector(['ab', '', 'cdef']), json_encode($s->readVector([1, 3, 10])));
	$parts = array_map(fn ($i) => str_repeat(chr(97 + $i % 26), 1000), range(0, 2999));
	Swoole\Coroutine::create(fn () => var_dump($c->writeVectorAll($parts)));
	var_dump($s->readVectorAll(array_fill(0, 3000, 1000)) === $parts);
	$c->send('xyz');
	$c->close();
	var_dump(json_encode($s->readVectorAll([2, 2, 2])), json_encode($s->readVector([1])));
	foreach ([[], [0], ['x']] as $bad) {
		try {
			$s->readVector($bad);
		} catch (ValueError $e) {
			echo $e->getMessage(), "\n";
		}
	}
});
?>
--EXPECT--
int(6)
string(16) "["a","bcd","ef"]"
int(3000000)
bool(true)
string(10) "["xy","z"]"
string(2) "[]"
Swoole\Coroutine\Socket::readVector(): Argument #1 ($io_vector) must have from 1 to 65536 elements, 0 given
Swoole\Coroutine\Socket::readVector(): Argument #1 ($io_vector) must be an array of lengths greater than 0
Swoole\Coroutine\Socket::readVector(): Argument #1 ($io_vector) must be an array of lengths greater than 0
