import { test } from './fixtures';
import { walkDialogs, walkMenus, walkQuestionnaire } from './openStates';
import { beginWithoutEnquiries } from './survey';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

// More languages and states: `npm run audit`.
for (const language of ['es', 'ar'] as const) {
  const tag = language === 'es' ? [] : '@phone';

  test.describe(`axe finds nothing in ${language}`, { tag }, () => {
    test('in menus, cards and questions that are open', ({ page }) => walkMenus(page, language));

    test('in dialogs, popover and notices', ({ page }) => walkDialogs(page, language));

    test.describe('in the questionnaire', () => {
      beginWithoutEnquiries();

      test('with errors, failed and sent', async ({ page, pageErrors }) => {
        pageErrors.expected.push(/ERR_FAILED/);
        await walkQuestionnaire(page, language);
      });
    });
  });
}
