--TEST--
log_rotation adds the time to the name of log_file; log_date_format and microseconds shape the lines
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$dir = sys_get_temp_dir() . '/cs_rotation' . getmypid();
mkdir($dir);
$formats = [SWOOLE_LOG_ROTATION_SINGLE => '', SWOOLE_LOG_ROTATION_MONTHLY => '.Ym', SWOOLE_LOG_ROTATION_DAILY => '.Ymd',
	SWOOLE_LOG_ROTATION_HOURLY => '.YmdH', SWOOLE_LOG_ROTATION_EVERY_MINUTE => '.YmdHi'];
foreach ($formats as $rotation => $format) {
	$before = $format ? gmdate($format) : '';
	$server = cs_process_server(function ($server) {
		$server->on('request', fn () => throw new Exception('said'));
	}, ['log_file' => "$dir/log", 'log_level' => SWOOLE_LOG_INFO, 'log_rotation' => $rotation,
		'log_date_format' => 'day %d', 'log_date_with_microseconds' => true]);
	cs_http_get($server->port);
	$server->stop();
	$names = array_map(fn ($path) => substr($path, strlen("$dir/log")), glob("$dir/*"));
	$right = array_intersect($names, [$before, $format ? gmdate($format) : '']);
	$line = file("$dir/log" . end($right))[0];
	echo $rotation, ' ', count($right) === count($names) ? 'named' : json_encode($names), ' ',
		preg_match('~^\[day \d\d\.\d{6} #\d+\] ERROR: .*said~', $line) ? 'dated' : $line, "\n";
	array_map('unlink', glob("$dir/*"));
}
rmdir($dir);
?>
--EXPECT--
0 named dated
1 named dated
2 named dated
3 named dated
4 named dated
--INI--
date.timezone=UTC
--ENV--
TZ=UTC
