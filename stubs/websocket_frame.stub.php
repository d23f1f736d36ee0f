<?php

/**
 * @generate-class-entries
 */

namespace Swoole\WebSocket {
	/** A message of WebSocket, or one frame of it. */
	#[\AllowDynamicProperties]
	class Frame implements \Stringable
	{
		/** @var int the connection it came over */
		public $fd = 0;

		/** @var string the payload */
		public $data = "";

		/** @var int one of WEBSOCKET_OPCODE_* */
		public $opcode = 1;

		/** @var int SWOOLE_WEBSOCKET_FLAG_* */
		public $flags = 1;

		/** @var bool|null true when the message is complete; set to false, push() sends a piece of it */
		public $finish = null;

		/** As pack() of the frame. */
		public function __toString(): string {}

		/** The bytes of a frame. With SWOOLE_WEBSOCKET_FLAG_MASK as a client sends it, with SWOOLE_WEBSOCKET_FLAG_COMPRESS as permessage-deflate. A frame that cannot be (its opcode, a reserved bit, a long control frame) gives "" and a warning. */
		public static function pack(\Swoole\WebSocket\Frame|string $data, int $opcode = 1, int $flags = 1): string {}

		/** The first frame in the bytes, a CloseFrame where it is one. False when it is not whole, or none. */
		public static function unpack(string $data): \Swoole\WebSocket\Frame {}
	}

	/** A closing frame. */
	class CloseFrame extends \Swoole\WebSocket\Frame
	{
		/** @var int WEBSOCKET_OPCODE_CLOSE */
		public $opcode = 8;

		/** @var int why the connection closes: 1000 to 4999 */
		public $code = 1000;

		/** @var string for people, at most 123 bytes */
		public $reason = "";
	}
}
