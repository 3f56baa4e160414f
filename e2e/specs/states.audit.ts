import { withFreeTimes } from '../support/booking';
import { sql } from '../support/database';
import { test } from '../support/fixtures';
import {
  walkBooking,
  walkDialogs,
  walkEnquiryForm,
  walkFailures,
  walkMenus,
} from '../support/openStates';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { ANOTHER, LAST, OTHER } from '../support/languages';
import { withFakeClock } from '../support/enquiryForm';

// Failed and empty lists: a prerendered page contains its data.
test.use({ prerendered: false });

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const language of new Set([SOURCE_LANGUAGE, OTHER, ANOTHER, LAST])) {
  test.describe(`axe finds no violation in ${language}`, () => {
    test('in open menus, cards and questions', ({ page }) => walkMenus(page, language));

    test('in dialogs, popovers and toasts', ({ page }) => walkDialogs(page, language));

    test('in empty and failed lists', async ({ page, pageErrors }) => {
      pageErrors.expected.push(/status of 500/, /failed to load\./, /was not counted\./);
      await walkFailures(page, language);
    });

    test.describe('in booking', () => {
      withFreeTimes();
      test.use({ timezoneId: 'Asia/Shanghai' });

      test('from the free times to the appointment of a link', ({ page, site }) =>
        walkBooking(page, language, () =>
          sql(
            site,
            `insert into public.absences (starts_at, ends_at) values ('2027-01-18Z', '2027-01-19Z')`,
          ),
        ));
    });

    test.describe('in the enquiry form', () => {
      withFakeClock();

      test('with errors, after a failed send and after success', async ({ page, pageErrors }) => {
        pageErrors.expected.push(/ERR_FAILED/);
        await walkEnquiryForm(page, language);
      });
    });
  });
}
