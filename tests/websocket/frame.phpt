--TEST--
Frame and CloseFrame: pack() and unpack()
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/websocket.inc';
use Swoole\WebSocket\{CloseFrame, Frame, Server};
$frame = new Frame;
$close = new CloseFrame;
echo json_encode($frame), json_encode($close), get_parent_class($close), "\n";
$frame->data = 'Hello';
echo bin2hex($frame), ' ', bin2hex(Frame::pack('Hello')), ' ', bin2hex(Server::pack('x', 2, 0)), "\n";
$frame->finish = false;
echo bin2hex(Frame::pack($frame)), "\n";
$close->code = 1001;
$close->reason = 'bye';
echo bin2hex(Frame::pack($close)), ' ', bin2hex(Frame::pack('bye', WEBSOCKET_OPCODE_CLOSE)), "\n";
$masked = Frame::pack(str_repeat('m', 300), 2, SWOOLE_WEBSOCKET_FLAG_FIN | SWOOLE_WEBSOCKET_FLAG_MASK);
echo strlen($masked), ' ', json_encode(Frame::unpack($masked)->data === str_repeat('m', 300)), "\n";
$packed = Frame::pack(str_repeat('z', 1000), 1, SWOOLE_WEBSOCKET_FLAG_FIN | SWOOLE_WEBSOCKET_FLAG_COMPRESS);
echo strlen($packed) < 50 ? 'small' : 'large', ' ', bin2hex($packed[0]), ' ', Frame::unpack($packed)->flags, "\n";
echo json_encode(Frame::unpack(Frame::pack($close))), get_class(Server::unpack(Frame::pack($close))), "\n";
echo json_encode(Frame::unpack(hex2bin('0003414243'))), "\n";
foreach (['', '81', '8105414243', '83025858', 'a1025858', '0902', '887d', '880103', '817f8000000000000000'] as $hex) {
	echo $hex, ' ', json_encode(Frame::unpack(hex2bin($hex))), ' ', swoole_last_error(), "\n";
}
foreach ([['x', 3], ['x', 16], ['x', -1], ['x', 1, 9], ['x', 9, 0], [str_repeat('x', 126), 9], [str_repeat('é', 62), 8]] as $args) {
	echo json_encode(@Frame::pack(...$args)), ' ';
}
$close->code = 1005;
echo json_encode(@Frame::pack($close)), ' ', error_get_last()['message'], "\n";
?>
--EXPECT--
{"fd":0,"data":"","opcode":1,"flags":1,"finish":null}{"fd":0,"data":"","opcode":8,"flags":1,"finish":null,"code":1000,"reason":""}Swoole\WebSocket\Frame
810548656c6c6f 810548656c6c6f 020178
010548656c6c6f
880503e9627965 880503e8627965
308 true
small c1 7
{"fd":0,"data":"","opcode":8,"flags":1,"finish":true,"code":1001,"reason":"bye"}Swoole\WebSocket\CloseFrame
{"fd":0,"data":"ABC","opcode":0,"flags":0,"finish":false}
 false 8507
81 false 8507
8105414243 false 8507
83025858 false 8506
a1025858 false 8506
0902 false 8506
887d false 8507
880103 false 8506
817f8000000000000000 false 8506
"" "" "" "" "" "" "" "" Swoole\WebSocket\Frame::pack(): the close code 1005 cannot be sent; use 1000 to 1003, 1007 to 1014 or 3000 to 4999
