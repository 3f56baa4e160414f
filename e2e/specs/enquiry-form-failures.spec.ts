import { firm } from '../../src/site/firm';
import { pathOf } from '../../src/site/pages';
import { expect, test } from '../support/fixtures';
import { inOneViewport } from '../support/viewports';
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
import { OTHER, ANOTHER } from '../support/languages';
import { textsOf } from '../support/texts';

const TABLE = '**/rest/v1/contact_surveys*';

withFakeClock();

test(
  'keeps typed values on a reload or a language change, but not the consent',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(pathOf('contact', SOURCE_LANGUAGE));
    await fillIn(page);
    await field(page, 'channel').selectOption('chat');
    await choose(page, 'urgency', 'deadline');
    await field(page, 'phone').fill('300 000 009');
    await unfold(page);
    await field(page, 'source').selectOption('press');

    const expectKept = async () => {
      await expect(field(page, 'message')).toHaveValue(MESSAGE);
      await expect(field(page, 'name')).toHaveValue('Ana Pérez');
      await expect(field(page, 'email')).toHaveValue('ana@example.com');
      await expect(field(page, 'phone')).toHaveValue('300 000 009');
      await expect(field(page, 'practice_area')).toHaveValue('inheritance');
      await expect(field(page, 'source')).toHaveValue('press');
      await expect(field(page, 'channel')).toHaveValue('chat');
      await expect(page.locator('input[name=urgency][value=deadline]')).toBeChecked();
    };
    await page.reload();
    await expectKept();
    await expect(field(page, 'consent')).not.toBeChecked();
    await expect(field(page, 'language')).toHaveValue(SOURCE_LANGUAGE);

    await page.goto(pathOf('contact', 'fr'));
    await expectKept();
    await expect(field(page, 'language')).toHaveValue('fr');

    // A day later it is erased.
    await page.clock.fastForward('24:01:00');
    await page.reload();
    await expect(field(page, 'message')).toHaveValue('');
  },
);

const FAILURES = [
  ['a server error', 500, '{"message":"boom"}', 'other', OTHER],
  ['an answer that is no JSON', 200, '<html>', 'other', SOURCE_LANGUAGE],
  ['an empty response of a captive portal', 200, '', 'other', ANOTHER],
  ['a timeout', 408, '{"message":"slow"}', 'timeout', 'en'],
  ['a broken connection', 0, '', 'unreachable', 'fr'],
] as const;

for (const [name, status, body, reason, language] of FAILURES) {
  const contact = textsOf(language, 'contact');
  const { failed, failedMail, retry, sent, urgencies } = contact.survey;

  test(
    `keeps the typed values and offers e-mail and chat after ${name}: ${language}`,
    inOneViewport(language),
    async ({ page, site, pageErrors }) => {
      pageErrors.expected.push(/Failed to load resource/);
      await page.route(TABLE, (route) =>
        status === 0 ? route.abort() : route.fulfill({ status, body, contentType: 'text/html' }),
      );
      await page.goto(pathOf('contact', language));
      await fillIn(page);
      await submit(page).click();

      const alert = page.getByRole('alert').filter({ hasText: failed.heading });
      await expect(alert).toContainText(failed[reason]);
      await expect(alert).toContainText(failed.kept);
      const mail = new URL(
        (await alert.getByRole('link', { name: failed.mail }).getAttribute('href')) ?? '',
      );
      expect(mail.pathname).toBe(firm.email);
      expect(mail.searchParams.get('subject')).toBe(failedMail.subject);
      const chat = alert.getByRole('link', { name: failed.chat });
      await expect(chat).toBeInViewport();
      const href = new URL((await chat.getAttribute('href')) ?? '');
      expect(href.hostname).toBe('wa.me');
      // A greeting without case or personal data, since it goes through another company.
      expect(href.searchParams.get('text')).toBe(contact.chat.prefilled);
      for (const typed of [
        contact.footer.services.inheritance,
        urgencies.normal,
        'Ana Pérez',
        'ana@example.com',
        MESSAGE.replace('\n', '\r\n'),
      ]) {
        expect(mail.searchParams.get('body')).toContain(typed);
      }
      await expect(chat).toHaveAttribute('target', '_blank');
      await expect(field(page, 'message')).toHaveValue(MESSAGE);
      await expect(field(page, 'consent')).toBeChecked();
      await expect(submit(page)).toBeFocused();
      expect(await readEnquiries(site)).toEqual([]);

      await page.unroute(TABLE);
      await page.getByRole('button', { name: retry }).click();
      await expect(page.getByRole('heading', { name: sent.heading })).toBeFocused();
      expect(await readEnquiries(site)).toHaveLength(1);
    },
  );
}

test(
  'explains that further enquiries from one address are not stored',
  { tag: '@desktop' },
  async ({ page, site, pageErrors }) => {
    pageErrors.expected.push(/Failed to load resource/);
    await sql(
      site,
      `insert into public.contact_surveys (name, email, language, channel, practice_area, urgency,
         message, consent, consent_language, consent_version, fill_seconds, overflow)
       select 'Ana Pérez', 'ana@example.com', 'es', 'email', 'civil', 'normal', 'Otra consulta más',
         true, 'es', '2026-09-01', 10, true from generate_series(1, 300)`,
    );
    for (const language of [SOURCE_LANGUAGE, ANOTHER]) {
      const text = textsOf(language, 'contact').survey.failed.rateLimited;
      await page.goto(pathOf('contact', language));
      await fillIn(page);
      await submit(page).click();
      await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
      await expect(field(page, 'message')).toHaveValue(MESSAGE);
    }
    expect(await readEnquiries(site)).toHaveLength(300);

    await field(page, 'email').fill('otra@example.com');
    await submit(page).click();
    await expect(page.locator('form')).toHaveCount(0);
    expect(await readEnquiries(site)).toHaveLength(301);
  },
);
