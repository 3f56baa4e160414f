/**
 * `npm run screenshots`: writes screenshots of the public screens and states in some languages, and
 * of the admin area, at some widths into screenshots/. `-- --only=home,blog --lang=ar --width=360`
 * takes some of them, `--only=admin` the admin area; `-- --readme` the pictures of README.md.
 */
import { type Browser, expect, type Page } from '@playwright/test';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SITE, withBuilds } from './bench/builds.ts';
import { fillEnquiries, fillTexts } from './bench/fill.ts';
import { DIST, ROOT } from '../server/paths.ts';
import { firm } from '../src/site/firm.ts';
import { isLanguage, type Language } from '../src/site/languages.ts';
import { ADMIN_SCREENS } from './screenshots/adminScreens.ts';
import { startApp } from '../e2e/support/hydratedPage.ts';
import { SCREENS as PUBLIC_SCREENS } from './screenshots/publicScreens.ts';

const SCREENS = { ...PUBLIC_SCREENS, ...ADMIN_SCREENS };

/** Scrolls through the page, so that lazy content loads, and back to the top. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // No named functions here: tsx would wrap them in a helper that does not exist in the page.
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
    // A lazy image that is not displayed never loads, and its decode() never settles.
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    scrollTo({ top: 0, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  });
}

async function take(
  browser: Browser,
  site: string,
  name: string,
  language: Language,
  width: number,
) {
  const screen = SCREENS[name];
  if (screen?.onlyIn && screen.onlyIn !== language) return;
  if (!screen || width >= (screen.below ?? Infinity)) return;
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width, height: width < 768 ? 740 : 800 },
    locale: language,
    timezoneId: firm.timeZone,
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await screen.before?.(page, site);
    await page.goto(screen.path(language));
    await startApp(page);
    await page.locator('main').waitFor();
    await page.locator('html[data-web-fonts]').waitFor({ state: 'attached' });
    await page.locator('main h1').first().waitFor();
    await expect(page.locator('main .animate-spin')).toHaveCount(0, { timeout: 30_000 });
    await screen.prepare?.(page, language);
    const fullPage = !values.readme && (!screen.prepare || screen.whole === true);
    if (fullPage) await scrollThrough(page);
    const path = join(folder, `${name}-${language}-${width}.png`);
    await page.screenshot({ path, fullPage, animations: 'disabled' });
    console.log(path.slice(ROOT.length + 1));
  } catch (error) {
    // Go on with the other screens.
    console.error(`${name} ${language} ${width}: ${(error as Error).message.split('\n')[0]}`);
    process.exitCode = 1;
  } finally {
    await context.close();
  }
}

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(SCREENS).join() },
    lang: { type: 'string', default: 'es,de,ar,zh' },
    width: { type: 'string', default: '360,768,1280' },
    readme: { type: 'boolean', default: false },
  },
});
if (values.readme)
  Object.assign(values, { only: 'home,admin-dashboard', lang: 'es', width: '1280' });
const folder = join(ROOT, values.readme ? 'docs' : 'screenshots');
const names = values.only
  .split(',')
  .flatMap((name) => (name === 'admin' ? Object.keys(ADMIN_SCREENS) : name));
const unknown = names.filter((name) => !SCREENS[name]);
if (unknown.length > 0 || !existsSync(join(DIST, 'index.html'))) {
  console.error(
    unknown.length > 0
      ? `Unknown: ${unknown.join(', ')}. There are ${Object.keys(SCREENS).join(', ')}.`
      : 'There is no build yet: npm run build.',
  );
  process.exit(1);
}
mkdirSync(folder, { recursive: true });
await withBuilds([SITE], async (browser, [site], backend) => {
  await fillEnquiries(backend, 120);
  await fillTexts(backend, 20);
  for (const name of names) {
    for (const language of values.lang.split(',').filter(isLanguage)) {
      for (const width of values.width.split(',').map(Number)) {
        await take(browser, site?.url ?? '', name, language, width);
      }
    }
  }
});
