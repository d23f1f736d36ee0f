--TEST--
http_index_files, http_autoindex and static_handler_locations
--FILE--
<?php
require __DIR__ . '/docroot.inc';

$root = cs_docroot();
$options = ['enable_static_handler' => true, 'document_root' => $root];
$handler = fn ($request, $response) => $response->end('program');
$tell = function (int $port, string $path) {
	$response = cs_http_get($port, $path);
	echo $path, ': ', $response->status, ' ', $response->header('location') ?? strip_tags(strtr($response->body, ["\n" => ' '])), "\n";
};
$index = cs_http_server($handler, $options + ['http_index_files' => ['none.html', 'd.css']]);
$tell($index, '/sub/');
$tell($index, '/sub?a=b');
$tell($index, '//sub');
$tell($index, '/');
$auto = cs_http_server($handler, $options + ['http_autoindex' => true]);
$tell($auto, '/sub/');
$tell($auto, '/sub/empty/');
echo substr_count(cs_http_get($auto, '/')->body, 'hidden'), ' ', substr_count(cs_http_get($auto, '/sub/')->body, './b%20c.html'), "\n";
$located = cs_http_server($handler, $options + ['static_handler_locations' => ['/sub', '/img']]);
foreach (['/sub/d.css', '/sub/none', '/a.txt', '/img/x', '/images', '/subway'] as $path) {
	$tell($located, $path);
}
?>
--EXPECT--
/sub/: 200 d
/sub?a=b: 301 /sub/?a=b
//sub: 301 /sub/
/: 200 program
/sub/: 200  Index of /sub/ Index of /sub/  ../ b c.html d.css empty/  
/sub/empty/: 200  Index of /sub/empty/ Index of /sub/empty/  ../  
0 1
/sub/d.css: 200 d
/sub/none: 404 404 Not Found 
/a.txt: 200 program
/img/x: 404 404 Not Found 
/images: 200 program
/subway: 200 program
