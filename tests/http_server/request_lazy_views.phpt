--TEST--
Request: everything that looks at the object sees its lazy properties
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$port = cs_http_server(function ($request, $response) {
	$out = [];
	switch ($request->server['path_info']) {
		case '/foreach':
			foreach ($request as $name => $value) {
				$out[] = "$name=" . gettype($value);
			}
			break;
		case '/array':
			$out = array_keys((array) $request);
			break;
		case '/clone':
			$copy = clone $request;
			$copy->get['q'] = 'changed';
			$out = [$copy->header['host'], $copy->get, $request->get, $copy->getMethod(), $copy == clone $copy, $copy == $request];
			break;
		case '/serialize':
			$copy = unserialize(serialize($request));
			$out = [get_class($copy), $copy->get, $copy->header['host'], $copy->rawContent()];
			break;
		case '/isset':
			$out = [isset($request->get), isset($request->post), isset($request->get['q']), empty($request->cookie),
				property_exists($request, 'header'), isset($request->nothing)];
			break;
		case '/unset':
			unset($request->get);
			$out = [isset($request->get), array_key_exists('get', get_object_vars($request))];
			break;
		case '/write':
			$request->get = 'mine';
			$request->post['k'] = 'v';
			$get = &$request->cookie;
			$get = 1;
			$out = [$request->get, $request->post, $request->cookie];
			break;
		case '/dynamic':
			$request->ignoreFile = true;
			foreach ($request as $name => $value) {
				$out[] = "$name=" . gettype($value);
			}
			break;
		case '/dump':
			ob_start();
			var_dump($request->get, $request);
			$out = preg_match('/"q"/', ob_get_clean());
			break;
	}
	$response->end(json_encode($out));
});
foreach (['foreach', 'array', 'clone', 'serialize', 'isset', 'unset', 'write', 'dynamic', 'dump'] as $what) {
	echo "$what: ", cs_http_get($port, "/$what?q=1", ['Host' => 'h'])->body, "\n";
}
?>
--EXPECT--
foreach: ["fd=integer","streamId=integer","header=array","server=array","cookie=NULL","get=array","files=NULL","post=NULL","tmpfiles=NULL"]
array: ["fd","streamId","header","server","cookie","get","files","post","tmpfiles"]
clone: ["h",{"q":"changed"},{"q":"1"},"GET",true,false]
serialize: ["Swoole\\Http\\Request",{"q":"1"},"h",false]
isset: [true,false,true,true,true,false]
unset: [false,false]
write: ["mine",{"k":"v"},1]
dynamic: ["fd=integer","streamId=integer","header=array","server=array","cookie=NULL","get=array","files=NULL","post=NULL","tmpfiles=NULL","ignoreFile=boolean"]
dump: 1
