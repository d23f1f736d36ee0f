/* Sends messages of many sizes to an echo server, some in fragments, and checks what comes back. */
const WebSocket = require(`${process.env.CSERVE_NODE_MODULES}/ws`);
const { createHash } = require('node:crypto');

const socket = new WebSocket(`ws://127.0.0.1:${process.argv[2]}/`, { perMessageDeflate: { threshold: 64 }, maxPayload: 1 << 23 });
const digest = (data) => createHash('md5').update(data).digest('hex');
const expected = [];
const sizes = [0, 1, 125, 126, 127, 1000, 65535, 65536, 200000];
let got = 0, pong = '';

socket.on('open', () => {
	for (let i = 0; i < 500; i++) {
		const size = i === 250 ? 3000000 : i % 3 ? i : sizes[(i / 3) % sizes.length];
		const text = i % 2 === 0;
		const data = text ? 'äbcd'.repeat(size / 5 + 1).slice(0, size) : Buffer.alloc(size, i);
		expected.push([text, digest(data)]);
		if (i % 7 === 0 && size > 2) {
			const middle = 1 + (size >> 1);
			socket.send(data.slice(0, middle), { fin: false });
			socket.send(data.slice(middle), { fin: true });
		} else {
			socket.send(data);
		}
		if (i === 100) {
			socket.ping('are you there');
		}
	}
});
socket.on('pong', (data) => { pong = data.toString() === 'are you there' ? 'pong' : 'a wrong pong'; });
socket.on('message', (data, binary) => {
	const [text, hash] = expected[got++];
	if (text === binary || digest(data) !== hash) {
		console.log(`message ${got} came back changed`);
		process.exit(1);
	}
	if (got === 500) {
		socket.close(1000, 'enough');
	}
});
socket.on('close', (code) => console.log(`${socket.extensions || 'plain'}, ${got} messages, ${pong}, closed ${code}`));
socket.on('error', (error) => console.log(error.message));
setTimeout(() => { console.log('it takes too long'); process.exit(1); }, 60000).unref();
