/** From a text on the site to where it is changed. */
import { adminPath, PICK_TEXTS_HASH } from '../../src/site/adminPaths';
import { expectAccessibleWithoutOverflow } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';
import { textsOf } from '../support/texts';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { pathOf } from '../../src/site/pages';
import { called } from '../support/languages';
import { textCell, textField } from '../support/textsScreen';

test('@desktop staff come from a text to its place on the site, point at others there and change one; visitors cannot', async ({
  page,
  context,
  site,
}) => {
  const contact = pathOf('contact', SOURCE_LANGUAGE);
  await page.goto(`/${PICK_TEXTS_HASH}`);
  await page.locator('html[data-web-fonts]').waitFor();
  await expect(page.getByRole('region', { name: 'Elegir un texto' })).toHaveCount(0);

  await signIn(page, site.url, 'editor');
  await page.goto(adminPath('texts', { search: 'survey.replyLegend' }));
  const opened = context.waitForEvent('page');
  await page
    .getByRole('rowheader')
    .getByRole('link', { name: /\(survey.replyLegend/ })
    .click();
  const web = await opened;
  await expect(web).toHaveURL(`${contact}${PICK_TEXTS_HASH}:contact/survey.replyLegend`);
  const bar = web.getByRole('region', { name: 'Elegir un texto' });
  await expect(bar.getByText('El texto está enmarcado en la página.')).toBeVisible();
  const legend = textsOf(SOURCE_LANGUAGE, 'contact').survey.replyLegend;
  await expect(web.getByText(legend).first()).toBeInViewport();

  // All texts of the page by keyboard, filled in as it shows them.
  await bar.getByRole('button', { name: 'Ver todos' }).press('Enter');
  const chosen = bar.getByRole('list', { name: 'Textos elegidos' }).getByRole('link');
  await expect(chosen.filter({ hasText: 'routes/contact.title' })).toHaveAttribute(
    'href',
    new RegExp(adminPath('texts', { search: 'routes/contact.title' }).split('?')[1] ?? '-'),
  );
  await expect(bar).not.toContainText('{{');
  await web.setViewportSize({ width: 360, height: 740 });
  await expectAccessibleWithoutOverflow(web);
  await web.setViewportSize({ width: 1280, height: 800 });

  // A link is pointed at, not followed.
  const title = textsOf(SOURCE_LANGUAGE, 'navigation').blog;
  const header = web.getByRole('banner').first();
  await header.getByRole('link', { name: title }).first().click();
  await expect(chosen).toHaveCount(1);
  await expect(chosen).toContainText(title);
  const editorOpened = context.waitForEvent('page');
  await chosen.first().click();
  const editor = await editorOpened;
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
