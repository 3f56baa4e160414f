import { DATA_PROTECTION_VERSION } from '../../src/site/legal';
import { pathOf } from '../../src/site/pages';
import { expect, test } from '../support/fixtures';
import { readEnquiries, sql } from '../support/database';
import {
  withFakeClock,
  choose,
  field,
  fillIn,
  MESSAGE,
  submit,
  unfold,
} from '../support/enquiryForm';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { textsOf } from '../support/texts';

withFakeClock();

test(
  'keeps a full enquiry on a reload, and stores all its values',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await page.goto(pathOf('contact', SOURCE_LANGUAGE));
    await fillIn(page);
    await choose(page, 'urgency', 'deadline');
    await field(page, 'channel').selectOption('video');
    await field(page, 'phone').fill('(+49) 30/1234567');
    await unfold(page);
    await field(page, 'language').selectOption('fr');
    await field(page, 'source').selectOption('recommendation');
    await page.reload();
    await expect(page.locator('[data-island=""] form')).toHaveCount(0);
    await expect(field(page, 'consent')).not.toBeChecked();
    await field(page, 'consent').check();
    await page.clock.fastForward('01:00');
    await submit(page).click();

    const sent = page.getByRole('heading', {
      name: textsOf(SOURCE_LANGUAGE, 'contact').survey.sent.heading,
    });
    await expect(sent).toBeFocused();
    const { page: texts, survey } = textsOf(SOURCE_LANGUAGE, 'contact');
    await expect(page.getByText(survey.sent.video)).toBeVisible();
    const [live] = await sql<{ price: string }>(
      site,
      `select consultation_price ->> '${SOURCE_LANGUAGE}' as price from public.firm_facts`,
    );
    await expect(page.locator('#enquiry')).toContainText(live?.price ?? '');
    await expect(page.getByRole('heading', { name: texts.afterHeading })).toHaveCount(0);
    await expect(page.locator('form')).toHaveCount(0);

    const [row, ...others] = await readEnquiries(site);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      name: 'Ana Pérez',
      email: 'ana@example.com',
      phone: '+49 30 1234567',
      language: 'fr',
      channel: 'video',
      practice_area: 'inheritance',
      urgency: 'deadline',
      message: MESSAGE,
      source: 'recommendation',
      consent: true,
      consent_language: SOURCE_LANGUAGE,
      consent_version: DATA_PROTECTION_VERSION,
      special_consent: false,
      status: 'new',
      notes: '',
    });
    expect(row?.fill_seconds).toBeGreaterThanOrEqual(60);
    // What was shown is recorded, word for word.
    const wordings = await sql(
      site,
      `select part from public.consent_texts where hash = any ($1) or hash = $2 order by part`,
      [row?.consent_texts, row?.notice_hash],
    );
    expect(wordings).toEqual(
      ['consent', 'firstLayer', 'notice', 'specialConsent'].map((part) => ({ part })),
    );
    // The database's time, whatever the visitor's clock.
    expect(Math.abs(Date.now() - Date.parse(String(row?.consent_at)))).toBeLessThan(60_000);

    // A submitted enquiry is no longer stored on the device.
    expect(await page.evaluate(() => sessionStorage.getItem('contact_draft'))).toBeNull();
  },
);

test(
  'can be filled in and submitted by keyboard alone',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await page.goto(pathOf('contact', 'en'));
    await field(page, 'practice_area').focus();
    await page.keyboard.press('c');
    for (let tab = 0; tab < 3; tab++) await page.keyboard.press('Tab');
    await page.keyboard.type('A neighbour has built on our land.');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Sam Doe');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('sam@example.com');
    for (let tab = 0; tab < 2; tab++) await page.keyboard.press('Tab');
    await expect(field(page, 'consent')).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(field(page, 'special_consent')).toBeFocused();
    await page.keyboard.press('Space');
    await page.clock.fastForward('01:00');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('heading', { name: 'We have received your enquiry' }),
    ).toBeFocused();
    expect(await readEnquiries(site)).toMatchObject([
      { name: 'Sam Doe', practice_area: 'civil', special_consent: true },
    ]);
  },
);
