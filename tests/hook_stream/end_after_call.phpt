--TEST--
Stream hooks: a wait that the script's end ended: nothing takes the call's result any more, wherever the call stands
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$calls = [
	'got(%s)', 'got(1, %s)', 'got(got: %s)', 'got(...[%s])', 'got(new ArrayObject([%s]))', '$x = %s', '$o->p = %s', '$o->p[%s] = 1', '$o::$s = %s',
	'$x = ["k" => %s, 1]', '[$x, $y] = [%s, 2]', 'echo %s', 'echo "a {$f(%s)} b", %s', 'return %s', 'throw new Exception(%s)',
	'$x = $a ? %s : 2', 'got($a ? %s : 2)', '$x = %s ?? 3', '$x = match (%s) { default => 1 }', 'if (%s) { echo "if" ; }',
	'foreach ((array) %s as $z) { echo "each"; }', 'switch (%s) { case 1: default: echo "case"; }', 'foreach ((fn () => yield %s)() as $z) { echo "yield"; }',
	'while (%s !== null) { echo "while"; }', '(function () use ($a, &$o) { got(...func_get_args()); })(%s)', 'static fn () => 1; got(%s)', '$x = clone (object) [%s]',
	'isset($o->p[%s]) and print "isset"', 'unset($o->p[%s])', '$x = %s instanceof stdClass', '(%s)()', '$o->{%s}()', 'got(array_map("stream_get_contents", [$a]))',
];
$code = 'final class O { public static $s; public $p = []; function __construct(public $q = 0) {} }
	function got() { echo "got\n"; }
	use function Swoole\Coroutine\run;
	run(function () {
		$o = new O;
		$f = fn ($x) => $x;
		set_error_handler(function ($level, $message) { echo $message, "\n"; });
		';
foreach ($calls as $i => $call) {
	$code .= 'go(function () use ($o, $f, &$pairs) {
		[$a, $b] = $pairs[] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
		fwrite($b, str_repeat("abc", 3));
		try { ' . str_replace('%s', 'stream_get_contents($a)', $call) . '; echo "after", PHP_EOL; }
		catch (Throwable $e) { echo "caught", PHP_EOL; }
		finally { $GLOBALS["n"] = ($GLOBALS["n"] ?? 0) + 1; }
	});' . "\n";
}
[$status, $output] = cs_php($code . 'register_shutdown_function(fn () => print($GLOBALS["n"] . "\n")); exit(3); });');
echo $status, $output === count($calls) . "\n" ? " each finally ran\n" : " of " . count($calls) . ": $output";
?>
--EXPECT--
3 each finally ran
