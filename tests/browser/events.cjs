/* Two visitors: what one sends both see, once, and the clock goes. */
require('./chromium.cjs')(async (open) => {
	const one = await open(process.argv[2]);
	const two = await open(process.argv[2]);
	for (const page of [one, two]) {
		await page.waitForFunction(() => /^\d\d:\d\d:\d\d$/.test(document.getElementById('clock').textContent));
	}
	for (const text of ['first', '<b>second</b> äöü', 'third']) {
		await one.fill('#text', text);
		await one.click('#send');
		await two.locator('#messages li', { hasText: text }).waitFor();
		await one.locator('#messages li', { hasText: text }).waitFor();
	}
	console.log((await two.locator('#messages li').allTextContents()).join(' | '));
	console.log((await one.locator('#messages li').count()), await one.locator('#messages b').count());
	const before = await two.locator('#clock').textContent();
	await two.waitForFunction((before) => document.getElementById('clock').textContent !== before, before);
	console.log('the clock goes');
});
