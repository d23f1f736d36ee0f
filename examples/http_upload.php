<?php
/* A file upload with progress: ./cserve run examples/http_upload.php [PORT]
 *
 * Files of up to 1 GiB each; what arrives is written to a temporary file at once, so memory stays small. */

use Swoole\Coroutine\Http\Server;
use function Swoole\Coroutine\run;

const PAGE = <<<'HTML'
    <!DOCTYPE html>
    <html lang="en">
    <head><meta charset="utf-8"><title>Upload</title></head>
    <body>
    <h1>Upload</h1>
    <form id="form">
      <input type="file" id="file" name="file" multiple required>
      <button id="send">Send</button>
    </form>
    <progress id="progress" max="1" value="0"></progress>
    <pre id="result"></pre>
    <script>
    const form = document.getElementById('form');
    const progress = document.getElementById('progress');
    const result = document.getElementById('result');
    form.addEventListener('submit', event => {
      event.preventDefault();
      const body = new FormData();
      for (const file of document.getElementById('file').files) {
        body.append('file[]', file);
      }
      const request = new XMLHttpRequest();
      request.upload.onprogress = e => { progress.value = e.total ? e.loaded / e.total : 0; };
      request.onload = () => { result.textContent = request.responseText; };
      request.onerror = () => { result.textContent = 'The upload broke off.'; };
      request.open('POST', '/upload');
      request.send(body);
    });
    </script>
    </body>
    </html>
    HTML;

run(function () use ($argv) {
    $server = new Server('127.0.0.1', (int) ($argv[1] ?? 8080));
    $server->set(['upload_max_filesize' => 1 << 30]);
    $server->handle('/', function ($request, $response) {
        $response->header('Content-Type', 'text/html; charset=utf-8');
        $response->end(PAGE);
    });
    $server->handle('/upload', function ($request, $response) {
        $response->header('Content-Type', 'text/plain; charset=utf-8');
        $files = $request->files['file'] ?? null;
        if (!is_array($files['name'] ?? null)) {
            $response->status(400);
            $response->end("No file came.\n");
            return;
        }
        $lines = '';
        foreach ($files['name'] as $i => $name) {
            $hash = $files['error'][$i] === UPLOAD_ERR_OK ? hash_file('crc32b', $files['tmp_name'][$i]) : 'nothing';
            $lines .= "$name: {$files['size'][$i]} bytes, crc32 $hash\n";
        }
        $response->end($lines); /* the temporary files go with the request; move_uploaded_file() would keep them */
    });
    echo "http://127.0.0.1:{$server->port}/ (stop with ctrl-c)\n";
    $server->start();
});
