import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { DIST, ROOT } from '../../server/paths';
import { listen, originApp } from '../../server/origin/originServer';
import { pathOf, postPathOf } from '../../src/site/pages';
import { REVISION_PATH } from '../../src/site/siteStamp';
import { expect, test } from '../support/fixtures';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { ANOTHER } from '../support/languages';
import { NIE } from '../support/seededPosts';

const run = promisify(execFile);

/** Each kind of markup once, half of them in the other direction. */
const PATHS = [
  pathOf('home', SOURCE_LANGUAGE),
  pathOf('service-family', SOURCE_LANGUAGE),
  pathOf('testimonials', SOURCE_LANGUAGE),
  pathOf('blog', ANOTHER),
  pathOf('contact', ANOTHER),
  postPathOf(NIE.slug, ANOTHER),
];

/** Assets of the production build, which the development build replaces with its own. */
const BUILT =
  /<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>| data-chunks="[^"]*"/g;

interface Served extends Window {
  served?: Element | null;
}

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path}.html`);

/** The prerendered pages, hydrated by React's development build, which alone reports mismatches. */
async function buildForDevelopment(dist: string): Promise<void> {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const options = ['--mode', 'development', '--minify', 'false', '--emptyOutDir', '--outDir', dist];
  const env = { ...process.env, NODE_ENV: 'development' };
  await run(process.execPath, [vite, 'build', ...options], { cwd: ROOT, env });
  await copyFile(join(DIST, REVISION_PATH), join(dist, REVISION_PATH));
  const shell = await readFile(join(dist, 'index.html'), 'utf8');
  const own = shell.match(BUILT)?.join('') ?? '';
  for (const path of PATHS) {
    const html = await readFile(join(DIST, fileOf(path)), 'utf8');
    const page = html.replace(BUILT, '').replace('</head>', () => `${own}</head>`);
    await mkdir(dirname(join(dist, fileOf(path))), { recursive: true });
    await writeFile(join(dist, fileOf(path)), page);
  }
}

// Hydration warnings do not depend on the viewport.
test(
  'every kind of page hydrates without a warning',
  { tag: '@desktop' },
  async ({ page, site, pageErrors }) => {
    test.slow();
    pageErrors.expected.push(/./);
    const said: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(message.text());
    });
    page.on('pageerror', (error) => said.push(String(error)));
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        (window as Served).served = document.querySelector('main');
      });
    });
    // On a later visit the web fonts are applied before React loads (hydration/keepLines.ts), and
    // React's development build reports the inline styles that this adds as mismatches. A route
    // turns the cache off, so that every visit counts as the first.
    await page.route('**/*.js', (route) => route.continue());
    const dist = await mkdtemp(join(tmpdir(), 'hydration-'));
    await buildForDevelopment(dist);
    const server = await listen(originApp(site.backend, dist), 0);
    const hydrate = async (path: string) => {
      said.length = 0;
      await page.goto(server.url + path);
      // Islands hydrate at the first interaction.
      await page.evaluate(() => dispatchEvent(new Event('scroll')));
      await expect(page.locator('[data-island]')).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('data-web-fonts', '');
      // Hydrated, not replaced by a page in the previous visit's language.
      const isServed = () => document.querySelector('main') === (window as Served).served;
      expect(await page.evaluate(isServed), path).toBe(true);
      return said.join('\n');
    };
    try {
      for (const path of PATHS) expect.soft(await hydrate(path), path).toBe('');

      await test.step('a hydration mismatch is noticed', async () => {
        const path = pathOf('testimonials', SOURCE_LANGUAGE);
        const file = join(dist, fileOf(path));
        const html = await readFile(file, 'utf8');
        await writeFile(file, html.replace('<main ', '<main data-other="" '));
        expect(await hydrate(path)).toContain('hydrated but some attributes');
      });
    } finally {
      await server.close();
      await rm(dist, { recursive: true });
    }
  },
);
