/**
 * What a visitor does on the Spanish page before the page in their own language arrives, at a host
 * that does not choose it.
 */
import { postPathOf } from '../../src/site/pages';
import { sql } from '../support/database';
import { isReady, PLAIN_HOST, watch } from '../support/entryLanguage';
import { expect, test } from '../support/fixtures';
import { holdRequests } from '../support/requests';
import { scrollTo } from '../support/scroll';
import { NIE } from '../support/seededPosts';
import { textsOf } from '../support/texts';

test.use({ locale: 'de-DE', ...PLAIN_HOST });

test.describe(
  'before the page is replaced by the one in the visitor’s language',
  { tag: '@phone' },
  () => {
    test('typed values, choices and the focus are kept', async ({ page, site }) => {
      const arrive = await holdRequests(page, '**/de/kontakt');
      await page.goto('/contacto', { waitUntil: 'load' });
      await page.locator('[name=practice_area]').selectOption('family');
      await page.locator('[name=email]').fill('joerg.spaet@example.com');
      await page.locator('[name=name]').fill('Jörg Spät');
      await page.locator('[name=consent]').check();
      const message = page.locator('[name=message]');
      await message.fill('Wir leben getrennt und haben zwei Kinder.');
      await page.evaluate(() => {
        const field = document.querySelector<HTMLTextAreaElement>('[name=message]');
        field?.setSelectionRange(4, 9);
      });
      const top = (await message.boundingBox())?.y ?? NaN;
      arrive();
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(message).toBeFocused();
      expect(Math.abs(((await message.boundingBox())?.y ?? NaN) - top)).toBeLessThan(120);
      expect(await message.evaluate((field: HTMLTextAreaElement) => field.selectionStart)).toBe(4);
      await isReady(page);
      await expect(page.locator('[data-island] form')).toHaveCount(0);
      await expect(message).toHaveValue('Wir leben getrennt und haben zwei Kinder.');
      await page.locator('form button[type=submit]').click();
      await expect(
        page.getByRole('heading', { name: 'Ihre Anfrage ist eingegangen' }),
      ).toBeFocused();
      const rows = await sql(
        site,
        'select name, practice_area, language, consent from public.contact_surveys where email = $1',
        ['joerg.spaet@example.com'],
      );
      expect(rows).toEqual([
        { name: 'Jörg Spät', practice_area: 'family', language: 'de', consent: true },
      ]);
    });

    test('a tapped button takes effect on the new page', async ({ page }) => {
      const arrive = await holdRequests(page, '**/de');
      await page.goto('/', { waitUntil: 'load' });
      await page.getByRole('button', { name: textsOf('es', 'navigation').openMenu }).click();
      arrive();
      await expect(
        page.getByRole('button', { name: textsOf('de', 'navigation').closeMenu }),
      ).toBeVisible();
    });

    test('the reading position is kept', async ({ page }) => {
      const arrive = await holdRequests(page, `**${postPathOf(NIE.slug, 'de')}`);
      await page.goto(postPathOf(NIE.slug, 'es'), { waitUntil: 'load' });
      await scrollTo(page, 1500);
      const place = () =>
        page.evaluate(() => {
          const read = document
            .elementFromPoint(innerWidth / 2, innerHeight / 2)
            ?.closest('p, h2, ul');
          return [...document.querySelectorAll('main :is(p, h2, ul)')].indexOf(read as Element);
        });
      const before = await place();
      expect(before).toBeGreaterThan(3);
      arrive();
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
    });

    test('the Spanish page stays, all in Spanish, when the other one does not arrive', async ({
      page,
      pageErrors,
    }) => {
      pageErrors.expected.push(/Failed to load resource/);
      const seen = await watch(page);
      await page.route('**/de/kontakt', (route) => route.abort());
      await page.goto('/contacto');
      await isReady(page);
      const { languages, titles } = await seen();
      expect(languages).toEqual(['es']);
      expect(titles).toEqual([textsOf('es', 'routes').contact.title]);
      await page.getByRole('banner').getByRole('link').first().click();
      await expect(page.locator('#services h2')).toHaveText('Servicios');
    });
  },
);
