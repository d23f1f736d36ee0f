/* Two visitors of the chat: each sees what the other says, and that it leaves. */
require('./chromium.cjs')(async (open) => {
	const url = process.argv[2];
	const enter = async (name) => {
		const page = await open(url);
		await page.fill('#name', name);
		await page.click('#enter button');
		await page.waitForSelector('#say:not([hidden])');
		return page;
	};
	const say = async (page, text) => {
		await page.fill('#text', text);
		await page.click('#say button');
	};
	const line = (page, text) => page.locator('#log li', { hasText: text }).first().waitFor();

	const anna = await enter('Anna');
	await line(anna, 'Anna has come in');
	const bert = await enter('Bért');
	await line(anna, 'Bért has come in');
	console.log('here:', await bert.locator('#people').textContent());
	await say(anna, 'Hello <b>Bért</b> 👋');
	await line(bert, 'Anna: Hello <b>Bért</b> 👋');
	console.log('markup of strangers:', await bert.locator('#log b').count());
	await say(bert, 'Hi ' + 'x'.repeat(3000));
	await line(anna, 'Bért: Hi xxx');
	await bert.close();
	await line(anna, 'Bért has left');
	console.log('here:', await anna.locator('#people').textContent());
	/* Too long a message ends the connection; the page comes back by itself. */
	await say(anna, 'y'.repeat(5000));
	await anna.locator('#state', { hasText: '1009, the message is too big' }).waitFor();
	await anna.locator('#state', { hasText: 'Connected.' }).waitFor();
	await say(anna, 'back');
	await line(anna, 'Anna: back');
	console.log('done');
});
