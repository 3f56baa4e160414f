import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { holdRequests } from '../support/requests';
import { NIE, POSTS_READ } from '../support/seededPosts';
import { textsOf } from '../support/texts';
import { pathOf } from '../../src/site/pages';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { withFakeClock, field, fillIn, submit, unfold } from '../support/enquiryForm';

/** Records everything that live regions announce from now on, in order. */
async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  const said = await page.evaluateHandle(() => {
    const texts: string[] = [];
    new MutationObserver((changes) => {
      const regions = changes.flatMap(({ target, addedNodes }) => {
        const near = target instanceof Element ? target : target.parentElement;
        const added = [...addedNodes].filter((node) => node instanceof Element);
        return [near, ...added].map((one) => one?.closest('[aria-live=polite], [role=alert]'));
      });
      for (const region of new Set(regions))
        if (region?.textContent) texts.push(region.textContent);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    return texts;
  });
  return () => said.evaluate((texts) => [...texts]);
}

test.describe('a page whose data take', { tag: '@desktop' }, () => {
  for (const delay of [0, 1000]) {
    test(`${delay} ms is announced by its own title, and so is the previous page on going back`, async ({
      page,
    }) => {
      await page.clock.install();
      await page.goto('/blog');
      const post = page.getByRole('link', { name: NIE[SOURCE_LANGUAGE], exact: true });
      await expect(post).toBeVisible();
      const own = page.locator('li', { has: post }).getByRole('link').last();
      const said = await recordAnnouncements(page);
      const release = delay > 0 ? await holdRequests(page, POSTS_READ) : undefined;
      const asked = page.waitForRequest(POSTS_READ);
      await own.click();
      await asked;
      await page.clock.fastForward(delay);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      release?.();
      await expect(
        page.getByRole('heading', { level: 1, name: NIE[SOURCE_LANGUAGE] }),
      ).toBeVisible();
      await expect.poll(said).toEqual([await page.title()]);
      await page.goBack();
      await expect(
        page.getByRole('heading', { level: 1, name: NIE[SOURCE_LANGUAGE] }),
      ).toBeHidden();
      await expect.poll(said).toHaveLength(2);
      expect((await said())[1]).toBe(await page.title());
    });
  }
});

test.describe('the enquiry form', { tag: '@desktop' }, () => {
  withFakeClock();

  test('announces the number of errors once, whatever is corrected afterwards', async ({
    page,
  }) => {
    await page.goto(pathOf('contact', SOURCE_LANGUAGE));
    await expect(field(page, 'name')).toBeVisible();
    const said = await recordAnnouncements(page);
    const { summary_one, summary_other } = textsOf(SOURCE_LANGUAGE, 'contact').survey;
    const five = summary_other.replace('{{count}}', '5');
    await submit(page).click();
    await expect.poll(said).toEqual([five]);
    await expect(page.getByText(five).last()).toBeVisible();
    await fillIn(page);
    await expect(page.locator('form [aria-invalid=true]')).toHaveCount(0);
    expect(await said()).toEqual([five]);
    await field(page, 'name').fill('');
    await submit(page).click();
    await expect.poll(said).toEqual([five, summary_one.replace('{{count}}', '1')]);
  });

  test('marks neither e-mail nor phone as optional while one of them is required', async ({
    page,
  }) => {
    await page.goto(pathOf('contact', SOURCE_LANGUAGE));
    const t = textsOf(SOURCE_LANGUAGE, 'contact').survey;
    const email = page.getByRole('textbox', { name: new RegExp(t.fields.email) });
    const phone = page.getByRole('textbox', { name: new RegExp(t.fields.phone) });
    await expect(email).toHaveAccessibleName(t.fields.email);
    await unfold(page);
    await expect(phone).toHaveAccessibleName(`${t.fields.phone} (${t.optional})`);
    await field(page, 'channel').selectOption('video');
    for (const one of [email, phone]) {
      await expect(one).toHaveAccessibleName(/^[^(]*$/);
      await expect(one).toHaveAccessibleDescription(new RegExp(t.hints.reach));
      await expect(one).not.toHaveAttribute('required');
    }
    await expect(field(page, 'language')).toHaveAttribute('autocomplete', 'language');
  });
});
