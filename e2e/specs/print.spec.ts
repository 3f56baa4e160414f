import { firm } from '../../src/site/firm';
import { pathOf } from '../../src/site/pages';
import { expect, test } from '../support/fixtures';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { NIE } from '../support/seededPosts';

test(
  'a post prints as its text with the date of the law, a practice area with its answers, the contact page without form',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(`/blog/${NIE.slug}`, { waitUntil: 'load' });
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('body header').first()).toBeHidden();
    const footer = page.locator('footer');
    await expect(footer.locator('h2').first()).toBeHidden();
    await expect(page.locator('.chat-button')).toBeHidden();
    await expect(page.locator('#more-posts')).toBeHidden();
    await expect(page.locator('article img').first()).toBeHidden();
    await expect(page.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(
      page.locator('article p').filter({ hasText: /^Derecho vigente en / }),
    ).toBeVisible();
    for (const text of [
      firm.lawyers[0].name,
      firm.address.street,
      firm.email,
      new RegExp(`/blog/${NIE.slug}$`),
    ]) {
      await expect(footer.getByText(text)).toBeVisible();
    }

    // The answers to questions, which are folded on the screen.
    await page.emulateMedia({ media: 'screen' });
    await page.goto(pathOf('service-labor', SOURCE_LANGUAGE), { waitUntil: 'load' });
    const answers = page.getByRole('main').locator('details > :not(summary)');
    await expect(answers.first()).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    const heights = await answers.evaluateAll((all) =>
      all.map((answer) => answer.getBoundingClientRect().height),
    );
    expect(Math.min(...heights)).toBeGreaterThan(10);

    // How to reach the firm, and no empty form.
    await page.goto(pathOf('contact', SOURCE_LANGUAGE), { waitUntil: 'load' });
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('form').first()).toBeHidden();
    await expect(page.locator('#booking')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Ir al contenido' })).toBeHidden();
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(3);
  },
);
