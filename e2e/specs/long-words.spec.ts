/** Texts without a place to break, longer than a phone is wide, and pictures that are missing. */
import { cards } from '../support/blogList';
import { sql } from '../support/database';
import { expect, test } from '../support/fixtures';
import { HOSTILE_HTML } from '../support/hostileText';
import { horizontalOverflow } from '../support/layout';
import { ANOTHER } from '../support/languages';
import { NIE, POSTS_READ } from '../support/seededPosts';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { pathOf } from '../../src/site/pages';
import { textsOf } from '../support/texts';

// A prerendered page contains its texts and reads none.
test.use({ prerendered: false });

/** Wider than a phone's screen, without a break opportunity. */
const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4);
const TABLE = `| ${LONG_WORD} | Días |\n| --- | --- |\n| Recurso | ${LONG_WORD} |`;

test(
  'stay in list, popup, post and testimonials, as do missing pictures and dates that are none',
  { tag: '@phone' },
  async ({ page, site, pageErrors }) => {
    pageErrors.expected.push(/status of 404/);
    // Values that the database would refuse.
    const change = {
      title: LONG_WORD,
      excerpt: LONG_WORD,
      content: `${LONG_WORD}\n\n${TABLE}\n\n${HOSTILE_HTML}`,
      category: LONG_WORD,
      additional_categories: [LONG_WORD],
      show_additional_categories: true,
      date: LONG_WORD,
      image: '/images/covers/gone.svg',
    };
    await page.route(POSTS_READ, async (route) => {
      const request = route.request();
      // Not `route.fetch`, which would fail a test that has ended before the answer.
      const response = await fetch(request.url(), { headers: request.headers() });
      const rows = (await response.json()) as Record<string, unknown>[];
      await route.fulfill({ json: rows.map((row) => ({ ...row, ...change })) });
    });
    await page.goto('/blog');
    await expect(cards(page)).toHaveCount(12);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    await cards(page).first().scrollIntoViewIfNeeded();
    await expect(cards(page).first().locator('img')).toHaveAttribute('src', /logo-mark/);

    await page.goto(`/blog?post=${NIE.slug}`);
    const popup = page.getByRole('dialog');
    await expect(popup.getByRole('heading', { level: 2 })).toHaveText(LONG_WORD);
    const beyond = await popup.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    expect(beyond).toBeLessThanOrEqual(0);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);

    await page.goto(`/blog/${NIE.slug}`);
    await expect(page.getByText(textsOf(SOURCE_LANGUAGE, 'blog').post.noDate)).toBeVisible();
    const cover = page.getByRole('article').first().locator('img');
    await expect(cover).toHaveAttribute('src', /logo-mark/);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    // A link within the site is followed without loading a page.
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('contentinfo').locator('a[href="/blog"]').click();
    await expect(page).toHaveURL('/blog');
    expect(await page.evaluate(() => ['sameDocument' in window, 'hacked' in window])).toEqual([
      true,
      false,
    ]);

    await sql(
      site,
      `insert into testimonials (name, role, testimonial, active, consent_date, verification)
       values ('Solo una', 'Cliente', $1, true, '2026-01-01', 'Expediente')`,
      [`<b>Gracias</b> ${LONG_WORD}`],
    );
    await page.goto(pathOf('testimonials', ANOTHER));
    await expect(page.getByText('<b>Gracias</b>')).toBeVisible();
    expect(await horizontalOverflow(page)).toBe(0);
  },
);
