import { expect, type Page } from '@playwright/test';
import type { virtual as Virtual } from '@guidepup/virtual-screen-reader';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const BUNDLE = '/virtual-screen-reader.js';

const FILE = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js');

type Reading = Window & { virtual: typeof Virtual };

/**
 * A screen reader inside the page (Guidepup's virtual one). It speaks elements by the ARIA
 * specifications, follows the focus that real keys move, and announces live regions.
 */
export class ScreenReader {
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
