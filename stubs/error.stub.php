<?php

/** @generate-class-entries */

namespace Swoole {
	/** Something went wrong that the program could not prevent: a system call, a peer, a limit. */
	class Exception extends \Exception
	{
	}

	/** The program uses the API wrongly. */
	class Error extends \Error
	{
	}
}
