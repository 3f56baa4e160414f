import { firm } from '../../src/site/firm';
import { lawyerPathOf, pathOf, postPathOf } from '../../src/site/pages';
import { expectAccessibleScreen } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { navigateInApp } from '../support/history';
import { openHydrated } from '../support/publicPages';
import { NIE } from '../support/seededPosts';
import { textsOf } from '../support/texts';
import { ANOTHER } from '../support/languages';

const [{ id, name, barNumber }] = firm.lawyers;

const language = ANOTHER;
const t = textsOf(language, 'common').lawyer;

test(
  'a post leads to its author and from there to a consultation, the door of a detention to what is done then',
  { tag: '@phone' },
  async ({ page }) => {
    await openHydrated(page, postPathOf(NIE.slug, language));
    const article = page.getByRole('main').getByRole('article').first();
    await expect(article).toContainText(barNumber);
    await article.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`${lawyerPathOf(id, language)}?area=immigration`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByText(t.facts.interpreted, { exact: true })).toBeVisible();
    await expectAccessibleScreen(page);
    await page.getByRole('main').getByRole('link', { name: t.contact }).click();
    await expect(page).toHaveURL(`${pathOf('contact', language)}?area=immigration`);

    const { doors } = textsOf(language, 'services');
    await navigateInApp(page, pathOf('service-family', language));
    await page.getByRole('link', { name: doors.detained }).click();
    const { heading } = textsOf(language, 'contact').detention;
    await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
  },
);
