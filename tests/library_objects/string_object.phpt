--TEST--
StringObject and MultibyteStringObject: PHP's string functions as methods
--EXTENSIONS--
mbstring
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
$s = swoole_string(' Hello World ');
echo $s->trim()->lower()->append('!')->replace('o', '0', $count), " $count ", $s->length(), "\n";
$s = $s->trim();
echo json_encode([$s->indexOf('o'), $s->lastIndexOf('o'), $s->ipos('WORLD'), $s->pos('x'), $s->startsWith('He'), $s->endsWith('d'),
    $s->contains('lo W'), $s->equals('Hello World'), $s->char(4), $s->char(99)]), "\n";
echo $s->substr(0, 5), $s->substr(-5)->upper(), $s->substr(0, 2)->repeat(2), $s->reverse(), "\n";
echo json_encode([$s->split(' ')->toArray(), $s->chunk(6)->toArray(), $s->chunkSplit(6, '|')->toString()]), "\n";
echo json_encode([swoole_string('1')->equals(1), swoole_string('1')->equals(1, true), swoole_string('xax')->trim('x')->toString()]), "\n";
$m = swoole_mbstring('grüße äö');
echo $m->length(), ' ', $m->substr(2, 3), ' ', $m->indexOf('ä'), ' ', $m->upper(), ' ', $m->reverse(), ' ', $m->char(2), "\n";
echo json_encode($m->chunk(3)->toArray(), JSON_UNESCAPED_UNICODE), ' ', get_class($m->trim()), "\n";
?>
--EXPECT--
hell0 w0rld! 2 13
[4,7,6,false,true,true,true,true,"o",""]
HelloWORLDHeHedlroW olleH
[["Hello","World"],["Hello ","World"],"Hello |World|"]
[true,false,"a"]
8 üße 6 GRÜSSE ÄÖ öä eßürg ü
["grü","ße ","äö"] Swoole\MultibyteStringObject
