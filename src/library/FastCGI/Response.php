<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\FastCGI;

use Swoole\FastCGI;
use Swoole\FastCGI\Record\EndRequest;
use Swoole\FastCGI\Record\Stderr;
use Swoole\FastCGI\Record\Stdout;

/** A response, put together from its records. */
class Response extends Message
{
	/** @param array<Record> $records */
	public function __construct(array $records)
	{
		if (!static::verify($records)) {
			throw new \InvalidArgumentException('A FastCGI response is a list of records, of which the last is EndRequest');
		}
		$end = \end($records);
		if ($end->getProtocolStatus() !== FastCGI::REQUEST_COMPLETE) {
			throw new \RuntimeException(match ($end->getProtocolStatus()) {
				FastCGI::CANT_MPX_CONN => 'The FastCGI application serves one request a connection',
				FastCGI::OVERLOADED => 'The FastCGI application is overloaded',
				FastCGI::UNKNOWN_ROLE => 'The FastCGI application is no responder',
				default => "The FastCGI application answered with the status {$end->getProtocolStatus()}",
			});
		}
		foreach ($records as $record) {
			if ($record instanceof Stdout) {
				$this->body .= $record->getContentData();
			} elseif ($record instanceof Stderr) {
				$this->error .= $record->getContentData();
			}
		}
	}

	protected static function verify(array $records): bool
	{
		foreach ($records as $record) {
			if (!$record instanceof Record) {
				return false;
			}
		}
		return \end($records) instanceof EndRequest;
	}
}
