import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../server/paths';
import { firm } from '../../src/site/firm';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { pathOf } from '../../src/site/pages';
import { expect, test } from '../support/fixtures';
import { textsOf } from '../support/texts';

const language = SOURCE_LANGUAGE;
const { close: CLOSE } = JSON.parse(
  readFileSync(join(ROOT, 'legal', firm.address.country.toLowerCase(), `${language}.json`), 'utf8'),
) as { close: string };
const texts = textsOf(language, 'contact').footer;

test(
  "the footer shows the firm's identity, and its legal texts in a window, which can be reopened while it closes",
  { tag: '@phone' },
  async ({ page }) => {
    const footer = page.getByRole('contentinfo');
    await page.goto(pathOf('contact', language));
    const { street, postalCode, city } = firm.address;
    const { barNumber } = firm.lawyers[0];
    for (const fact of [firm.name, firm.legalName, street, postalCode, city, barNumber])
      await expect(footer).toContainText(fact);
    for (const phone of firm.phones)
      await expect(footer.locator(`a[href="tel:${phone}"]`)).toBeVisible();

    const dialog = page.getByRole('dialog');
    const link = footer.getByRole('link', { name: texts.legal.notice, exact: true });
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: CLOSE, exact: true }).click(),
    ]) {
      await link.press('Enter');
      await expect(dialog.getByRole('region')).toBeFocused();
      await expect(dialog).toHaveAttribute('lang', SOURCE_LANGUAGE);
      for (const fact of [firm.registry, firm.taxId]) await expect(dialog).toContainText(fact);
      await close();
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();
    }
    await link.click();
    await expect(dialog).toBeVisible();
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
  },
);
