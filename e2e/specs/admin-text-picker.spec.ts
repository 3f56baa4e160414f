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

test('@desktop staff come from a text to its place on the site, point at others there and change one; visitors cannot', async ({
  page,
  context,
  site,
}) => {
  const contact = pathOf('contact', SOURCE_LANGUAGE);
  await page.goto(`/${PICK_TEXTS_HASH}`);
  await page.locator('#home a[href="/contacto"]').first().click();
  await expect(page).toHaveURL(contact);
  await expect(page.getByRole('region', { name: 'Elegir un texto' })).toHaveCount(0);

  await signIn(page, site.url, 'editor');
  await page.goto(adminPath('texts', { search: 'survey.replyLegend' }));
  await expect(page.getByRole('link', { name: /Elegir en la web/ })).toHaveAttribute(
    'href',
    `/${PICK_TEXTS_HASH}`,
  );
  const row = page.getByRole('rowheader');
  await expect(row).toContainText('En Contacto');
  const opened = context.waitForEvent('page');
  await row.getByRole('link', { name: /\(survey.replyLegend/ }).click();
  const web = await opened;
  await expect(web).toHaveURL(`${contact}${PICK_TEXTS_HASH}:contact/survey.replyLegend`);
  const bar = web.getByRole('region', { name: 'Elegir un texto' });
  await expect(bar.getByText('El texto está enmarcado en la página.')).toBeVisible();
  const legend = textsOf(SOURCE_LANGUAGE, 'contact').survey.replyLegend;
  await expect(web.getByText(legend).first()).toBeInViewport();
  const chosen = bar.getByRole('list', { name: 'Textos elegidos' }).getByRole('link');
  await expect(chosen).toHaveCount(1);

  // What appears only when the page is used is on it all the same, and a title is in its head.
  for (const [id, said] of [
    ['routes/contact.description', 'Está en el título o la descripción'],
    ['contact/survey.errors.nameShort', 'Ahora no se ve en esta página'],
  ]) {
    await web.goto(`${contact}${PICK_TEXTS_HASH}:${id}`);
    await web.reload();
    await expect(bar.getByText(said ?? '')).toBeVisible();
  }
  // What is the site's own content is none of the interface.
  await bar.getByRole('button', { name: 'Elegir un texto' }).click();
  await web.locator('#enquiry').getByText(firm.address.street).click();
  await expect(bar.getByText('Lo que ha pulsado no es un texto de la interfaz')).toBeVisible();

  // A link is pointed at, not followed.
  const title = textsOf(SOURCE_LANGUAGE, 'navigation').blog;
  const header = web.getByRole('banner').first();
  await header.getByRole('link', { name: title }).first().click();
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
  await bar.getByRole('button', { name: 'Navegar' }).click();
  await header.getByRole('link', { name: title }).first().click();
  await expect(web).toHaveURL(pathOf('blog', SOURCE_LANGUAGE));
  await web.getByRole('link', { name: 'Terminar' }).click();
  await expect(header.getByRole('link', { name: 'Noticias' })).not.toHaveCount(0);
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
