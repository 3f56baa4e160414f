import { expect, test } from '../support/fixtures';
import { readEnquiries } from '../support/database';
import { withFakeClock, field, fillIn, submit, unfold } from '../support/enquiryForm';
import { pathOf } from '../../src/site/pages';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { textsOf } from '../support/texts';

withFakeClock();

test('shows each error next to its field', { tag: '@phone' }, async ({ page, site }) => {
  const texts = textsOf('fr', 'contact').survey.errors;
  await page.goto(pathOf('contact', 'fr'));
  const errorOf = (name: string) => page.locator(`#enquiry-${name}-error`);
  // No error before the field was left; then at once, and removed as soon as the value is valid.
  await expect(page.locator('form [aria-invalid=true]')).toHaveCount(0);
  await field(page, 'email').fill('ana@');
  await expect(errorOf('email')).toHaveCount(0);
  await unfold(page);
  await field(page, 'phone').fill('mañana');
  await expect(errorOf('email')).toContainText(texts.emailInvalid);
  await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'email')).toHaveAttribute('aria-describedby', 'enquiry-email-error');
  await field(page, 'name').focus();
  await expect(errorOf('phone')).toContainText(texts.phoneInvalid);
  await field(page, 'email').fill('ana@example.com');
  await expect(errorOf('email')).toHaveCount(0);
  await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'false');
  // What is folded again is shown once it has to be corrected.
  await unfold(page);
  await submit(page).click();
  await page.locator('form a[href="#enquiry-phone"]').click();
  await expect(field(page, 'phone')).toBeFocused();
  await field(page, 'phone').fill('');
  await submit(page).click();
  await expect(field(page, 'practice_area')).toBeFocused();
  const summary = page.locator('form').getByText('4 réponses restent à corriger').last();
  await expect(summary).toBeVisible();
  for (const [name, text] of [
    ['practice_area', texts.areaNeeded],
    ['message', texts.messageShort],
    ['name', texts.nameShort],
    ['consent', texts.consentNeeded],
  ] as const) {
    await expect(errorOf(name)).toContainText(text);
  }
  await summary.locator('..').getByRole('link').last().click();
  await expect(field(page, 'consent')).toBeFocused();
  await fillIn(page);
  await expect(page.locator('form [aria-invalid=true]')).toHaveCount(0);
  await expect(page.locator('form a[href^="#enquiry-"]')).toHaveCount(0);
  expect(await readEnquiries(site)).toEqual([]);
});

test(
  'keeps, counts and refuses a message that is too long',
  { tag: '@phone' },
  async ({ page, site }) => {
    const t = textsOf(SOURCE_LANGUAGE, 'contact').survey;
    const counted = (text: string, count: number) =>
      page.getByText(text.replace('{{count}}', String(count)));
    await page.goto(pathOf('contact', SOURCE_LANGUAGE));
    await expect(counted(t.remaining_other, 4000)).toBeVisible();
    await fillIn(page);
    await field(page, 'message').fill('😀'.repeat(3999));
    await expect(counted(t.remaining_one, 1)).toBeVisible();
    await field(page, 'message').fill('😀'.repeat(4012));
    await expect(counted(t.over_other, 12)).toBeVisible();
    await submit(page).click();
    await expect(field(page, 'message')).toBeFocused();
    await expect(page.getByText(t.errors.messageLong)).toBeVisible();
    await expect(field(page, 'message')).toHaveValue('😀'.repeat(4012));
    expect(await readEnquiries(site)).toEqual([]);

    await page.goto(pathOf('contact', 'fr'));
    await expect(counted(textsOf('fr', 'contact').survey.over_other, 12)).toBeVisible();
  },
);
