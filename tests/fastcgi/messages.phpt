--TEST--
FastCGI: requests become records, CGI answers become responses
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
use Swoole\FastCGI\FrameParser;
use Swoole\FastCGI\HttpRequest;
use Swoole\FastCGI\HttpResponse;
use Swoole\FastCGI\Record;

$request = (new HttpRequest)->withUri('https://example.test:8443/a/b.php?x=1')->withMethod('POST')->withBody(['k' => 'v w'])
    ->withHeader('X-Some-Header', 'yes')->withScriptFilename('/srv/a/b.php');
echo json_encode([$request->getScheme(), $request->getServerName(), $request->getServerPort(), $request->getDocumentUri(),
    $request->getRequestUri(), $request->getQueryString(), $request->getContentType(), $request->getContentLength(),
    $request->getBody(), $request->getHeaders()], JSON_UNESCAPED_SLASHES), "\n";
$request->withParam('BIG', str_repeat('x', 40000))->withParam('BIG2', str_repeat('y', 40000))->withBody(str_repeat('b', 70000));
$buffer = (string) $request;
$kinds = [];
while ($buffer !== '') {
    $record = FrameParser::parseFrame($buffer);
    $kinds[] = $record->getType() . ($record->getContentLength() ? '' : '-');
}
echo implode(' ', $kinds), "\n";

$head = "Status: 404 Nowhere\r\nContent-type: text/html\r\nSet-Cookie: a=1\r\nSet-Cookie: b=2\r\nX: 1\r\nx: 2\r\n\r\nbo";
$response = new HttpResponse([new Record\Stdout($head), new Record\Stderr('err'), new Record\Stdout('dy'), new Record\EndRequest]);
echo json_encode([$response->getStatusCode(), $response->getReasonPhrase(), $response->getHeader('content-TYPE'), $response->getHeaders(),
    $response->getSetCookieHeaderLines(), $response->getBody(), $response->getError()], JSON_UNESCAPED_SLASHES), "\n";
$moved = new HttpResponse([new Record\Stdout("Location: /x\n\n"), new Record\EndRequest]);
echo $moved->getStatusCode(), $moved->getReasonPhrase(), "\n";
foreach ([[new Record\Stdout('x')], [new Record\EndRequest(2)], [new Record\Stdout('no end'), new Record\EndRequest]] as $records) {
    try {
        new HttpResponse($records);
    } catch (Exception $error) {
        echo get_class($error), ': ', $error->getMessage(), "\n";
    }
}
?>
--EXPECT--
["https","example.test",8443,"/a/b.php","/a/b.php?x=1","x=1","application/x-www-form-urlencoded",5,"k=v+w",{"Host":"example.test:8443","X-Some-Header":"yes"}]
1 4 4 4- 5 5 5-
[404,"Nowhere","text/html",{"Content-type":"text/html","x":"1, 2"},["a=1","b=2"],"body","err"]
302Found
InvalidArgumentException: A FastCGI response is a list of records, of which the last is EndRequest
RuntimeException: The FastCGI application is overloaded
DomainException: The FastCGI application sent no end of its headers
