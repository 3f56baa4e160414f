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

/** What says what an element is, looks like and leads to. */
const NAMES = 'className htmlFor href src id lang dir role alt type value'.split(' ');

/**
 * Attributes that are not those of React's first render, which keeps them as they are: it reports,
 * and mends, other differences alone. Runs in the browser.
 */
function wrongAttributes(names: string[]): string[] {
  const wrong: string[] = [];
  let checked = 0;
  for (const element of document.querySelectorAll('#root *')) {
    const key = Object.keys(element).find((each) => each.startsWith('__reactProps$'));
    // What is inserted as HTML has no props.
    const props = (key ? Reflect.get(element, key) : {}) as Record<string, string | number | null>;
    // Where the browser knows more than the build, which is said.
    if ('suppressHydrationWarning' in props) continue;
    for (const [name, value] of Object.entries(props)) {
      if (value == null) continue;
      // The value of a field is a property, which hydration sets.
      if (name === 'value' && !element.matches('option, button')) continue;
      if (!names.includes(name) && !/^(aria|data)-/.test(name)) continue;
      checked += 1;
      const attribute = name === 'className' ? 'class' : name.replace('htmlFor', 'for');
      const found = element.getAttribute(attribute);
      if (found !== String(value))
        wrong.push(`${name} '${found}', not '${String(value)}': ${element.localName}`);
    }
  }
  if (checked < 100) wrong.push(`${checked} attributes`);
  return wrong;
}

// Other texts or elements than React's are an error of the page, as in every test.
test(
  'every kind of page hydrates into what React renders',
  { tag: '@desktop' },
  async ({ page }) => {
    // On a later visit the web fonts are applied before React loads (hydration/applyWebFonts.ts), which
    // adds inline styles. A route turns the cache off, so that every visit counts as the first.
    await page.route('**/*.js', (route) => route.continue());
    for (const path of PATHS) {
      await page.goto(path);
      await page.evaluate(() => dispatchEvent(new Event('scroll')));
      await expect(page.locator('[data-island]')).toHaveCount(0);
      expect.soft(await page.evaluate(wrongAttributes, NAMES), path).toEqual([]);
    }
  },
);
