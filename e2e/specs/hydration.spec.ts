import type { Page } from '@playwright/test';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { pathOf, postPathOf } from '../../src/site/pages';
import { expect, test } from '../support/fixtures';
import { ANOTHER } from '../support/languages';
import { NIE } from '../support/seededPosts';

/** Each kind of markup once, half of them in the other direction. */
const PATHS = [
  pathOf('home', SOURCE_LANGUAGE),
  pathOf('service-family', SOURCE_LANGUAGE),
  pathOf('testimonials', SOURCE_LANGUAGE),
  pathOf('blog', ANOTHER),
  pathOf('contact', ANOTHER),
  postPathOf(NIE.slug, ANOTHER),
];

/**
 * Attributes of the page that are not those of React's first render, which keeps them as they are: it
 * reports, and mends, other differences alone. Runs in the browser.
 */
function wrongAttributes(): string[] {
  const names = { className: 'class', htmlFor: 'for' } as Record<string, string>;
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const spellings = (name: string) => [names[name] ?? name, name.toLowerCase(), kebab(name)];
  const isPlain = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  const wrong: string[] = [];
  let checked = 0;
  for (const element of document.querySelectorAll('#root *')) {
    const key = Object.keys(element).find((each) => each.startsWith('__reactProps$'));
    // What is inserted as HTML has no props.
    if (!key) continue;
    checked += 1;
    const props = Object.entries(Reflect.get(element, key) as object) as [string, unknown][];
    // Where the browser knows more than the build, which is said.
    if (props.some(([name]) => name === 'suppressHydrationWarning')) continue;
    const known = new Set(props.flatMap(([name]) => spellings(name)));
    for (const { name } of element.attributes)
      // Those of web fonts, and of an option that React selects by the list's value.
      if (!known.has(name) && !/^(data-web-fonts|style|selected)$/.test(name))
        wrong.push(`${name} of ${element.outerHTML.slice(0, 120)}`);
    for (const [name, value] of props) {
      // Properties, which hydration sets, and what is no attribute.
      if (/^(children|value|checked|default\w+|on[A-Z]\w+|style|ref)$/.test(name)) continue;
      if (!isPlain(value)) continue;
      const found = spellings(name).map((each) => element.getAttribute(each));
      const text = found.find((each) => each !== null) ?? null;
      const isRight =
        typeof value === 'boolean' && !/^(aria|data)-/.test(name)
          ? (text !== null) === value
          : text === String(value);
      if (!isRight) wrong.push(`${name} '${text}', not '${String(value)}': ${element.localName}`);
    }
  }
  if (checked < 100) wrong.push(`${checked} elements`);
  return wrong;
}

/** @returns what differs, once the page and its islands are hydrated. */
async function hydrate(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await page.evaluate(() => dispatchEvent(new Event('scroll')));
  await expect(page.locator('[data-island]')).toHaveCount(0);
  return page.evaluate(wrongAttributes);
}

// Other texts or elements than React's are an error of the page, as in every test.
test(
  'every kind of page hydrates into what React renders',
  { tag: '@desktop' },
  async ({ page, pageErrors }) => {
    // On a later visit the web fonts are applied before React loads (hydration/keepLines.ts), which
    // adds inline styles. A route turns the cache off, so that every visit counts as the first.
    await page.route('**/*.js', (route) => route.continue());
    for (const path of PATHS) expect.soft(await hydrate(page, path), path).toEqual([]);

    await test.step('differences are noticed', async () => {
      const path = pathOf('testimonials', SOURCE_LANGUAGE);
      await page.route(`**${path}`, async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        await route.fulfill({ response, body: html.replace('<main ', '<main data-other="" ') });
      });
      expect(await hydrate(page, path)).toEqual([expect.stringContaining('data-other of <main')]);
      await page.route(`**${path}`, async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        await route.fulfill({ response, body: html.replace(/(<h1[^>]*>)/, '$1x') });
      });
      pageErrors.expected.push(/React error #418/);
      const error = page.waitForEvent('pageerror');
      await hydrate(page, path);
      expect(String(await error)).toContain('#418');
    });
  },
);
