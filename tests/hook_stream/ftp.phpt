--TEST--
Clients: ftp:// and ftps:// streams: many at once with the same answers as in plain PHP, uploads, directories, errors
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('openssl'); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/same.inc';
require __DIR__ . '/../include/peer.inc';
require __DIR__ . '/../include/ftp.inc';

$files = sys_get_temp_dir() . '/cs-ftp-' . getmypid();
mkdir($files);
for ($i = 0; $i < 50; $i++) {
	file_put_contents("$files/file$i", "content of $i");
}
$certificate = cs_certificate();
cs_same(<<<'PHP'
	$context = stream_context_create(['ssl' => ['cafile' => $certificate, 'peer_name' => 'localhost'], 'ftp' => ['overwrite' => true]]);
	fifty('ftp://', fn ($i) => file_get_contents("ftp://127.0.0.1:$slow/file$i") === "content of $i");
	fifty('ftps://', fn ($i) => file_get_contents("ftps://localhost:$slow/file$i", false, $context) === "content of $i", 20);
	foreach (['ftp', 'ftps'] as $scheme) {
		$url = "$scheme://user:secret@localhost:$port";
		$big = str_repeat("$scheme ", 100000);
		show(file_put_contents("$url/new", $big, 0, $context), file_get_contents("$url/new", false, $context) === $big);
		stream_context_set_default($scheme === 'ftp' ? [] : stream_context_get_options($context)); /* for stat() */
		show(filesize("$url/file7"), file_exists("$url/none"), rename("$url/new", "$url/newer", $context), unlink("$url/newer", $context));
		$all = scandir("$url/", SCANDIR_SORT_ASCENDING, $context);
		show(count($all), $all[0], file_get_contents("$url/none", false, $context), file_put_contents("$url/x", ''));
		unlink("$url/x", $context);
	}
	show(file_get_contents("ftps://localhost:$port/file1", false, stream_context_create(['ssl' => ['peer_name' => 'other']])));
	PHP, ini: ['openssl.cafile' => $certificate], vars: ['port' => cs_ftp($files, 0, $certificate), 'slow' => cs_ftp($files, 0.2, $certificate), 'certificate' => $certificate]);
exec('rm -rf ' . escapeshellarg($files));
?>
--EXPECT--
same
