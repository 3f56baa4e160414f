import type { Page } from '@playwright/test';
import { pathOf } from '../../src/site/pages';
import { field, submit } from '../support/enquiryForm';
import { expect, test } from '../support/fixtures';
import { openWithIslands } from '../support/hydratedPage';
import { ScreenReader } from '../support/screenReader';
import { NIE } from '../support/seededPosts';
import { SOURCE_LANGUAGE } from '../../src/site/languages';

/**
 * What a screen reader says on the main journeys, in e2e/transcripts: to be read like code when it
 * changes. `--update-snapshots` rewrites them.
 */
test.describe('@desktop', () => {
  test.beforeEach(({ pageErrors }) => {
    // Thrown by the screen reader when the page that it is reading is replaced.
    pageErrors.expected.push(/getElementById is not a function/, /computedName/);
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
});

async function opened(page: Page, path: string): Promise<ScreenReader> {
  // A link in an island opens a document until then, which ends the reader.
  await openWithIslands(page, path);
  const reader = new ScreenReader(page);
  await reader.start();
  return reader;
}
