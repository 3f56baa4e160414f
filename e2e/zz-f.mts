import { chromium } from '@playwright/test';
import { findChromium } from './chromium';
const browser = await chromium.launch(findChromium());
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
await page.goto('http://127.0.0.1:4411/servicios/derecho-civil-denia');
await page.waitForTimeout(1500);
console.log(
  await page.evaluate(() => [
    getComputedStyle(document.body).fontFamily,
    getComputedStyle(document.querySelector('main p')!).fontFamily,
    [...document.fonts]
      .map((f) => f.family + ' ' + f.weight + ' ' + f.status + ' ' + f.unicodeRange.slice(0, 20))
      .join('\n'),
  ]),
);
await browser.close();
