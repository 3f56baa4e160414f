/** 200 % text size (WCAG 1.4.4), set in the browser, so that rem in media queries grows too. */
import { findChromium } from '../support/chromium';
import { expect, test } from '../support/fixtures';
import { horizontalOverflow } from '../support/layout';
import { pathsIn } from '../support/publicPages';

const { args = [], ...chromium } = findChromium();

test.use({
  launchOptions: { ...chromium, args: [...args, '--blink-settings=defaultFontSize=32'] },
  viewport: { width: 360, height: 740 },
});

// German and Russian have the longest words, Arabic runs right to left.
for (const language of ['es', 'de', 'fr', 'ru', 'ar'] as const) {
  test(
    `no page in ${language} scrolls sideways on a phone with texts of twice the size`,
    { tag: '@desktop' },
    async ({ page, pageErrors }) => {
      test.slow();
      pageErrors.expected.push(/404/);
      for (const path of pathsIn(language)) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 20_000 });
        expect.soft(await horizontalOverflow(page), path).toBe(0);
      }
    },
  );
}
