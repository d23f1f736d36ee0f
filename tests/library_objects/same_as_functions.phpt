--TEST--
StringObject, MultibyteStringObject and ArrayObject do what PHP's functions do, for a table of inputs
--EXTENSIONS--
mbstring
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
use Swoole\ArrayObject;
use Swoole\MultibyteStringObject;
use Swoole\StringObject;

/* A result as plain PHP has it; of an exception, its class and what it says behind the function's name. */
function plain(callable $call): string
{
    $value = null;
    try {
        $value = $call();
    } catch (Throwable $error) {
        return get_class($error) . preg_replace('/^[\w\\\\:]+\(\)|Argument #\d+ \(\$\w+\)/', '', $error->getMessage());
    }
    return serialize(unwrap($value));
}

function unwrap(mixed $value): mixed
{
    $value = $value instanceof StringObject ? $value->toString() : ($value instanceof ArrayObject ? $value->toArray() : $value);
    return is_array($value) ? array_map('unwrap', $value) : $value;
}

$compared = 0;
function compare(string $what, callable $ours, callable $php): void
{
    global $compared;
    $compared++;
    [$ours, $php] = [plain($ours), plain($php)];
    if ($ours !== $php) {
        echo "$what: $ours, but PHP: $php\n";
    }
}

error_reporting(E_ALL & ~E_WARNING & ~E_DEPRECATED);
$strings = ['', 'a', 'abcabc', ' a b ', "\t\0x\n", 'ÄÖü ß€😀', "\xff\xfe", '0', '12.5', 'A-B,C', str_repeat('xy', 300)];
$needles = ['', 'a', 'bc', 'B', ' ', 'ü', '€', "\0", 'xy', 'none'];
$numbers = [0, 1, -1, 3, -3, 100, -100];

/* method => [the function, the kinds of its arguments behind the string] */
$one = [
    'length' => ['strlen'], 'indexOf' => ['strpos', 's', 'n'], 'lastIndexOf' => ['strrpos', 's', 'n'], 'pos' => ['strpos', 's', 'n'],
    'rpos' => ['strrpos', 's', 'n'], 'ipos' => ['stripos', 's'], 'reverse' => ['strrev'], 'lower' => ['strtolower'],
    'upper' => ['strtoupper'], 'trim' => ['trim'], 'ltrim' => ['ltrim'], 'rtrim' => ['rtrim'], 'substr' => ['substr', 'n', 'n'],
    'repeat' => ['str_repeat', 'n'], 'startsWith' => ['str_starts_with', 's'], 'endsWith' => ['str_ends_with', 's'],
    'contains' => ['str_contains', 's'], 'chunkSplit' => ['chunk_split', 'n', 's'], 'chunk' => ['str_split', 'n'],
    'split' => [fn ($string, $by, $limit = PHP_INT_MAX) => explode($by, $string, $limit), 's', 'n'],
    'append' => [fn ($string, $more) => $string . $more, 's'], 'replace' => [fn ($string, $a, $b) => str_replace($a, $b, $string), 's', 's'],
    'equals' => [fn ($string, $other) => $string == $other, 's'], 'char' => [fn ($string, $at) => $string[$at] ?? '', 'n'],
    'toString' => [fn ($string) => $string], '__toString' => [fn ($string) => $string],
];
$wide = [
    'length' => ['mb_strlen'], 'indexOf' => ['mb_strpos', 's', 'n'], 'lastIndexOf' => ['mb_strrpos', 's', 'n'], 'pos' => ['mb_strpos', 's', 'n'],
    'rpos' => ['mb_strrpos', 's', 'n'], 'ipos' => ['mb_stripos', 's', 'n'], 'lower' => ['mb_strtolower'], 'upper' => ['mb_strtoupper'],
    'substr' => ['mb_substr', 'n', 'n'], 'chunk' => ['mb_str_split', 'n'], 'char' => [fn ($string, $at) => mb_substr($string, $at, 1), 'n'],
    'reverse' => [fn ($string) => implode('', array_reverse(mb_str_split($string)))],
] + $one;
foreach ([StringObject::class => $one, MultibyteStringObject::class => $wide] as $class => $table) {
    $left = array_diff(array_map(fn ($m) => $m->name, (new ReflectionClass($class))->getMethods(ReflectionMethod::IS_PUBLIC)), array_keys($table));
    echo $class, ': ', implode(', ', $left), "\n";
    foreach ($table as $method => $function) {
        $php = array_shift($function);
        $calls = [[]];
        foreach ($function as $kind) {
            $longer = [];
            foreach ($calls as $call) {
                foreach ($kind === 's' ? $needles : $numbers as $value) {
                    $longer[] = [...$call, $value];
                }
            }
            $calls = $longer;
        }
        foreach ($strings as $string) {
            foreach ($calls as $call) {
                if ($method === 'repeat' && $call[0] > 3) {
                    continue;
                }
                compare("$class('$string')->$method(" . json_encode($call) . ')', fn () => $class::from($string)->$method(...$call), fn () => $php($string, ...$call));
            }
        }
    }
}

