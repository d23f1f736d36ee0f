/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Runs a script in Chromium: require('./chromium.cjs')(async (open) => { const page = await open(url); ... });
 * Each page is a visitor of its own. Errors in a page's scripts end the test.
 */
const { chromium } = require(`${process.env.CSERVE_NODE_MODULES}/playwright-core`);
const { execSync } = require('node:child_process');

const DEADLINE = 30000;

module.exports = async function (script) {
	const executablePath = execSync('command -v chromium').toString().trim();
	const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] });
	try {
		await script(async (url) => {
			const context = await browser.newContext();
			const page = await context.newPage();
			page.setDefaultTimeout(DEADLINE);
			page.on('pageerror', (error) => {
				console.log(`error in the page: ${error.message}`);
				process.exitCode = 1;
			});
			await page.goto(url);
			return page;
		});
	} catch (error) {
		console.log(error.message);
		process.exitCode = 1;
	} finally {
		await browser.close();
	}
};
