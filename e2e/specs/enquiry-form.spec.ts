import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { DATA_PROTECTION_VERSION } from '../../src/site/legal';
import { pathOf } from '../../src/site/pages';
import { readEnquiries } from '../support/database';
import {
  choose,
  field,
  fillIn,
  MESSAGE,
  submit,
  unfold,
  withFakeClock,
} from '../support/enquiryForm';
import { expect, test } from '../support/fixtures';
import { tabTo } from '../support/keyboard';
import { OTHER } from '../support/languages';
import { holdRequests } from '../support/requests';
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

    const { page: texts, survey } = textsOf(SOURCE_LANGUAGE, 'contact');
    await expect(page.getByRole('heading', { name: survey.sent.heading })).toBeFocused();
    await expect(page.getByText(survey.sent.video)).toBeVisible();
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
    // The database's time, whatever the visitor's clock.
    expect(Math.abs(Date.now() - Date.parse(String(row?.consent_at)))).toBeLessThan(60_000);
    // A submitted enquiry is no longer stored on the device.
    expect(await page.evaluate(() => sessionStorage.getItem('contact_draft'))).toBeNull();
  },
);

test(
  'keeps, checks and submits what is typed before hydration, by keyboard alone',
  { tag: '@phone' },
  async ({ page, site }) => {
    const type = async (name: string, keys: string) => {
      await tabTo(page, field(page, name));
      await page.keyboard.type(keys);
    };
    const release = await holdRequests(page, '**/assets/app-*.js');
    await page.goto(pathOf('contact', OTHER), { waitUntil: 'commit' });
    await field(page, 'practice_area').selectOption('family');
    await field(page, 'practice_area').focus();
    await type('message', 'Wir leben getrennt und haben zwei Kinder.');
    await type('name', 'Jörg Groß');
    await type('email', 'joerg@');
    await type('consent', ' ');
    release();
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    await expect(field(page, 'name')).toHaveValue('Jörg Groß');
    await expect(page.locator('#enquiry-email-error')).toBeVisible();
    await field(page, 'email').fill('joerg@example.com');
    await expect(page.locator('#enquiry-email-error')).toHaveCount(0);

    await type('special_consent', ' ');
    await expect(page.locator('[data-island=""] form')).toHaveCount(0);
    await page.clock.fastForward('01:00');
    await tabTo(page, submit(page));
    await page.keyboard.press('Enter');
    const { heading } = textsOf(OTHER, 'contact').survey.sent;
    await expect(page.getByRole('heading', { name: heading })).toBeFocused();
    expect(await readEnquiries(site)).toMatchObject([
      {
        name: 'Jörg Groß',
        email: 'joerg@example.com',
        message: 'Wir leben getrennt und haben zwei Kinder.',
        practice_area: 'family',
        language: OTHER,
        consent: true,
        special_consent: true,
      },
    ]);
  },
);
