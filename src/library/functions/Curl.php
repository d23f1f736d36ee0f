<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Cserve\Functions;

use Swoole\Curl\Handler;

/** Bodies of the functions swoole_curl_*: those of the extension curl, on Curl\Handler. */
final class Curl
{
	public static function init(string $url = ''): Handler
	{
		return new Handler($url);
	}

	public static function setopt(Handler $obj, int $opt, $value): bool
	{
		return $obj->setOpt($opt, $value);
	}

	public static function setopt_array(Handler $obj, $array): bool
	{
		foreach ($array as $opt => $value) {
			if (!$obj->setOpt($opt, $value)) {
				return false;
			}
		}
		return true;
	}

	public static function exec(Handler $obj)
	{
		return $obj->exec();
	}

	/** All of curl_getinfo(), or one value of it. */
	public static function getinfo(Handler $obj, int $opt = 0)
	{
		$info = $obj->getInfo();
		if (!\is_array($info) || $opt === 0) {
			return $info;
		}
		return match ($opt) {
			\CURLINFO_EFFECTIVE_URL => $info['url'],
			\CURLINFO_HTTP_CODE => $info['http_code'],
			\CURLINFO_CONTENT_TYPE => $info['content_type'],
			\CURLINFO_REDIRECT_COUNT => $info['redirect_count'],
			\CURLINFO_REDIRECT_URL => $info['redirect_url'],
			\CURLINFO_TOTAL_TIME => $info['total_time'],
			\CURLINFO_STARTTRANSFER_TIME => $info['starttransfer_time'],
			\CURLINFO_SIZE_DOWNLOAD => $info['size_download'],
			\CURLINFO_SPEED_DOWNLOAD => $info['speed_download'],
			\CURLINFO_REDIRECT_TIME => $info['redirect_time'],
			\CURLINFO_HEADER_SIZE => $info['header_size'],
			\CURLINFO_PRIMARY_IP => $info['primary_ip'],
			\CURLINFO_PRIVATE => $info['private'] ?? '',
			default => null,
		};
	}

	public static function errno(Handler $obj): int
	{
		return $obj->errno();
	}

	public static function error(Handler $obj): string
	{
		return $obj->error();
	}

	public static function reset(Handler $obj)
	{
		$obj->reset();
	}

	public static function close(Handler $obj): void
	{
		$obj->close();
	}

	public static function multi_getcontent(Handler $obj)
	{
		return $obj->getContent();
	}
}
