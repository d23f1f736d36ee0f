/* Two files, one of them large, with progress; then none. */
const { writeFileSync, mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

require('./chromium.cjs')(async (open) => {
	const page = await open(process.argv[2]);
	const dir = mkdtempSync(join(tmpdir(), 'cs'));
	try {
		const files = [['small.txt', Buffer.from('Hello')], ['größer.bin', Buffer.alloc(30 << 20, 'cserve ')]];
		for (const [name, bytes] of files) {
			writeFileSync(join(dir, name), bytes);
		}
		await page.evaluate(() => {
			window.seen = [];
			new MutationObserver(() => window.seen.push(document.getElementById('progress').value))
				.observe(document.getElementById('progress'), { attributes: true });
		});
		await page.setInputFiles('#file', files.map(([name]) => join(dir, name)));
		await page.click('#send');
		await page.locator('#result', { hasText: 'größer.bin' }).waitFor();
		console.log((await page.locator('#result').textContent()).trim());
		const seen = await page.evaluate(() => window.seen);
		console.log('progress:', seen.length > 0 && seen.at(-1) === 1 && seen.every((value, i) => i === 0 || value >= seen[i - 1]));
	} finally {
		rmSync(dir, { recursive: true });
	}
	const status = await page.evaluate(() => fetch('/upload', { method: 'POST', body: new FormData() }).then((r) => r.status));
	console.log('without a file:', status);
});
