<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\FastCGI;

use Swoole\FastCGI;
use Swoole\FastCGI\Record\AbortRequest;
use Swoole\FastCGI\Record\BeginRequest;
use Swoole\FastCGI\Record\Data;
use Swoole\FastCGI\Record\EndRequest;
use Swoole\FastCGI\Record\GetValues;
use Swoole\FastCGI\Record\GetValuesResult;
use Swoole\FastCGI\Record\Params;
use Swoole\FastCGI\Record\Stderr;
use Swoole\FastCGI\Record\Stdin;
use Swoole\FastCGI\Record\Stdout;
use Swoole\FastCGI\Record\UnknownType;

/** Takes records out of received bytes. */
class FrameParser
{
	/** @var array<int, class-string<Record>> */
	protected static array $classMapping = [
		FastCGI::BEGIN_REQUEST => BeginRequest::class,
		FastCGI::ABORT_REQUEST => AbortRequest::class,
		FastCGI::END_REQUEST => EndRequest::class,
		FastCGI::PARAMS => Params::class,
		FastCGI::STDIN => Stdin::class,
		FastCGI::STDOUT => Stdout::class,
		FastCGI::STDERR => Stderr::class,
		FastCGI::DATA => Data::class,
		FastCGI::GET_VALUES => GetValues::class,
		FastCGI::GET_VALUES_RESULT => GetValuesResult::class,
		FastCGI::UNKNOWN_TYPE => UnknownType::class,
	];

	/** Does the buffer begin with a whole record? */
	public static function hasFrame(string $binaryBuffer): bool
	{
		if (\strlen($binaryBuffer) < FastCGI::HEADER_LEN) {
			return false;
		}
		['content' => $content, 'padding' => $padding] = \unpack('ncontent/Cpadding', $binaryBuffer, 4);
		return \strlen($binaryBuffer) >= FastCGI::HEADER_LEN + $content + $padding;
	}

	/**
	 * Takes the first record off the buffer.
	 *
	 * @throws \DomainException when there is no whole one, or it is of no known version or type
	 */
	public static function parseFrame(string &$binaryBuffer): Record
	{
		if (\strlen($binaryBuffer) < FastCGI::HEADER_LEN) {
			throw new \DomainException('There is no whole FastCGI record in ' . \strlen($binaryBuffer) . ' bytes');
		}
		$version = \ord($binaryBuffer[0]);
		$type = \ord($binaryBuffer[1]);
		if ($version !== FastCGI::VERSION_1 || !isset(self::$classMapping[$type])) {
			throw new \DomainException("A FastCGI record of version {$version} and type {$type} is not known");
		}
		$record = self::$classMapping[$type]::unpack($binaryBuffer);
		$length = FastCGI::HEADER_LEN + $record->getContentLength() + $record->getPaddingLength();
		$binaryBuffer = \substr($binaryBuffer, $length);
		return $record;
	}
}
