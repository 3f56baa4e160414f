import { firm } from '../../src/site/firm';
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
import { ANOTHER, OTHER } from '../support/languages';
import { textsOf } from '../support/texts';

withFakeClock();

test('stores a full enquiry with all its values', { tag: '@desktop' }, async ({ page, site }) => {
  await page.goto(pathOf('contact', SOURCE_LANGUAGE));
  await fillIn(page);
  await choose(page, 'urgency', 'deadline');
  await field(page, 'channel').selectOption('video');
  await field(page, 'phone').fill('(+49) 30/1234567');
  await unfold(page);
  await field(page, 'language').selectOption('fr');
  await field(page, 'source').selectOption('recommendation');
  await submit(page).click();

  const sent = page.getByRole('heading', {
    name: textsOf(SOURCE_LANGUAGE, 'contact').survey.sent.heading,
  });
  await expect(sent).toBeFocused();
  await expect(page.getByText(textsOf(SOURCE_LANGUAGE, 'contact').survey.sent.video)).toBeVisible();
  const [live] = await sql<{ price: string }>(
    site,
    `select consultation_price ->> '${SOURCE_LANGUAGE}' as price from public.firm_facts`,
  );
  await expect(page.locator('#enquiry')).toContainText(live?.price ?? '');
  const { page: texts } = textsOf(SOURCE_LANGUAGE, 'contact');
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
  await page.reload();
  await expect(field(page, 'name')).toHaveValue('');
});

test(
  'shows the phone number at once, and after sending, when somebody is detained',
  { tag: '@phone' },
  async ({ page }) => {
    const text = textsOf(ANOTHER, 'contact').survey.urgent.detained;
    await page.goto(pathOf('contact', ANOTHER));
    const notice = page.locator('form').getByRole('status').filter({ hasText: text });
    await expect(notice).toHaveCount(0);
    await choose(page, 'urgency', 'detained');
    await expect(notice).toBeVisible();
    for (const phone of firm.phones) {
      await expect(notice.locator(`a[href="tel:${phone}"]`)).toBeVisible();
    }
    // The sentence is long: the number stands above it, in sight.
    const [number, sentence] = await Promise.all(
      [notice.getByRole('link').first(), notice.getByRole('paragraph')].map((one) =>
        one.boundingBox(),
      ),
    );
    expect(number?.y).toBeLessThan(sentence?.y ?? 0);
    await choose(page, 'urgency', 'deadline');
    await expect(page.locator('form [role=status] a[href^="tel:"]')).toHaveCount(
      firm.phones.length,
    );
    await choose(page, 'urgency', 'normal');
    await expect(page.locator('form a[href^="tel:"]')).toHaveCount(0);

    await fillIn(page);
    await choose(page, 'urgency', 'detained');
    // Not to be answered by mail alone.
    await submit(page).click();
    await expect(field(page, 'phone')).toBeFocused();
    await field(page, 'phone').fill('+34 600 000 001');
    await submit(page).click();
    const { sent } = textsOf(ANOTHER, 'contact').survey;
    const heading = page.getByRole('heading', { name: sent.heading });
    await expect(heading).toBeFocused();
    const confirmation = page.locator('div', { has: heading }).last();
    await expect(confirmation).toContainText(text);
    await expect(confirmation.locator('a[href^="tel:"]')).toHaveCount(firm.phones.length);
    await expect(confirmation.getByText(sent.call)).toBeVisible();
    await expect(confirmation.getByText(sent.read)).toHaveCount(0);
  },
);

test(
  'the URL preselects the practice area until the visitor chooses one',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(`${pathOf('contact', 'en')}?area=immigration`);
    await expect(field(page, 'practice_area')).toHaveValue('immigration');
    await field(page, 'practice_area').selectOption('family');
    await page.reload();
    await expect(field(page, 'practice_area')).toHaveValue('family');
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`${pathOf('contact', SOURCE_LANGUAGE)}?area=%3Cscript%3E`);
    await expect(field(page, 'practice_area')).toHaveValue('');
  },
);

test(
  'the consent leads to the data-protection notice without losing typed values',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(pathOf('contact', OTHER));
    await field(page, 'message').fill(MESSAGE);
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: textsOf(OTHER, 'contact').survey.readNotice }).click();
    const notice = await opened;
    await expect(notice).toHaveURL(pathOf('privacy', OTHER));
    await expect(notice.getByRole('main')).toContainText(DATA_PROTECTION_VERSION);
    await expect(field(page, 'message')).toHaveValue(MESSAGE);
  },
);

test(
  'phone and e-mail fields are left to right with their own keyboards',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(pathOf('contact', ANOTHER));
    for (const [name, mode] of [
      ['email', 'email'],
      ['phone', 'tel'],
    ] as const) {
      await expect(field(page, name)).toHaveAttribute('dir', 'ltr');
      await expect(field(page, name)).toHaveAttribute('inputmode', mode);
      await expect(field(page, name)).toHaveAttribute('autocomplete', mode);
    }
    await expect(field(page, 'name')).toHaveAttribute('autocomplete', 'name');
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

test('says where typed values are kept, and erases them', { tag: '@phone' }, async ({ page }) => {
  const { draft } = textsOf(ANOTHER, 'contact').survey;
  const stored = () => page.evaluate(() => sessionStorage.getItem('contact_draft'));
  await page.goto(pathOf('contact', ANOTHER));
  await expect(page.locator('form').getByText(draft.kept)).toBeVisible();
  await field(page, 'name').fill('Ana Pérez');
  await field(page, 'message').fill(MESSAGE);
  await submit(page).click();
  await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');
  expect(await stored()).toContain('Ana Pérez');

  const erase = page.getByRole('button', { name: draft.erase });
  page.once('dialog', (dialog) => void dialog.dismiss());
  await erase.press('Enter');
  await expect(field(page, 'name')).toHaveValue('Ana Pérez');
  page.once('dialog', (dialog) => {
    expect(dialog.message()).toBe(draft.confirm);
    void dialog.accept();
  });
  await erase.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: draft.erased })).toBeVisible();
  await expect(erase).toBeFocused();
  for (const name of ['name', 'message']) await expect(field(page, name)).toHaveValue('');
  await expect(page.locator('form [aria-invalid=true]')).toHaveCount(0);
  expect(await stored()).toBeNull();
  await page.reload();
  await expect(field(page, 'message')).toHaveValue('');
});
