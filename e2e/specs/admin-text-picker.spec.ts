/** From a text on the site to where it is changed. */
import { adminPath, PICK_TEXTS_HASH } from '../../src/site/adminPaths';
import { firm } from '../../src/site/firm';
import { expectAccessibleScreen } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';
import { textsOf } from '../support/texts';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { pathOf } from '../../src/site/pages';
import { ANOTHER, called } from '../support/languages';
import { textCell, textField } from '../support/textsScreen';

test('@desktop staff point at a text of the site and change it', async ({
  page,
  context,
  site,
}) => {
  await signIn(page, site.url, 'editor');
  await page.goto(adminPath('texts'));
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /Elegir en la web/ }).click();
  const web = await opened;
  const bar = web.getByRole('region', { name: 'Elegir un texto' });
  await expect(bar).toBeVisible();

  // A link is pointed at, not followed.
  await web.locator('#home a[href="/contacto"]').first().click();
  const chosen = bar.getByRole('list', { name: 'Textos elegidos' }).getByRole('link');
  await expect(chosen).toHaveCount(1);
  await expect(web).toHaveURL(`/${PICK_TEXTS_HASH}`);

  const title = textsOf(SOURCE_LANGUAGE, 'navigation').blog;
  await web.getByRole('banner').first().getByRole('link', { name: title }).first().click();
  await expect(chosen).toContainText(title);
  const editorOpened = context.waitForEvent('page');
  await chosen.first().click();
  const editor = await editorOpened;
  await expect(editor.getByRole('rowheader').first()).toContainText('Menús');
  await textCell(editor, 'blog', called(SOURCE_LANGUAGE)).click();
  const field = textField(editor, 'blog', called(SOURCE_LANGUAGE));
  await expect(field).toHaveValue(title);
  await field.fill('Noticias');
  await field.press('Control+s');
  await expect(editor.getByRole('status').filter({ hasText: 'Guardado: blog' })).toBeVisible();
  await web.getByRole('link', { name: 'Terminar' }).click();
  await expect(
    web.getByRole('banner').first().getByRole('link', { name: 'Noticias' }),
  ).not.toHaveCount(0);
  await expect(bar).toHaveCount(0);
});

test('@phone all texts of a page can be chosen by keyboard, in Arabic too', async ({
  page,
  site,
}) => {
  await signIn(page, site.url, 'editor');
  await page.goto(`${pathOf('contact', ANOTHER)}${PICK_TEXTS_HASH}`);
  const bar = page.getByRole('region', { name: 'Elegir un texto' });
  await bar.getByRole('button', { name: 'Ver todos' }).press('Enter');
  const chosen = bar.getByRole('list', { name: 'Textos elegidos' }).getByRole('link');
  await expect(chosen.filter({ hasText: 'routes/contact.title' })).toHaveAttribute(
    'href',
    adminPath('texts', { search: 'routes/contact.title', languages: ANOTHER }),
  );
  // Filled in, as the page shows them.
  await expect(bar).not.toContainText('{{');
  await expect(bar).toContainText(firm.name);
  await expectAccessibleScreen(page);
});

test('@desktop the list of texts says where a text stands, and opens the site at it', async ({
  page,
  context,
  site,
}) => {
  const title = textsOf(SOURCE_LANGUAGE, 'contact').survey.replyLegend;
  await signIn(page, site.url, 'editor');
  await page.goto(adminPath('texts', { search: 'survey.replyLegend' }));
  const row = page.getByRole('rowheader');
  await expect(row).toContainText('En Contacto');
  const opened = context.waitForEvent('page');
  await row.getByRole('link', { name: /\(survey.replyLegend/ }).click();
  const web = await opened;
  await expect(web).toHaveURL(
    `${pathOf('contact', SOURCE_LANGUAGE)}${PICK_TEXTS_HASH}:contact/survey.replyLegend`,
  );
  const bar = web.getByRole('region', { name: 'Elegir un texto' });
  await expect(bar.getByText('El texto está enmarcado en la página.')).toBeVisible();
  await expect(web.getByText(title).first()).toBeInViewport();
  await expect(bar.getByRole('list', { name: 'Textos elegidos' }).getByRole('link')).toHaveCount(1);
  await expectAccessibleScreen(web);

  // What appears only when the page is used is on it all the same, and a title is in its head.
  await web.goto(
    `${pathOf('contact', SOURCE_LANGUAGE)}${PICK_TEXTS_HASH}:contact/survey.errors.nameShort`,
  );
  await web.reload();
  await expect(bar.getByText('Ahora no se ve en esta página')).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Elegir un texto' })).toBeVisible();
  await web.goto(
    `${pathOf('contact', SOURCE_LANGUAGE)}${PICK_TEXTS_HASH}:routes/contact.description`,
  );
  await web.reload();
  await expect(bar.getByText('Está en el título o la descripción')).toBeVisible();
});

test('@desktop texts of the site’s own content are none of the interface', async ({
  page,
  site,
}) => {
  await signIn(page, site.url, 'editor');
  await page.goto(`/blog${PICK_TEXTS_HASH}`);
  const bar = page.getByRole('region', { name: 'Elegir un texto' });
  await bar.getByRole('button', { name: 'Navegar' }).click();
  await page.getByRole('banner').first().getByRole('link', { name: 'Contacto' }).first().click();
  await expect(page).toHaveURL(pathOf('contact', SOURCE_LANGUAGE));
  await bar.getByRole('button', { name: 'Elegir un texto' }).click();
  await page.locator('#enquiry').getByText(firm.address.street).click();
  await expect(bar.getByText('Lo que ha pulsado no es un texto de la interfaz')).toBeVisible();
});

test('@desktop visitors cannot point at texts', async ({ page }) => {
  await page.goto(`/${PICK_TEXTS_HASH}`);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await page.locator('#home a[href="/contacto"]').first().click();
  await expect(page).toHaveURL(pathOf('contact', SOURCE_LANGUAGE));
  await expect(page.getByRole('region', { name: 'Elegir un texto' })).toHaveCount(0);
});
