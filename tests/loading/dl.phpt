--TEST--
dl() is refused with a reason
--EXTENSIONS--
cserve
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
preg_match('/extension=(.*)/', cs_shared_modules()['cserve'], $found);
$code = 'dl("' . basename($found[1]) . '");';
[, $output] = cs_run([PHP_BINARY, '-n', '-d', 'display_errors=1', '-d', 'html_errors=0', '-d', 'extension_dir=' . dirname($found[1]), '-r', $code]);
echo preg_replace('/ in \S.* on line \d+/', '', trim($output)), "\n";
?>
--EXPECT--
Warning: cserve cannot be loaded with dl(): put extension=cserve into php.ini

Warning: Cannot load module "cserve" because conflicting module "standard" is already loaded
