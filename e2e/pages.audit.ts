import { LANGUAGES } from '../src/site/languages';
import { expectPagesAccessible, expectReflow, pathsIn } from './everyPage';
import { test } from './fixtures';

test.use({ prerendered: true });

for (const language of LANGUAGES) {
  test.describe(`every page in ${language}`, { tag: '@desktop' }, () => {
    test.beforeEach(({ pageErrors }) => pageErrors.expected.push(/status of 404/));

    test('holds nothing that axe finds', ({ page }) => expectPagesAccessible(page, language));
    test('reflows', ({ page }) => expectReflow(page, pathsIn(language)));
  });
}
