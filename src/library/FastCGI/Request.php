<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\FastCGI;

use Swoole\FastCGI;
use Swoole\FastCGI\Record\BeginRequest;
use Swoole\FastCGI\Record\Params;
use Swoole\FastCGI\Record\Stdin;

/** A request: its parameters and its body. */
class Request extends Message implements \Stringable
{
	protected bool $keepConn = false;

	/** The records to send. */
	public function __toString(): string
	{
		$records = [new BeginRequest(FastCGI::RESPONDER, $this->keepConn ? FastCGI::KEEP_CONN : 0)];
		$piece = [];
		$size = 0;
		foreach ($this->params as $name => $value) {
			$length = \strlen((string) $name) + \strlen((string) $value) + 8;
			if ($size + $length > FastCGI::MAX_CONTENT_LENGTH && $piece) {
				$records[] = new Params($piece);
				$piece = [];
				$size = 0;
			}
			$piece[$name] = $value;
			$size += $length;
		}
		if ($piece) {
			$records[] = new Params($piece);
		}
		$records[] = new Params([]);
		foreach ($this->body === '' ? [] : \str_split($this->body, FastCGI::MAX_CONTENT_LENGTH) as $part) {
			$records[] = new Stdin($part);
		}
		$records[] = new Stdin('');
		return \implode('', $records);
	}

	public function getKeepConn(): bool
	{
		return $this->keepConn;
	}

	/** Leave the connection open after the response? */
	public function withKeepConn(bool $keepConn): self
	{
		$this->keepConn = $keepConn;
		return $this;
	}
}
