--TEST--
FastCGI: records are packed and parsed; what is broken or cut off is refused
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
use Swoole\FastCGI\FrameParser;
use Swoole\FastCGI\Record;

$long = str_repeat('v', 200);
$records = [
    new Record\BeginRequest(1, 1), new Record\Params(['NAME' => 'value', 'LONG' => $long]), new Record\Stdin('body'),
    new Record\Stdout(''), new Record\EndRequest(0, 7), new Record\UnknownType(42), new Record\GetValues(['FCGI_MAX_CONNS']),
    new Record\AbortRequest(5), new Record\Stderr('oops'), new Record\Data('d'), new Record\GetValuesResult(['A' => '1']),
];
echo bin2hex((string) $records[0]), ' ', bin2hex((string) $records[2]), "\n";
$buffer = implode('', $records);
foreach ($records as $record) {
    if (FrameParser::hasFrame(substr((string) $record, 0, -1))) {
        echo "too soon\n";
    }
    $parsed = FrameParser::parseFrame($buffer);
    echo basename(strtr(get_class($parsed), '\\', '/')), $parsed->getRequestId(), "\n";
    if ((string) $parsed !== (string) $record) {
        echo 'differs: ', bin2hex((string) $parsed), "\n";
    }
}
echo strlen($buffer), ' ', json_encode(Record\Params::unpack((string) $records[1])->getValues()['LONG'] === $long), "\n";
$end = Record\EndRequest::unpack((string) $records[4]);
echo $end->getAppStatus(), $end->getProtocolStatus(), ' ', Record\UnknownType::unpack((string) $records[5])->getUnrecognizedType(), "\n";
foreach (["\1\1\0", "\2\1\0\1\0\0\0\0", "\1\14\0\1\0\0\0\0", "\1\1\0\1\0\x08\0\0", "\1\4\0\1\0\2\0\0\x05\x05"] as $bad) {
    try {
        FrameParser::parseFrame($bad);
    } catch (DomainException $error) {
        echo $error->getMessage(), "\n";
    }
}
try {
    new Record\Stdin(str_repeat('x', 65536));
} catch (LengthException $error) {
    echo $error->getMessage(), "\n";
}
?>
--EXPECT--
01010001000800000001010000000000 0105000100040400626f647900000000
BeginRequest1
Params1
Stdin1
Stdout1
EndRequest1
UnknownType1
GetValues0
AbortRequest5
Stderr1
Data1
GetValuesResult0
0 true
70 42
There is no whole FastCGI record in 3 bytes
A FastCGI record of version 2 and type 1 is not known
A FastCGI record of version 1 and type 12 is not known
The FastCGI record has 16 bytes, of which there are 8
A name or value goes beyond the end of the FastCGI record
A FastCGI record holds 65535 bytes, not 65536
