import { LANGUAGES } from '../../src/site/languages';
import { expectAccessible, expectReflow } from '../support/accessibility';
import { openHydrated, pathsIn } from '../support/publicPages';
import { test } from '../support/fixtures';
import { AUDITED_WIDTHS } from '../support/pictures';

for (const language of LANGUAGES) {
  test(
    `no page in ${language} has an axe violation, and each reflows at 400 % zoom`,
    { tag: '@desktop' },
    async ({ page, pageErrors }) => {
      pageErrors.expected.push(/status of 404/);
      for (const path of pathsIn(language)) {
        await openHydrated(page, path);
        for (const width of AUDITED_WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          await expectAccessible(page, path);
        }
        await expectReflow(page, path);
      }
    },
  );
}
