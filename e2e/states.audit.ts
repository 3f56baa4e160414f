import { LOGGED_FAILURES } from './failures';
import { test } from './fixtures';
import { walkDialogs, walkFailures, walkMenus, walkQuestionnaire } from './openStates';
import { beginWithoutEnquiries } from './survey';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const language of ['es', 'de', 'ar', 'zh'] as const) {
  test.describe(`axe finds nothing in ${language}`, () => {
    test('in menus, cards and questions that are open', ({ page }) => walkMenus(page, language));

    test('in dialogs, popover and notices', ({ page }) => walkDialogs(page, language));

    test('in empty and failed lists', async ({ page, pageErrors }) => {
      pageErrors.expected.push(...LOGGED_FAILURES);
      await walkFailures(page, language);
    });

    test.describe('in the questionnaire', () => {
      beginWithoutEnquiries();

      test('with errors, failed and sent', async ({ page, pageErrors }) => {
        pageErrors.expected.push(/ERR_FAILED/);
        await walkQuestionnaire(page, language);
      });
    });
  });
}
