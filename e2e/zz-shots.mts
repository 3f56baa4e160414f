import { chromium } from '@playwright/test';
import { findChromium } from './chromium';
const browser = await chromium.launch(findChromium());
const [, , paths, widths, mode] = process.argv;
for (const w of widths.split(',').map(Number))
  for (const path of paths.split(',')) {
    const page = await browser.newPage({
      viewport: { width: w, height: w < 700 ? 740 : 800 },
      locale: 'es-ES',
    });
    page.on('console', (m) => m.type() === 'error' && console.log(path, m.text().slice(0, 300)));
    page.on('pageerror', (e) => console.log(path, String(e).slice(0, 300)));
    await page.goto('http://127.0.0.1:4411' + path);
    await page.waitForSelector('html[data-ready]');
    await page.waitForTimeout(400);
    if (mode === 'menu') {
      await page.locator('header button[aria-haspopup=dialog]').click();
      await page.waitForTimeout(400);
      await page.locator('dialog nav button').click();
      await page.waitForTimeout(300);
    }
    if (mode === 'lang') {
      await page.evaluate(() => window.scrollTo(0, 300));
      await page.locator('header button[aria-controls]').last().click();
      await page.waitForTimeout(300);
    }
    if (mode === 'services') {
      await page.locator('header nav button').first().click();
      await page.waitForTimeout(300);
    }
    if (mode === 'open') {
      for (const b of await page.locator('#services article button').all()) await b.click();
      await page.waitForTimeout(500);
    }
    await page.screenshot({
      path: `/tmp/shell/${path.replace(/\W+/g, '_')}-${w}${mode ? '-' + mode : ''}.png`,
      fullPage: !['menu', 'lang', 'services'].includes(mode ?? ''),
    });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) console.log('overflow', path, w, over);
    await page.close();
  }
await browser.close();
