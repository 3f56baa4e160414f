import { LANGUAGES } from '../src/site/languages';
import { expectPagesAccessible, expectPagesReflow } from './everyPage';
import { test } from './fixtures';

test.use({ prerendered: true });

for (const language of LANGUAGES) {
  test.describe(`every page in ${language}`, { tag: '@desktop' }, () => {
    test.beforeEach(({ pageErrors }) => pageErrors.expected.push(/status of 404/));

    test('holds nothing that axe finds', ({ page }) => expectPagesAccessible(page, language));
    test('reflows', ({ page }) => expectPagesReflow(page, language));
  });
}
