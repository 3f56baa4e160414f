import { sql } from '../support/database';
import { pathOf } from '../../src/site/pages';
import { submit, unfold, withFakeClock } from '../support/enquiryForm';
import { OTHER } from '../support/languages';
import { expect, test } from '../support/fixtures';
import { holdRequests } from '../support/requests';
import { textsOf } from '../support/texts';

withFakeClock();

test(
  'keeps, checks and submits what is typed before hydration',
  { tag: '@phone' },
  async ({ page, site }) => {
    const release = await holdRequests(page, '**/assets/app-*.js');
    await page.goto(pathOf('contact', OTHER), { waitUntil: 'commit' });
    await page.locator('[name=practice_area]').selectOption('family');
    await page.locator('[name=message]').fill('Wir leben getrennt und haben zwei Kinder.');
    await page.locator('[name=name]').fill('Jörg Groß');
    await page.locator('[name=email]').fill('joerg@');
    await page.locator('[name=consent]').check();
    release();
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    await expect(page.locator('[name=name]')).toHaveValue('Jörg Groß');
    await expect(page.locator('#enquiry-email-error')).toBeVisible();
    await page.locator('[name=email]').fill('joerg@example.com');
    await expect(page.locator('#enquiry-email-error')).toHaveCount(0);

    await unfold(page);
    await page.locator('[name=source]').selectOption('search');
    await expect(page.locator('[name=message]')).toHaveValue(/getrennt/);
    await expect(page.locator('[data-island=""] form')).toHaveCount(0);
    await page.clock.fastForward('01:00');
    await submit(page).click();
    await expect(
      page.getByRole('heading', { name: textsOf(OTHER, 'contact').survey.sent.heading }),
    ).toBeFocused();
    const rows = await sql(
      site,
      'select name, email, practice_area, language, consent from public.contact_surveys where name = $1',
      ['Jörg Groß'],
    );
    expect(rows).toEqual([
      {
        name: 'Jörg Groß',
        email: 'joerg@example.com',
        practice_area: 'family',
        language: OTHER,
        consent: true,
      },
    ]);
  },
);
