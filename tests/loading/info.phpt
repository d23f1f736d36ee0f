--TEST--
php --ri tells about both modules, with the keys that scripts look for
--EXTENSIONS--
cserve
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
[$status, $swoole] = cs_run([PHP_BINARY, ...cs_php_args(), '--ri', 'swoole']);
var_dump($status);
preg_match_all('/^(Swoole|Version|coroutine|epoll|kqueue|openssl|http2|zlib|brotli) => (\S+)/m', $swoole, $found);
foreach ($found[1] as $i => $key) {
    echo "$key => ", in_array($found[2][$i], ['disabled', 'OpenSSL']) ? 'enabled' : $found[2][$i], "\n";
}
var_dump(str_contains($swoole, 'swoole.use_shortname => On => On'));
[$status, $cserve] = cs_run([PHP_BINARY, ...cs_php_args(), '--ri', 'cserve']);
var_dump($status, preg_match('/^libuv \(running\) => 1\.\d+/m', $cserve), preg_match('/^llhttp => \d+\.\d/m', $cserve));
?>
--EXPECTREGEX--
int\(0\)
Swoole => enabled
Version => 6\.2\.2
coroutine => enabled
(epoll|kqueue) => enabled
openssl => enabled
http2 => enabled
zlib => enabled
brotli => enabled
bool\(true\)
int\(0\)
int\(1\)
int\(1\)
