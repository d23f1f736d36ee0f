--TEST--
swoole_substr_unserialize() and swoole_substr_json_decode() decode a part of a string
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
foreach (['swoole_substr_unserialize' => serialize(['a' => [1, 2.5]]), 'swoole_substr_json_decode' => '{"a":[1,2.5]}'] as $function => $text) {
	$more = $function === 'swoole_substr_json_decode' ? [true] : [];
	foreach ([[$text, 0], ["head$text", 4], ["head{$text}tail", 4, strlen($text)], ["head$text", 4, 1000]] as $part) {
		echo json_encode($function(...$part, ...(count($part) === 3 ? $more : []))), ' ';
	}
	echo json_encode(@$function($text, 1)), "\n";
	foreach ([[$text, -1], [$text, strlen($text)], [$text, 0, -1], ['', 0]] as $wrong) {
		try {
			$function(...$wrong);
		} catch (ValueError $e) {
			echo $e->getMessage(), "\n";
		}
	}
}
/* A number ends where the part does; so does one that the rest would make another. */
var_dump(swoole_substr_json_decode('[12345]', 1, 3), swoole_substr_json_decode('nullx', 0, 4), json_last_error());
var_dump(swoole_substr_json_decode('[[1]]', 0, 5, true, 1), json_last_error() === JSON_ERROR_DEPTH);
try {
	swoole_substr_json_decode('xx{', 2, 1, false, 512, JSON_THROW_ON_ERROR);
} catch (JsonException $e) {
	echo $e->getMessage(), "\n";
}
var_dump(swoole_substr_unserialize('xx' . serialize(new ArrayObject), 2, 0, ['allowed_classes' => false])::class);
?>
--EXPECT--
{"a":[1,2.5]} {"a":[1,2.5]} {"a":[1,2.5]} {"a":[1,2.5]} false
swoole_substr_unserialize(): Argument #2 ($offset) must be an offset in a string of 38 bytes, -1 given
swoole_substr_unserialize(): Argument #2 ($offset) must be an offset in a string of 38 bytes, 38 given
swoole_substr_unserialize(): Argument #3 ($length) must be greater than or equal to 0, -1 given
swoole_substr_unserialize(): Argument #2 ($offset) must be an offset in a string of 0 bytes, 0 given
{"a":[1,2.5]} {"a":[1,2.5]} {"a":[1,2.5]} {"a":[1,2.5]} null
swoole_substr_json_decode(): Argument #2 ($offset) must be an offset in a string of 13 bytes, -1 given
swoole_substr_json_decode(): Argument #2 ($offset) must be an offset in a string of 13 bytes, 13 given
swoole_substr_json_decode(): Argument #3 ($length) must be greater than or equal to 0, -1 given
swoole_substr_json_decode(): Argument #2 ($offset) must be an offset in a string of 0 bytes, 0 given
int(123)
NULL
int(0)
NULL
bool(true)
Syntax error
string(22) "__PHP_Incomplete_Class"
