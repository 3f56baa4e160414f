import { adminPath } from '../../src/site/adminPaths';
import { insertEnquiries } from '../support/database';
import { expect, test } from '../support/fixtures';
import { tabTo } from '../support/keyboard';
import { signIn } from '../support/session';

test('@desktop an enquiry is opened, closed and left by keyboard alone, and opened by a click anywhere in its row', async ({
  page,
  site,
}) => {
  await insertEnquiries(site.backend, [{ name: 'Tecla Dos' }, { name: 'Tecla Uno' }]);
  await signIn(page, site.url, 'admin');
  await page.goto(adminPath('enquiries'));
  const first = page.getByRole('link', { name: 'Tecla Uno' });
  await expect(first).toBeVisible();
  // A row is no containing block in WebKit: a link stretched over it would cover the page.
  const anchored = await page
    .locator('tr a')
    .evaluateAll(
      (links) =>
        links.filter((link) => getComputedStyle(link, '::after').position === 'absolute').length,
    );
  expect(anchored).toBe(0);
  await tabTo(page, first);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tecla Uno' })).toBeFocused();
  await first.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('heading', { name: 'Tecla Dos' })).toBeVisible();
  const second = page.getByRole('link', { name: 'Tecla Dos' });
  await expect(second).toBeFocused();
  const closed = page.getByRole('button', { name: 'Cerrada' });
  await closed.focus();
  await page.keyboard.press('Enter');
  await expect(closed).toHaveAttribute('aria-pressed', 'true');
  await expect(closed).toBeFocused();
  const back = page.getByRole('button', { name: 'Cerrar y volver a la lista' });
  await back.focus();
  await page.keyboard.press('Enter');
  await expect(second).toBeFocused();
  await page
    .getByRole('row', { name: /Tecla Uno/ })
    .getByRole('cell')
    .last()
    .click();
  await expect(page.getByRole('heading', { level: 2, name: 'Tecla Uno' })).toBeVisible();
});
