<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\Coroutine\FastCGI;

use Swoole\Coroutine\FastCGI\Client\Exception;
use Swoole\Coroutine\Socket;
use Swoole\FastCGI;
use Swoole\FastCGI\FrameParser;
use Swoole\FastCGI\HttpRequest;
use Swoole\FastCGI\HttpResponse;
use Swoole\FastCGI\Record\EndRequest;
use Swoole\FastCGI\Request;
use Swoole\FastCGI\Response;

/**
 * Sends requests to a FastCGI application such as php-fpm. Several coroutines may use one client: each request has a
 * connection of its own, and one is kept for the next request when that asked for it.
 */
class Client
{
	protected int $af;

	protected string $host;

	protected int $port;

	protected bool $ssl;

	protected ?Socket $socket = null;

	/** @param string $host an address, a name, or "unix:/path/to/socket" */
	public function __construct(string $host, int $port = 0, bool $ssl = false)
	{
		if (\str_starts_with($host, 'unix:')) {
			$this->af = \AF_UNIX;
			$host = \preg_replace('~^unix:/*~', '/', $host);
		} else {
			$this->af = \str_contains($host, ':') ? \AF_INET6 : \AF_INET;
		}
		$this->host = $host;
		$this->port = $port;
		$this->ssl = $ssl;
	}

	/**
	 * Sends a request and waits for its response.
	 *
	 * @param float $timeout seconds for all of it; 0 or less: no limit
	 * @return ($request is HttpRequest ? HttpResponse : Response)
	 * @throws Exception
	 */
	public function execute(Request $request, float $timeout = -1): Response
	{
		$until = $timeout > 0 ? \microtime(true) + $timeout : null;
		$socket = $this->socket;
		$this->socket = null;
		$kept = $socket !== null;
		$data = (string) $request;
		$response = null;
		if ($kept) {
			$response = $this->converse($socket, $data, $until, true);
		}
		if ($response === null) {
			$socket = new Socket($this->af, \SOCK_STREAM, 0);
			if ($this->ssl) {
				$socket->setProtocol(['open_ssl' => true]);
			}
			if (!$socket->connect($this->host, $this->port, self::remaining($until))
				|| ($this->ssl && !$socket->sslHandshake())) {
				$this->ioException($socket->errCode);
			}
			$response = $this->converse($socket, $data, $until, false);
		}
		if ($request->getKeepConn() && $this->socket === null) {
			$this->socket = $socket;
		} else {
			$socket->close();
		}
		return $request instanceof HttpRequest ? new HttpResponse($response) : new Response($response);
	}

	/**
	 * Has a script run by a FastCGI application and returns the body of its response.
	 *
	 * @param string $url of the application: "127.0.0.1:9000" or "unix:/run/php-fpm.sock"
	 * @param string $path of the script, on the application's machine
	 * @param array|string $data the body of the request; an array is sent as a form
	 */
	public static function call(string $url, string $path, $data = '', float $timeout = -1): string
	{
		$client = new self(...self::parseUrl($url));
		$address = \parse_url($path);
		if ($address === false) {
			throw new \InvalidArgumentException("'{$path}' is no path of a script");
		}
		$script = $address['path'] ?? '';
		$request = new HttpRequest();
		$request->withDocumentRoot(\dirname($script))
			->withScriptFilename($script)
			->withScriptName('/' . \basename($script))
			->withUri('/' . \basename($script) . (isset($address['query']) ? "?{$address['query']}" : ''))
			->withMethod($data === '' || $data === [] ? 'GET' : 'POST')
			->withBody($data);
		return $client->execute($request, $timeout)->getBody();
	}

	/** @return array{string, int} what the constructor takes */
	public static function parseUrl(string $url): array
	{
		if (\str_starts_with($url, 'unix:') || \str_starts_with($url, '/')) {
			return ['unix:/' . \preg_replace('~^(unix:)?/*~', '', $url), 0];
		}
		$parts = \parse_url(\preg_match('~^[a-z][a-z0-9+.-]*://~i', $url) ? $url : "tcp://{$url}");
		if (!isset($parts['host'])) {
			throw new \InvalidArgumentException("'{$url}' is no address of a FastCGI application: host:port or unix:/path is");
		}
		return [\trim($parts['host'], '[]'), $parts['port'] ?? 9000];
	}

	protected function ioException(?int $errno = null): void
	{
		$errno ??= \swoole_last_error();
		$where = $this->af === \AF_UNIX ? $this->host : "{$this->host}:{$this->port}";
		throw new Exception("FastCGI application at {$where}: " . \swoole_strerror($errno), $errno);
	}

	/**
	 * The records of the answer; null when a connection that was kept turns out to be closed.
	 *
	 * @throws \DomainException for what is no record
	 */
	private function converse(Socket $socket, string $data, ?float $until, bool $kept): ?array
	{
		if ($socket->sendAll($data, self::remaining($until)) !== \strlen($data)) {
			return $kept && $socket->errCode !== \SOCKET_ETIMEDOUT ? null : $this->ioException($socket->errCode);
		}
		$records = [];
		$buffer = '';
		for (;;) {
			$received = $socket->recv(65536, self::remaining($until));
			if ($received === false || $received === '') {
				if ($kept && $buffer === '' && !$records && $socket->errCode !== \SOCKET_ETIMEDOUT) {
					return null;
				}
				$errno = $received === '' ? \SOCKET_ECONNRESET : $socket->errCode;
				$socket->close();
				$this->ioException($errno);
			}
			$buffer .= $received;
			for ($from = 0; ($frame = self::frameAt($buffer, $from)) !== ''; $from += \strlen($frame)) {
				$bytes = $frame;
				$record = FrameParser::parseFrame($bytes);
				if (!\in_array($record->getRequestId(), [0, FastCGI::DEFAULT_REQUEST_ID], true)) {
					throw new \DomainException("The FastCGI application answered a request {$record->getRequestId()} that was not sent");
				}
				$records[] = $record;
				if ($record instanceof EndRequest) {
					if (\strlen($buffer) > $from + \strlen($frame)) {
						$socket->close(); // what follows is no answer to anything
					}
					return $records;
				}
			}
			$buffer = \substr($buffer, $from);
		}
	}

	/** The whole record there, or a head that is none; '' when more has to come. */
	private static function frameAt(string $buffer, int $from): string
	{
		$there = \strlen($buffer) - $from;
		if ($there < FastCGI::HEADER_LEN) {
			return '';
		}
		['content' => $content, 'padding' => $padding] = \unpack('ncontent/Cpadding', $buffer, $from + 4);
		$length = $buffer[$from] === "\1" ? FastCGI::HEADER_LEN + $content + $padding : FastCGI::HEADER_LEN;
		return $there < $length ? '' : \substr($buffer, $from, $length);
	}

	private static function remaining(?float $until): float
	{
		return $until === null ? -1.0 : \max(0.001, $until - \microtime(true));
	}
}
