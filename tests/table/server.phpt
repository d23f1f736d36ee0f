--TEST--
Table: the workers of a server share it
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Table;

$t = new Table(16);
$t->column('n', Table::TYPE_INT);
$t->create();
$port = cs_http_server(function ($request, $response) use ($t) {
	$response->end((string) $t->incr('hits', 'n'));
}, ['worker_num' => 2]);
$seen = [];
for ($i = 0; $i < 10; $i++) {
	$seen[] = (int) cs_http_get($port)->body;
}
var_dump($seen === range(1, 10), $t->get('hits', 'n'));
--EXPECT--
bool(true)
int(10)
