import { expectAccessible } from '../support/accessibility';
import { goToScreen } from '../support/adminArea';
import { clientAs } from '../support/session';
import { textCell, textField, openTexts, searchBox, shownCount } from '../support/textsScreen';
import { expect, test } from '../support/fixtures';
import { ANOTHER, called, labelled, OTHER } from '../support/languages';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { textsOf } from '../support/texts';

test.describe('@desktop', () => {
  test('an editor searches, filters, edits by keyboard and cannot save a broken placeholder', async ({
    page,
    site,
  }) => {
    await openTexts(page, site.url, 'editor', `?languages=${OTHER}`);
    await expect(page.getByRole('columnheader', { name: labelled(OTHER) })).toBeVisible();
    await expect(page.getByRole('button', { name: /Idiomas de la web/ })).toHaveCount(0);

    await searchBox(page).focus();
    await page.keyboard.type('TITLEOFPAGE');
    await expect(shownCount(page)).toHaveText(/^1 de \d+ textos/);
    await expect(page).toHaveURL(/search=TITLEOFPAGE/);
    await expect(page.getByRole('rowheader')).toHaveText(
      /Títulos y descripciones\s*blog\.titleOfPage/,
    );

    await textCell(page, 'blog.titleOfPage', called(OTHER)).press('Enter');
    const german = textField(page, 'blog.titleOfPage', called(OTHER));
    await expect(german).toBeFocused();
    await expect(german).toHaveAttribute('lang', OTHER);
    await german.fill('Rechtsblog | {{firm}}');
    await german.press('Control+s');
    await expect(german).toHaveAccessibleDescription('Falta {{page}}: el sitio pone ahí un dato.');
    await expect(german).toBeFocused();
    await german.fill('Rechtsblog, Blatt {{page}} | {{firma}}');
    await german.press('Control+s');
    await expect(german).toHaveAccessibleDescription(
      /Aquí no existe {{firma}}\. Puede usar {{page}}/,
    );
    await german.fill('Rechtsblog, Blatt {{page}} | {{firm}}');
    await german.press('Control+s');
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: `Guardado: blog.titleOfPage (${called(OTHER)}).` }),
    ).toBeVisible();
    await expect(textCell(page, 'blog.titleOfPage', called(OTHER))).toBeFocused();

    // The filter for overrides, and a reset to the shipped text that can be undone.
    await page.getByRole('button', { name: 'Mostrar todos' }).waitFor({ state: 'detached' });
    await goToScreen(page, `traducciones?languages=${OTHER}&state=changed`, 'Textos');
    await expect(textCell(page, 'blog.titleOfPage', called(OTHER))).toContainText('Blatt');
    await page
      .getByRole('button', { name: `Restablecer blog.titleOfPage, ${called(OTHER)}` })
      .click();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(textCell(page, 'blog.titleOfPage', called(OTHER))).toContainText('Blatt');
    await page
      .getByRole('button', { name: `Restablecer blog.titleOfPage, ${called(OTHER)}` })
      .click();
    await expect(page.getByText('El despacho no ha cambiado ningún texto')).toBeVisible();
    await page.getByLabel('Mostrar').selectOption('missing');
    await expect(page.getByText('No falta ninguna traducción')).toBeVisible();
  });

  test('shows what somebody else changed meanwhile, marks outdated translations, and asks before leaving unsaved text', async ({
    page,
    site,
    pageErrors,
  }) => {
    pageErrors.expected.push(/status of 400/);
    const other = await clientAs(site.url, 'admin');
    const text = { language: 'fr', namespace: 'common', key: 'newTab' };
    await openTexts(page, site.url, 'editor', '?languages=fr&search=newTab');
    await textCell(page, 'newTab', 'francés').click();
    const french = textField(page, 'newTab', 'francés');
    await french.fill('(mine)');
    await other.from('text_overrides').insert({ ...text, value: '(theirs)' });
    await french.press('Control+s');
    await expect(page.getByRole('alert').filter({ hasText: '(theirs)' })).toBeVisible();
    const stored = () =>
      other
        .from('text_overrides')
        .select('value')
        .match(text)
        .single()
        .then(({ data }) => data?.value);
    expect(await stored()).toBe('(theirs)');
    await expect(french).toHaveValue('(mine)');
    await page.getByRole('button', { name: 'Guardar el mío' }).click();
    await expect(textCell(page, 'newTab', 'francés')).toContainText('(mine)');
    expect(await stored()).toBe('(mine)');

    // Translations of a changed Spanish text are outdated until they are confirmed.
    const both = `traducciones?languages=${OTHER},${ANOTHER}`;
    await goToScreen(page, `${both}&search=skipToContent`, 'Textos');
    await textCell(page, 'skipToContent', called(SOURCE_LANGUAGE)).click();
    await page
      .getByRole('textbox', { name: `skipToContent (${called(SOURCE_LANGUAGE)})` })
      .fill('Ir al contenido');
    await page.keyboard.press('Control+s');
    await page.getByLabel('Mostrar').selectOption('Traducción desactualizada');
    await expect(page.getByText('Desactualizada', { exact: true })).toHaveCount(2);
    await expectAccessible(page, 'outdated texts');
    await textCell(page, 'skipToContent', called(OTHER)).click();
    await page.getByRole('button', { name: 'Sigue bien' }).click();
    await expect(page.getByText('Desactualizada', { exact: true })).toHaveCount(1);
    await textCell(page, 'skipToContent', called(ANOTHER)).click();
    await page
      .getByRole('textbox', { name: `skipToContent (${called(ANOTHER)})` })
      .fill('К тексту');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Desactualizada', { exact: true })).toHaveCount(0);
    // Leaving asks until it is stored.
    await expect(page.getByText(`Guardado: skipToContent (${called(ANOTHER)}).`)).toBeAttached();
    await goToScreen(page, `${both}&state=outdated`, 'Textos');
    await expect(
      page.getByText('Ninguna traducción está desactualizada en los idiomas que se muestran.'),
    ).toBeVisible();

    // Leaving an unsaved text asks.
    await goToScreen(page, 'traducciones?languages=fr&search=skipToContent', 'Textos');
    await textCell(page, 'skipToContent', 'francés').click();
    await textField(page, 'skipToContent', 'francés').fill('Au texte');
    await expect(page.getByText('1 texto sin guardar')).toBeVisible();
    // Changing filters does not discard it.
    await page.getByLabel('Mostrar').selectOption('changed');
    await expect(page.getByText('1 texto sin guardar')).toBeVisible();
    await page.getByRole('link', { name: 'Opiniones' }).click();
    await page.getByRole('button', { name: 'Seguir editando' }).click();
    await expect(textField(page, 'skipToContent', 'francés')).toHaveValue('Au texte');
    await page.getByRole('link', { name: 'Opiniones' }).click();
    await page.getByRole('button', { name: 'Salir sin guardar' }).click();
    await expect(page).toHaveURL(/opiniones/);
  });

  test('the list stays fast with 5,000 texts in seven languages', async ({ page, site }) => {
    await page.route('**/locales/*/common.json', async (route) => {
      const language = /locales\/(\w+)\//.exec(route.request().url())?.[1];
      const texts = Array.from({ length: 5000 }, (_, index) => [
        `key${index}`,
        `${language} text ${index}`,
      ]);
      await route.fulfill({ json: Object.fromEntries(texts) as object });
    });
    await openTexts(page, site.url, 'editor', '?languages=en,fr,de,ar,zh,ru&group=common');
    await expect(shownCount(page)).toHaveText(/^5000 de/);
    const rows = page.getByRole('rowheader');
    expect(await rows.count()).toBeLessThan(60);
    // The page's own work, which other programs on the machine do not lengthen.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const secondsOfWork = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    };
    const before = await secondsOfWork();
    await searchBox(page).fill('zh text 4999');
    await expect(shownCount(page)).toHaveText(/^1 de/);
    expect((await secondsOfWork()) - before).toBeLessThan(1.2);
    await expect(rows).toHaveText(/key4999/);
  });
});

