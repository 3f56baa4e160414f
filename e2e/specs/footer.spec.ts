import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../server/paths';
import { firm } from '../../src/site/firm';
import { pathOf } from '../../src/site/pages';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { firmCountry } from '../../src/site/firmCountry';
import { expect, test } from '../support/fixtures';
import { textsOf } from '../support/texts';

// This tests where links lead; scroll.spec.ts tests how the page scrolls.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const language = SOURCE_LANGUAGE;
const { close: CLOSE } = JSON.parse(
  readFileSync(join(ROOT, 'legal', firm.address.country.toLowerCase(), `${language}.json`), 'utf8'),
) as { close: string };
const texts = textsOf(language, 'contact').footer;
const home = pathOf('home', language);

test('links of the footer', { tag: '@desktop' }, async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  await page.goto(pathOf('contact', language));

  await test.step('lead home from elsewhere, and to the top on the home page', async () => {
    const link = footer.getByRole('link', { name: texts.home });
    await link.click();
    await expect(page.locator('#contact')).toBeAttached();
    await expect(page).toHaveURL(new RegExp(`${home}$`));

    await link.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
    await link.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page).toHaveURL(new RegExp(`${home}$`));
  });

  await test.step("lead to the home page's sections", async () => {
    const about = footer.getByRole('link', { name: texts.about, exact: true });
    await expect(about).toHaveAttribute('href', `${home}#about`);
    await footer.getByRole('link', { name: texts.contact }).click();
    await expect(page.locator('#enquiry')).toBeAttached();
    const link = footer.getByRole('link', { name: texts.allServices, exact: true });
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${home}#services$`));
    const target = page.locator('#services');
    await expect(target).toBeInViewport();

    // Again from the footer of the home page, with the same hash.
    await link.scrollIntoViewIfNeeded();
    await expect(target).not.toBeInViewport();
    await link.click();
    await expect(target).toBeInViewport();
    await expect
      .poll(async () => Math.round((await target.boundingBox())?.y ?? -1))
      .toBeGreaterThanOrEqual(0);
  });
});

test('the footer', { tag: '@phone' }, async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  await page.goto(home);

  await test.step("shows the firm's identity", async () => {
    const { street, postalCode, city } = firm.address;
    for (const fact of [
      firm.name,
      street,
      postalCode,
      city,
      firm.lawyers[0].barNumber,
      firm.legalName,
    ]) {
      await expect(footer).toContainText(fact);
    }
    for (const phone of firm.phones) {
      await expect(footer.locator(`a[href="tel:${phone}"]`)).toBeVisible();
    }
  });

  for (const [id, fact] of [
    ['privacy', firmCountry.supervisoryAuthority.name],
    ['cookies', 'nf_lang'],
    ['notice', firm.registry],
  ] as const) {
    await test.step(`${id} opens in the source language and closes with a button`, async () => {
      const link = footer.getByRole('link', { name: texts.legal[id], exact: true });
      await link.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('region')).toBeFocused();
      await expect(dialog).toHaveAttribute('lang', SOURCE_LANGUAGE);
      await expect(dialog).toHaveAttribute('dir', 'ltr');
      await expect(dialog).toContainText(fact);
      await expect(dialog).toContainText(id === 'notice' ? firm.taxId : firm.email);
      const close = dialog.getByRole('button', { name: CLOSE, exact: true });
      await expect(close).toBeInViewport({ ratio: 1 });
      await close.click();
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();
    });
  }

  await test.step('a text closes with Escape, and stays open where it is reopened while it closes', async () => {
    const link = footer.getByRole('link', { name: texts.legal.notice, exact: true });
    await link.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await link.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    // The close event fires in the next frame, so a slow browser leaves time to reopen the dialog
    // before it.
    const isOpen = await link.evaluate(async (opener: HTMLElement) => {
      const shown = document.querySelector<HTMLDialogElement>('dialog[open]');
      shown?.querySelector<HTMLButtonElement>('button:last-of-type')?.click();
      await Promise.resolve();
      const closed = shown?.open === false;
      opener.click();
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve));
      return closed && document.querySelector('dialog[open]') !== null;
    });
    expect(isOpen).toBe(true);
  });
});
