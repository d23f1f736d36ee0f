--TEST--
ExitException: shutdown functions run after an exit in a coroutine
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[$status, $output] = cs_php(<<<'PHP'
	register_shutdown_function(fn () => print("shutdown\n"));
	Co\run(fn () => exit(2));
	PHP);
echo $output, $status, "\n";
--EXPECT--
shutdown
2