$arrays = [[], [1], [3, 1, 2, 1], ['b' => 2, 'a' => 1, 5 => 'x'], ['10', 9, '1e1', 10, true, null, 1.5], [[1, 2], ['k' => 'v', 'id' => 7]], ['img12', 'img10', 'IMG2', 'img1']];
$values = [1, '1', 2, true, null, 'x', 'none', [1, 2]];
$double = fn ($value) => is_array($value) ? $value : "$value$value";
$order = fn ($a, $b) => strcmp(json_encode($a), json_encode($b));
$changes = fn (string $name) => function ($array, ...$call) use ($name) {
    $name($array, ...$call);
    return $array;
};
$table = [
    'count' => ['count', [[]]], 'isEmpty' => [fn ($a) => !$a, [[]]], 'toArray' => [fn ($a) => $a, [[]]], '__toArray' => [fn ($a) => $a, [[]]],
    'first' => [fn ($a) => $a[array_key_first($a)] ?? null, [[]]], 'last' => [fn ($a) => $a[array_key_last($a)] ?? null, [[]]],
    'firstKey' => ['array_key_first', [[]]], 'lastKey' => ['array_key_last', [[]]], 'sum' => ['array_sum', [[]]], 'product' => ['array_product', [[]]],
    'exists' => [fn ($a, $k) => array_key_exists($k, $a), [[0], ['a'], ['5'], ['']]], 'getOr' => [fn ($a, $k, $d) => $a[$k] ?? $d, [[0, 'd'], ['a', 'd']]],
    'contains' => [fn ($a, $v, $strict = true) => in_array($v, $a, $strict), 'values'], 'indexOf' => [fn ($a, $v, $strict = true) => array_search($v, $a, $strict), 'values'],
    'search' => [fn ($a, $v, $strict = true) => array_search($v, $a, $strict), 'values'],
    'lastIndexOf' => [function ($a, $v, $strict = true) {
        $keys = array_keys($a, $v, $strict);
        return $keys ? end($keys) : false;
    }, 'values'],
    'keys' => ['array_keys', [[], [1], [1, true], ['x', false]]], 'values' => ['array_values', [[]]], 'flip' => ['array_flip', [[]]],
    'slice' => ['array_slice', [[0], [1, 2], [-2], [-3, -1], [1, null, true], [9], [0, 0]]], 'chunk' => ['array_chunk', [[1], [2, true], [0], [-1], [99]]],
    'column' => ['array_column', [['id'], ['id', 'k'], [null], [null, 'id'], [0], [[]]]], 'unique' => ['array_unique', [[], [SORT_REGULAR], [SORT_NUMERIC]]],
    'reverse' => ['array_reverse', [[], [true]]], 'join' => [fn ($a, $glue = '') => implode($glue, $a), [[], [','], ['']]],
    'filter' => ['array_filter', [['is_int'], [fn ($k) => $k !== 0, ARRAY_FILTER_USE_KEY], [fn ($v, $k) => $v !== $k, ARRAY_FILTER_USE_BOTH]]],
    'map' => [fn ($a, $fn, ...$more) => array_map($fn, $a, ...$more), [[$double], [fn ($x, $y) => [$x, $y], [7, 8, 9]]]],
    'reduce' => ['array_reduce', [[fn ($sum, $v) => $sum . json_encode($v)], [fn ($sum, $v) => $sum . json_encode($v), 'i']]],
    'each' => [$changes('array_walk'), [[function (&$v, $k) { $v = [$k, $v]; }]]], 'serialize' => ['serialize', [[]]],
    'pop' => ['array_pop', [[]]], 'popBack' => ['array_pop', [[]]], 'popFront' => ['array_shift', [[]]], 'push' => ['array_push', [[5], [null]]],
    'pushBack' => ['array_push', [[5]]], 'pushFront' => ['array_unshift', [[5]]], 'append' => [$changes('array_push'), [[1, 2], ['x']]],
    'insert' => [fn ($a, $at, $v) => [array_splice($a, $at, 0, [$v]), $a][1], [[0, 'n'], [1, [1]], [-1, 'n'], [99, 'n'], [-99, null]]],
    'set' => [fn ($a, $k, $v) => array_replace($a, [$k => $v]), [[0, 'n'], ['a', 'n'], ['5', 'n']]],
    'delete' => [fn ($a, $k) => array_diff_key($a, [$k => 1]), [[0], ['a'], ['5'], ['none']]], 'clear' => [fn () => [], [[]]],
    'remove' => [function ($a, $v, $strict = true, $loop = false) {
        $keys = array_keys($a, $v, $strict);
        return array_diff_key($a, array_flip($loop ? $keys : array_slice($keys, 0, 1)));
    }, 'values'],
    'uasort' => [$changes('uasort'), [[$order]]], 'uksort' => [$changes('uksort'), [[$order]]], 'usort' => [$changes('usort'), [[$order]]],
    'natsort' => [$changes('natsort'), [[]]], 'natcasesort' => [$changes('natcasesort'), [[]]],
];
foreach (['sort', 'rsort', 'asort', 'arsort', 'ksort', 'krsort'] as $name) {
    $table[$name] = [$changes($name), [[], [SORT_STRING], [SORT_NUMERIC], [SORT_NATURAL | SORT_FLAG_CASE]]];
}
$left = array_diff(array_map(fn ($m) => $m->name, (new ReflectionClass(ArrayObject::class))->getMethods(ReflectionMethod::IS_PUBLIC)), array_keys($table));
echo ArrayObject::class, ': ', implode(', ', $left), "\n";
foreach ($table as $method => [$php, $calls]) {
    if ($calls === 'values') {
        $calls = [];
        foreach ($values as $value) {
            array_push($calls, [$value], [$value, false]);
            $method === 'remove' && array_push($calls, [$value, true, true], [$value, false, true]);
        }
    }
    foreach ($arrays as $array) {
        foreach ($calls as $call) {
            $what = 'ArrayObject(' . json_encode($array) . ")->$method(" . (@json_encode($call) ?: '...') . ')';
            $object = ArrayObject::from($array);
            $copy = $array;
            compare($what, fn () => $object->$method(...$call), function () use ($php, &$copy, $call) {
                return $php($copy, ...$call);
            });
            if (is_string($php)) {
                compare("$what leaves", fn () => $object, fn () => $copy);
            }
        }
    }
}
echo $compared > 10000 ? 'many' : $compared, " compared\n";
?>
--EXPECT--
Swoole\StringObject: __construct, from
Swoole\MultibyteStringObject: __construct, from
Swoole\ArrayObject: __construct, from, __serialize, __unserialize, current, key, valid, rewind, next, get, randomGet, offsetGet, offsetExists, offsetSet, offsetUnset, unserialize, shuffle
many compared
