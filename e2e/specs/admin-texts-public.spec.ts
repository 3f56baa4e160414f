import { signIn } from '../support/session';
import { expect, test } from '../support/fixtures';
import { ANOTHER, called } from '../support/languages';
import { textsOf } from '../support/texts';
import { LANGUAGE_FACTS } from '../../src/site/languages';
import { pathOf } from '../../src/site/pages';

// The prerendered pages contain the shipped texts.
test('@desktop shows a saved text at the next load, in Arabic on a prerendered page, and the shipped one after a reset', async ({
  page,
  site,
  browser,
}) => {
  const shipped = textsOf(ANOTHER, 'services').heading;
  await signIn(page, site.url, 'editor');
  await page.goto(`/config-blogmr/traducciones?languages=${ANOTHER}&search=services/heading`);
  await page.getByRole('button', { name: `Editar heading, ${called(ANOTHER)}` }).click();
  const arabic = page.getByRole('textbox', { name: `heading (${called(ANOTHER)})` });
  await expect(arabic).toHaveAttribute('dir', LANGUAGE_FACTS[ANOTHER].dir);
  await expect(arabic).toHaveAttribute('lang', ANOTHER);
  await arabic.fill('خدماتنا القانونية الجديدة');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText(`Guardado: heading (${called(ANOTHER)}).`)).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  const heading = visitor.locator('#services').getByRole('heading', { level: 2 });
  // The prerendered page contains the shipped text; the override replaces it after hydration.
  expect(
    await (await visitor.request.get(`${site.url}${pathOf('home', ANOTHER)}`)).text(),
  ).toContain(shipped);
  await visitor.goto(`${site.url}${pathOf('home', ANOTHER)}`);
  await expect(heading).toHaveText('خدماتنا القانونية الجديدة');

  await page.getByRole('button', { name: `Restablecer heading, ${called(ANOTHER)}` }).click();
  await expect(
    page.getByRole('status').filter({ hasText: `Restablecido: heading (${called(ANOTHER)}).` }),
  ).toBeVisible();
  await visitor.reload();
  await expect(heading).toHaveText(shipped);
  await visitor.context().close();
});