test('@phone reads, changes and resets one language at a time', async ({ page, site }) => {
  await page.clock.install();
  await openTexts(page, site.url, 'editor', `?languages=${ANOTHER},fr`);
  await page.getByLabel('Idioma').selectOption('fr');
  await expect(page).toHaveURL(/languages=fr(&|$)/);
  await searchBox(page).fill('common/newTab');
  await expect(shownCount(page)).toHaveText(/^1 de/);
  await expect(page.getByText(textsOf(SOURCE_LANGUAGE, 'common').newTab)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Editar/ })).toHaveCount(1);
  await textCell(page, 'newTab', 'francés').tap();
  await textField(page, 'newTab', 'francés').fill('(nouvelle)');
  await expectAccessible(page, 'an open text');
  await page.getByRole('button', { name: 'Guardar', exact: true }).tap();
  await expect(textCell(page, 'newTab', 'francés')).toContainText('(nouvelle)');
  await page.getByRole('button', { name: 'Restablecer newTab, francés' }).tap();
  await expect(textCell(page, 'newTab', 'francés')).toContainText(textsOf('fr', 'common').newTab);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(sideways).toBe(false);
  // An undo has no time limit (WCAG 2.2.1).
  await page.clock.runFor('05:00');
  await page.getByRole('button', { name: 'Deshacer' }).tap();
  await expect(textCell(page, 'newTab', 'francés')).toContainText('(nouvelle)');
});
