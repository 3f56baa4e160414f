import { expectAccessible } from '../support/accessibility';
import { goToScreen } from '../support/adminArea';
import { clientAs } from '../support/session';
import { textCell, textField, openTexts, searchBox, shownCount } from '../support/textsScreen';
import { expect, test } from '../support/fixtures';
import { ANOTHER, called, OTHER } from '../support/languages';
import { LANGUAGE_FACTS, SOURCE_LANGUAGE } from '../../src/site/languages';
import { pathOf } from '../../src/site/pages';
import { textsOf } from '../support/texts';

test.describe('@desktop', () => {
  test('an editor searches, filters, edits by keyboard and cannot save a broken placeholder; the site shows a text from the next load until it is reset', async ({
    page,
    site,
    browser,
  }) => {
    await openTexts(page, site.url, 'editor', `?languages=${OTHER}`);
    // Of hundreds, those in sight.
    expect(await page.getByRole('rowheader').count()).toBeLessThan(60);

    await searchBox(page).focus();
    await page.keyboard.type('TITLEOFPAGE');
    await expect(shownCount(page)).toHaveText(/^1 de \d{3,} textos/);
    await expect(page).toHaveURL(/search=TITLEOFPAGE/);
    const cell = textCell(page, 'blog.titleOfPage', called(OTHER));
    await cell.press('Enter');
    const german = textField(page, 'blog.titleOfPage', called(OTHER));
    await expect(german).toBeFocused();
    await expect(german).toHaveAttribute('lang', OTHER);
    await german.fill('Rechtsblog | {{firm}}');
    await german.press('Control+s');
    await expect(german).toHaveAccessibleDescription('Falta {{page}}: el sitio pone ahí un dato.');
    await expect(german).toBeFocused();
    await german.fill('Rechtsblog, Blatt {{page}} | {{firm}}');
    await german.press('Control+s');
    await expect(cell).toContainText('Blatt');
    await expect(cell).toBeFocused();

    // Of a prerendered page, which contains the shipped text.
    const shipped = textsOf(ANOTHER, 'services').heading;
    await goToScreen(page, `traducciones?languages=${ANOTHER}&search=services/heading`, 'Textos');
    await textCell(page, 'heading', called(ANOTHER)).click();
    const arabic = textField(page, 'heading', called(ANOTHER));
    await expect(arabic).toHaveAttribute('dir', LANGUAGE_FACTS[ANOTHER].dir);
    await arabic.fill('خدماتنا القانونية الجديدة');
    await arabic.press('Control+s');
    await expect(page.getByText(`Guardado: heading (${called(ANOTHER)}).`)).toBeAttached();
    const visitor = await browser.newPage({ baseURL: site.url });
    await visitor.goto(pathOf('home', ANOTHER));
    const heading = visitor.locator('#services').getByRole('heading', { level: 2 });
    await expect(heading).toHaveText('خدماتنا القانونية الجديدة');
    await goToScreen(page, `traducciones?languages=${ANOTHER}&state=changed`, 'Textos');
    await page.getByRole('button', { name: `Restablecer heading, ${called(ANOTHER)}` }).click();
    const reset = page.getByText(`Restablecido: heading (${called(ANOTHER)}).`);
    await expect(reset.first()).toBeAttached();
    await visitor.reload();
    await expect(heading).toHaveText(shipped);
    await visitor.close();
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
    const stored = async () =>
      (await other.from('text_overrides').select('value').match(text).single()).data?.value;
    expect(await stored()).toBe('(theirs)');
    await expect(french).toHaveValue('(mine)');
    await page.getByRole('button', { name: 'Guardar el mío' }).click();
    await expect(textCell(page, 'newTab', 'francés')).toContainText('(mine)');
    expect(await stored()).toBe('(mine)');

    // Translations of a changed Spanish text are outdated until they are confirmed or changed.
    const both = `traducciones?languages=${OTHER},${ANOTHER}&search=skipToContent`;
    const write = async (language: string, value: string) => {
      await textCell(page, 'skipToContent', language).click();
      await textField(page, 'skipToContent', language).fill(value);
      await page.keyboard.press('Control+s');
    };
    await goToScreen(page, both, 'Textos');
    await write(called(SOURCE_LANGUAGE), 'Ir al contenido');
    await page.getByLabel('Mostrar').selectOption('Traducción desactualizada');
    const outdated = page.getByText('Desactualizada', { exact: true });
    await expect(outdated).toHaveCount(2);
    await expectAccessible(page, 'outdated texts');
    await textCell(page, 'skipToContent', called(OTHER)).click();
    await page.getByRole('button', { name: 'Sigue bien' }).click();
    await expect(outdated).toHaveCount(1);
    await write(called(ANOTHER), 'К тексту');
    await expect(outdated).toHaveCount(0);
    // Leaving asks until it is stored.
    await expect(page.getByText(`Guardado: skipToContent (${called(ANOTHER)}).`)).toBeAttached();

    // Changing filters does not discard what is typed, and leaving asks.
    await goToScreen(page, 'traducciones?languages=fr&search=skipToContent', 'Textos');
    await textCell(page, 'skipToContent', 'francés').click();
    await textField(page, 'skipToContent', 'francés').fill('Au texte');
    await page.getByLabel('Mostrar').selectOption('changed');
    await expect(page.getByText('1 texto sin guardar')).toBeVisible();
    await page.getByRole('link', { name: 'Opiniones' }).click();
    await page.getByRole('button', { name: 'Seguir editando' }).click();
    await expect(textField(page, 'skipToContent', 'francés')).toHaveValue('Au texte');
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
  // Below the Spanish one.
  await expect(page.getByRole('button', { name: /^Editar/ })).toHaveCount(2);
  const cell = textCell(page, 'newTab', 'francés');
  await cell.tap();
  await textField(page, 'newTab', 'francés').fill('(nouvelle)');
  await expectAccessible(page, 'an open text');
  await page.getByRole('button', { name: 'Guardar', exact: true }).tap();
  await expect(cell).toContainText('(nouvelle)');
  await page.getByRole('button', { name: 'Restablecer newTab, francés' }).tap();
  await expect(cell).toContainText(textsOf('fr', 'common').newTab);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(sideways).toBe(false);
  // An undo has no time limit (WCAG 2.2.1).
  await page.clock.runFor('05:00');
  await page.getByRole('button', { name: 'Deshacer' }).tap();
  await expect(cell).toContainText('(nouvelle)');
});
