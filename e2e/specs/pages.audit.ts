import { LANGUAGES } from '../../src/site/languages';
import { expectPagesAccessible, expectReflow } from '../support/accessibility';
import { openHydrated, pathsIn } from '../support/publicPages';
import { test } from '../support/fixtures';

for (const language of LANGUAGES) {
  test.describe(`every page in ${language}`, { tag: '@desktop' }, () => {
    test.beforeEach(({ pageErrors }) => pageErrors.expected.push(/status of 404/));

    test('has no axe violation', ({ page }) => expectPagesAccessible(page, language));
    test('reflows at 400 % zoom', async ({ page }) => {
      for (const path of pathsIn(language)) {
        await openHydrated(page, path);
        await expectReflow(page, path);
      }
    });
  });
}
