import type { Page } from '@playwright/test';
import { pathOf } from '../../src/site/pages';
import { bookingOn, withFreeTimes } from '../support/booking';
import { field, submit } from '../support/enquiryForm';
import { expect, test } from '../support/fixtures';
import { openWithIslands } from '../support/hydratedPage';
import { ScreenReader } from '../support/screenReader';
import { NIE } from '../support/seededPosts';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { MIRRORED } from '../support/languages';
import { textsOf } from '../support/texts';

/**
 * What a screen reader says on the main journeys, in e2e/transcripts: to be read like code when it
 * changes. `--update-snapshots` rewrites them.
 */
test.describe('@desktop', () => {
  test.beforeEach(({ pageErrors }) => {
    // Thrown by the screen reader when the page that it is reading is replaced.
    pageErrors.expected.push(/getElementById is not a function/);
  });

  test(`finds a practice area in ${SOURCE_LANGUAGE}, and reads it in another language`, async ({
    page,
  }) => {
    const language = SOURCE_LANGUAGE;
    const { labor } = textsOf(language, 'services');
    const reader = await opened(page, pathOf('home', language));
    const link = page.getByRole('main').getByRole('link', { name: labor.title, exact: true });
    await reader.hear('the link', () => link.focus(), /^link/);
    await reader.hear('Enter', () => page.keyboard.press('Enter'), /^polite/);
    await reader.readUntil(/level 2/);

    const t = textsOf(language, 'navigation');
    const button = page.getByRole('banner').getByRole('button', { name: new RegExp(t.language) });
    await reader.hear('the switcher', () => button.focus(), /^button/);
    await page.keyboard.press('Enter');
    // Not Tab: which language is the first in the list depends on the others.
    const french = page.getByRole('banner').getByRole('link', { name: 'Français' });
    await reader.hear('Enter, another language', () => french.focus(), /^link.*Français/);
    await reader.hear('Enter', () => page.keyboard.press('Enter'), /^polite/);
    expect(reader.transcript()).toMatchSnapshot(`service.${language}.txt`);
  });

  test(`reads a post in ${SOURCE_LANGUAGE}`, async ({ page }) => {
    const language = SOURCE_LANGUAGE;
    const reader = await opened(page, pathOf('blog', language));
    const title = page.getByRole('main').getByRole('link', { name: NIE[language], exact: true });
    // The list is read again as well.
    const post = page.waitForResponse((answer) => answer.url().includes(`slug.eq.${NIE.slug}`));
    await reader.hear('the title', () => title.focus(), /^link/);
    // Until the post is read, the dialog has the name of the list.
    await (await post).finished();
    await reader.hear('Enter', () => page.keyboard.press('Enter'), /^dialog/);
    await reader.readUntil(/level 3/);
    await reader.hear('Escape', () => page.keyboard.press('Escape'), /^link/);
    expect(reader.transcript()).toMatchSnapshot(`post.${language}.txt`);
  });

  test(`sends an enquiry with two errors in ${SOURCE_LANGUAGE}`, async ({ page }) => {
    const language = SOURCE_LANGUAGE;
    const reader = await opened(page, pathOf('contact', language));
    const hearField = (name: string) =>
      reader.hear(name, () => field(page, name).first().focus(), /^(combobox|textbox|checkbox)/);
    await hearField('practice_area');
    await field(page, 'practice_area').selectOption('immigration');
    await hearField('message');
    await page.keyboard.type('NIE 2026, NIE 2027, NIE 2028.');
    await hearField('email');
    await page.keyboard.type('ana@');
    await hearField('consent');
    await page.keyboard.press('Space');
    const send = () => page.keyboard.press('Enter');
    await reader.hear('the button', () => submit(page).focus(), /^button/);
    // After the focus has moved to the first field.
    await reader.hear('Enter: two errors', send, /^assertive: .*2/);
    await page.keyboard.type('Ana');
    await hearField('email');
    await page.keyboard.type('example.com');
    await reader.hear('the button again', () => submit(page).focus(), /^button/);
    await reader.hear('Enter: sent', send, /^heading/);
    expect(reader.transcript()).toMatchSnapshot(`enquiry.${language}.txt`);
  });

  test.describe(() => {
    withFreeTimes();
    test.use({ timezoneId: 'Asia/Shanghai' });

    // In a language with a script of its own, where the site has one.
    for (const language of MIRRORED ? [MIRRORED] : [])
      test(`books and cancels an appointment in ${language}`, async ({ page }) => {
        const { section, days, times, submit: book } = bookingOn(page);
        const t = textsOf(language, 'contact').booking;
        const reader = await opened(page, pathOf('contact', language));
        await expect(days.first()).toBeVisible();
        const enter = () => page.keyboard.press('Enter');
        const hearField = (name: string) =>
          reader.hear(
            name,
            () => section.locator(`[name=${name}]`).first().focus(),
            /^(combobox|textbox|checkbox)/,
          );
        await reader.hear('kind', () => section.getByRole('radio').first().focus(), /^radio/);
        await reader.hear('another day', () => days.nth(1).focus(), /^button/);
        await reader.hear('Enter: its times', enter, /^heading/);
        await reader.hear('a time', () => times.first().focus(), /^button/);
        await reader.hear('Enter: the form', enter, /^heading/);
        await hearField('name');
        await page.keyboard.type('Li Wei');
        await hearField('email');
        await page.keyboard.type('li.wei@client.example');
        await hearField('practice_area');
        await section.locator('[name=practice_area]').selectOption('immigration');
        await hearField('opposing_party');
        await hearField('consent');
        await page.keyboard.press('Space');
        await reader.hear('the button', () => book.focus(), /^button/);
        await reader.hear('Enter: booked', enter, /^heading/);
        await reader.readUntil(new RegExp(t.my.manage));
        const manage = section.getByRole('link', { name: t.my.manage });
        await reader.hear('the link', () => manage.focus(), /^link/);
        await reader.hear('Enter: the appointment', enter, /^heading/);
        const cancel = section.getByRole('button', { name: t.my.cancel, exact: true });
        await reader.hear('cancel', () => cancel.focus(), /^button/);
        await enter();
        await expect(cancel).toHaveAttribute('aria-expanded', 'true');
        await reader.hear('a word', () => section.locator('textarea').focus(), /^textbox/);
        await reader.hear('for good', () => book.focus(), /^button/);
        await reader.hear('Enter: cancelled', enter, /^heading/);
        expect(reader.transcript()).toMatchSnapshot(`booking.${language}.txt`);
      });
  });
});

async function opened(page: Page, path: string): Promise<ScreenReader> {
  // A link in an island opens a document until then, which ends the reader.
  await openWithIslands(page, path);
  const reader = new ScreenReader(page);
  await reader.start();
  return reader;
}
