--TEST--
Clients: amqp with RabbitMQ: publish and consume: fifty at once with the same answers as in plain PHP, time limits, cancel
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
skip_without_module('amqp');
if (!is_executable('/usr/lib/rabbitmq/bin/rabbitmq-server')) {
	skip('needs rabbitmq-server');
}
skip_slow();
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/same.inc';
require __DIR__ . '/../include/services.inc';

$server = cs_rabbitmq();
$common = <<<'PHP'
	$connect = function (int $port) {
		$connection = new AMQPConnection(['host' => '127.0.0.1', 'port' => $port, 'login' => 'guest', 'password' => 'guest', 'read_timeout' => 5]);
		$connection->connect();
		return new AMQPChannel($connection);
	};
	$queue = function (AMQPChannel $channel, string $name) {
		$queue = new AMQPQueue($channel);
		$queue->setName($name);
		$queue->setFlags(AMQP_EXCLUSIVE);
		$queue->declareQueue();
		return $queue;
	};
	PHP;
cs_same($common . <<<'PHP'
	/* One message from here to there. */
	$turn = function (int $i, int $port) use ($connect, $queue) {
		$channel = $connect($port);
		$q = $queue($channel, uniqid("q$i-", true));
		(new AMQPExchange($channel))->publish("message $i", $q->getName());
		$got = null;
		$q->consume(function (AMQPEnvelope $message) use (&$got, $q) { $got = $message->getBody(); $q->ack($message->getDeliveryTag()); return false; });
		/* The channel holds its consumers, they their queue, and that the channel. */
		$q->cancel();
		return $got === "message $i";
	};
	show($turn(1, $port));
	fifty('publish and consume', fn ($i) => $turn($i, $slow));
	$channel = $connect($port);
	$q = $queue($channel, 'own' . getmypid());
	show($q->get());
	for ($i = 0; $i < 100; $i++) { (new AMQPExchange($channel))->publish(str_repeat("$i", 1000), $q->getName()); }
	for ($sum = 0, $i = 0; $i < 100; $i++) { while (!($m = $q->get(AMQP_AUTOACK))) { usleep(1000); } $sum += strlen($m->getBody()); }
	show($sum);
	$channel->getConnection()->setReadTimeout(0.1);
	try { $q->consume(fn () => false); } catch (AMQPException $e) { show(get_class($e), $e->getMessage()); }
	$q->cancel();
	try { $connect(1); } catch (AMQPException $e) { show(get_class($e)); }
	PHP, modules: ['amqp'], vars: ['port' => $server->port, 'slow' => cs_slow_proxy($server->port, 0.02)]);
cs_hooked($common . <<<'PHP'
	cancels(['consume' => [fn () => $queue($connect($port), 'canceled'), fn ($q) => $q->consume(fn () => false), fn ($q) => $queue($connect($port), 'again')->getName()]]);
	PHP, ['amqp'], ['port' => $server->port]);
?>
--EXPECTF--
same
consume
AMQP%SException: %S
"again"
