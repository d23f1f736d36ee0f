--TEST--
NameResolver\Consul and Nacos: what they send to the registry, and what they make of its answers
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
use Swoole\NameResolver\Consul;
use Swoole\NameResolver\Exception;
use Swoole\NameResolver\Nacos;

$port = cs_http_server(function ($request, $response) {
	$uri = rawurldecode($request->server['request_uri']);
	if ($uri === '/log') {
		$response->end(json_encode($GLOBALS['log'] ?? [], 64));
		return;
	}
	$GLOBALS['log'][] = [$request->server['request_method'], $uri, $request->get, json_decode((string) $request->rawContent(), true)];
	if (str_ends_with($uri, 'list')) {
		$response->end('{"hosts":[{"ip":"10.0.0.1","port":81,"weight":150.0}]}');
	} elseif (str_contains($uri, 'catalog')) {
		$response->end(str_contains($uri, 'none') ? '[]' : '[{"Address":"10.0.0.9","ServiceAddress":"","ServicePort":80,"ServiceWeights":{"Passing":7}}]');
	} elseif (str_contains($uri, 'maintenance')) {
		$response->status(500);
		$response->end('no');
	} else {
		$response->end('ok');
	}
});
cs_http_get($port, '/log');
Swoole\Coroutine\run(function () use ($port) {
	$consul = new Consul("http://127.0.0.1:$port/");
	var_dump($consul->join('web', '10.0.0.9', 80, ['Tags' => ['t']]), $consul->leave('web', '10.0.0.9', 80));
	echo json_encode($consul->getCluster('web')->pop()), json_encode($consul->getCluster('none')), "\n";
	try {
		$consul->enableMaintenanceMode('web', '10.0.0.9', 80);
	} catch (Exception $error) {
		echo str_replace($port, 'PORT', $error->getMessage()), ' ', $error->getCode(), "\n";
	}
	$nacos = new Nacos("http://127.0.0.1:$port", 'p_');
	var_dump($nacos->join('web', '10.0.0.1', 81, ['clusterName' => 'c']), $nacos->leave('web', '10.0.0.1', 81));
	echo json_encode($nacos->getCluster('web')->pop()), "\n";
	foreach (json_decode(Swoole\Coroutine\Http\get("http://127.0.0.1:$port/log")->getBody(), true) as $line) {
		echo json_encode($line, 64), "\n";
	}
});
?>
--EXPECT--
bool(true)
bool(true)
{"host":"10.0.0.9","port":80,"weight":7}null
The service registry at http://127.0.0.1:PORT answered with 500: no 500
bool(true)
bool(true)
{"host":"10.0.0.1","port":81,"weight":100}
["PUT","/v1/agent/service/register",null,{"Tags":["t"],"ID":"swoole_service_web_10.0.0.9:80","Name":"swoole_service_web","Address":"10.0.0.9","Port":80,"EnableTagOverride":false,"Weights":{"Passing":100,"Warning":100}}]
["PUT","/v1/agent/service/deregister/swoole_service_web_10.0.0.9:80",null,null]
["GET","/v1/catalog/service/swoole_service_web",null,null]
["GET","/v1/catalog/service/swoole_service_none",null,null]
["PUT","/v1/agent/service/maintenance/swoole_service_web_10.0.0.9:80",{"enable":"true"},null]
["POST","/nacos/v1/ns/instance",{"clusterName":"c","serviceName":"p_web","ip":"10.0.0.1","port":"81","weight":"100"},null]
["DELETE","/nacos/v1/ns/instance",{"serviceName":"p_web","ip":"10.0.0.1","port":"81"},null]
["GET","/nacos/v1/ns/instance/list",{"serviceName":"p_web"},null]
