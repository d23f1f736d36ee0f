/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * An HTTP/2 server on 127.0.0.1 for tests/http2_client: in clear text, or with TLS by the PEM file that is named.
 * Prints its port. Each path does what its name says.
 */
const http2 = require('http2');
const zlib = require('zlib');
const fs = require('fs');

const paths = {
	'/echo'(stream, headers) {
		const parts = [];
		stream.on('data', (part) => parts.push(part));
		stream.on('end', () => {
			const body = Buffer.concat(parts);
			stream.respond({':status': 200, 'x-length': String(body.length), 'x-multi': ['1', '2'],
				'set-cookie': ['a=1; path=/', 'b=x%20y; secure']});
			stream.end(JSON.stringify({method: headers[':method'], path: headers[':path'], authority: headers[':authority'],
				scheme: headers[':scheme'], cookie: headers.cookie, type: headers['content-type'], custom: headers['x-custom'],
				connection: headers.connection, body: body.subarray(0, 60).toString()}));
		});
	},
	'/trailers'(stream) {
		stream.respond({':status': 200}, {waitForTrailers: true});
		stream.on('wantTrailers', () => stream.sendTrailers({'grpc-status': '0'}));
		stream.end('body');
	},
	/* Sends one piece for each that it gets. */
	'/converse'(stream) {
		stream.respond({':status': 200});
		stream.on('data', (part) => stream.write(`<${part}>`));
		stream.on('end', () => stream.end('.'));
	},
	/* Answers before the body is there, and never reads it. */
	'/impatient'(stream) {
		stream.pause();
		stream.respond({':status': 413});
		stream.end('too large');
	},
	'/reset': (stream) => stream.close(http2.constants.NGHTTP2_REFUSED_STREAM),
	'/gzip'(stream) {
		stream.respond({':status': 200, 'content-encoding': 'gzip'});
		stream.end(zlib.gzipSync('zipped '.repeat(1000)));
	},
	'/broken-gzip'(stream) {
		stream.respond({':status': 200, 'content-encoding': 'gzip'});
		stream.end('this is not gzip');
	},
	'/bomb'(stream) {
		stream.respond({':status': 200, 'content-encoding': 'gzip'});
		stream.end(zlib.gzipSync(Buffer.alloc(20000000)));
	},
	'/goaway'(stream) {
		stream.respond({':status': 200});
		stream.end('bye');
		stream.session.goaway(0);
	},
	'/die': (stream) => stream.session.destroy(),
	'/garbage': (stream) => stream.session.socket.write('this is no frame, and never was one'),
	'/never': () => {},
	'/early'(stream) {
		stream.additionalHeaders({':status': 103, link: '</style.css>'});
		stream.respond({':status': 204});
		stream.end();
	},
};

const pem = process.argv[2] && fs.readFileSync(process.argv[2]);
const server = pem ? http2.createSecureServer({key: pem, cert: pem}) : http2.createServer();
process.on('uncaughtException', () => {});
server.on('stream', (stream, headers) => {
	stream.on('error', () => {});
	paths[headers[':path'].split('?')[0]](stream, headers);
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
