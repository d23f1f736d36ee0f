--TEST--
Library hooks: cserve.hook_libraries and cserve.hook_exclude choose; php --ri cserve lists
--SKIPIF--
<?php
if (PHP_OS_FAMILY !== 'Linux' || PHP_INT_SIZE !== 8) {
	die('skip for 64-bit Linux');
}
if (!extension_loaded('sockets')) {
	die('skip needs the sockets extension');
}
if (!isset(array_flip(array_map('basename', preg_match_all('~/\S+\.so$~m', file_get_contents('/proc/self/maps'), $m) ? $m[0] : []))['sockets.so'])) {
	die('skip needs sockets as a shared module');
}
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

foreach ([[], ['cserve.hook_exclude' => 'libother, sockets'], ['cserve.hook_libraries' => 'sockets'], ['cserve.hook_libraries' => 'libother']] as $ini) {
	[, $output] = cs_php('(new ReflectionExtension("cserve"))->info();', ini: $ini);
	echo json_encode($ini), ': ', preg_match('~^sockets\.so => .*select~m', $output) ? 'sockets' : 'no sockets',
		preg_match('~^libc\.so~m', $output) ? ', libc' : '', preg_match('~^libcrypto\.so~m', $output) ? ', more' : '', "\n";
}
?>
--EXPECT--
[]: sockets, more
{"cserve.hook_exclude":"libother, sockets"}: no sockets, more
{"cserve.hook_libraries":"sockets"}: sockets
{"cserve.hook_libraries":"libother"}: no sockets
