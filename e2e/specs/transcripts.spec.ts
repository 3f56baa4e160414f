import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { virtual as Virtual } from '@guidepup/virtual-screen-reader';
import type { Page } from '@playwright/test';
import { pathOf } from '../../src/site/pages';
import { field, submit } from '../support/enquiryForm';
import { expect, test } from '../support/fixtures';
import { openWithIslands } from '../support/hydratedPage';
import { NIE } from '../support/seededPosts';
import { SOURCE_LANGUAGE } from '../../src/site/languages';

const BUNDLE = '/virtual-screen-reader.js';

const FILE = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js');

type Reading = Window & { virtual: typeof Virtual };

/**
 * A screen reader inside the page (Guidepup's virtual one). It speaks elements by the ARIA
 * specifications, follows the focus that real keys move, and announces live regions.
 */
class ScreenReader {
  private readonly lines: string[] = [];

  constructor(private readonly page: Page) {}

  /** Starts on the open document; call it again after each page load. */
  async start(): Promise<void> {
    await this.page.route(`**${BUNDLE}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: readFileSync(FILE, 'utf8') }),
    );
    await this.page.evaluate(async (bundle) => {
      const { virtual } = (await import(bundle)) as { virtual: typeof Virtual };
      Object.assign(window, { virtual });
      await virtual.start({ container: document.body });
      await virtual.clearSpokenPhraseLog();
    }, BUNDLE);
  }

  /** Reads on from the current position until a phrase; fails if it does not come. */
  async readUntil(last: RegExp): Promise<void> {
    this.lines.push('', '# reads on');
    const found = await this.page.evaluate(
      async ({ source }) => {
        const { virtual } = window as unknown as Reading;
        for (let phrases = 0; phrases < 80; phrases += 1) {
          await virtual.next();
          if (new RegExp(source).test(await virtual.lastSpokenPhrase())) return true;
        }
        return false;
      },
      { source: last.source },
    );
    await this.collect();
    expect(found, `${last} in\n${this.transcript()}`).toBe(true);
  }

  /** Does something and waits until a phrase is said. */
  async hear(step: string, action: () => Promise<unknown>, last: RegExp): Promise<void> {
    this.lines.push('', `# ${step}`);
    await action();
    await expect
      .poll(() => this.log(), { message: `${last} after: ${step}` })
      .toContainEqual(expect.stringMatching(last));
    await this.collect();
  }

  transcript(): string {
    return `${this.lines.join('\n').trim()}\n`;
  }

  private log(): Promise<string[]> {
    return this.page.evaluate(() => (window as unknown as Reading).virtual.spokenPhraseLog());
  }

  private async collect(): Promise<void> {
    const said = await this.page.evaluate(async () => {
      const { virtual } = window as unknown as Reading;
      // In one call: what is said in between must not be lost.
      const log = await virtual.spokenPhraseLog();
      await virtual.clearSpokenPhraseLog();
      return log;
    });
    this.lines.push(...said);
  }
}

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
