import { firm } from '../../src/site/firm';
import { lawyerPathOf, pathOf, postPathOf } from '../../src/site/pages';
import { expectAccessibleAtBothWidths } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { openHydrated } from '../support/publicPages';
import { NIE } from '../support/seededPosts';
import { textsOf } from '../support/texts';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { ANOTHER } from '../support/languages';
import { inOneViewport } from '../support/viewports';

const [{ id, name, barNumber }] = firm.lawyers;

for (const language of [SOURCE_LANGUAGE, ANOTHER] as const) {
  const t = textsOf(language, 'common').lawyer;

  test(
    `a post leads to its author, and from there to a consultation: ${language}`,
    inOneViewport(language),
    async ({ page }) => {
      await openHydrated(page, postPathOf(NIE.slug, language));
      const article = page.getByRole('main').getByRole('article').first();
      await expect(article).toContainText(barNumber);
      await article.getByRole('link', { name }).click();
      await expect(page).toHaveURL(`${lawyerPathOf(id, language)}?area=immigration`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(page.getByText(t.facts.interpreted, { exact: true })).toBeVisible();
      await expectAccessibleAtBothWidths(page);
      await page.getByRole('main').getByRole('link', { name: t.contact }).click();
      await expect(page).toHaveURL(`${pathOf('contact', language)}?area=immigration`);
    },
  );
}

test('the door of a detention leads to what the firm does then', async ({ page }) => {
  const { doors } = textsOf(SOURCE_LANGUAGE, 'services');
  await openHydrated(page, pathOf('service-family', SOURCE_LANGUAGE));
  await page.getByRole('link', { name: doors.detained }).click();
  const { heading } = textsOf(SOURCE_LANGUAGE, 'contact').detention;
  await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
});
