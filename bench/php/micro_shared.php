<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Nanoseconds of CPU time for one operation on shared memory that nobody else uses. "get", "set": a row of an int, a float
 * and a string; "add": an atomic.
 * usage: micro_shared.php get|set|add COUNT ROUNDS      prints {"ns":[...]}
 */
use Swoole\Atomic;
use Swoole\Table;

[, $kind, $count, $rounds] = $argv;
$count = (int) $count;
$ns = [];

/** Processor time of this process in nanoseconds: not disturbed by who else uses the core. */
function cpu(): int
{
	$u = getrusage();
	return ($u['ru_utime.tv_sec'] + $u['ru_stime.tv_sec']) * 1_000_000_000
		+ ($u['ru_utime.tv_usec'] + $u['ru_stime.tv_usec']) * 1000;
}

function table(): Table
{
	$table = new Table(1024);
	$table->column('id', Table::TYPE_INT);
	$table->column('rate', Table::TYPE_FLOAT);
	$table->column('name', Table::TYPE_STRING, 64);
	$table->create();
	for ($i = 0; $i < 1000; $i++) {
		$table->set("key$i", ['id' => $i, 'rate' => 0.5, 'name' => "name $i"]);
	}
	return $table;
}

function get(int $count): float
{
	$table = table();
	$start = cpu();
	for ($i = 0; $i < $count; $i++) {
		$table->get('key500');
	}
	return (cpu() - $start) / $count;
}

function set(int $count): float
{
	$table = table();
	$start = cpu();
	for ($i = 0; $i < $count; $i++) {
		$table->set('key500', ['id' => $i, 'rate' => 1.5, 'name' => 'another name']);
	}
	return (cpu() - $start) / $count;
}

function add(int $count): float
{
	$atomic = new Atomic;
	$start = cpu();
	for ($i = 0; $i < $count; $i++) {
		$atomic->add();
	}
	return (cpu() - $start) / $count;
}

for ($r = 0; $r < (int) $rounds; $r++) {
	$ns[] = $kind($count);
}
echo json_encode(['ns' => $ns]), "\n";
