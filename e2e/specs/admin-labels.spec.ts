/** Names, marks and languages of what the admin area shows. */
import { GREETINGS } from '../../src/features/admin/enquiries/replies/greetings';
import { LANGUAGES, SOURCE_LANGUAGE } from '../../src/site/languages';
import { openAdminScreen } from '../support/adminArea';
import { insertEnquiries } from '../support/database';
import { expect, test } from '../support/fixtures';
import { ANOTHER, labelled, LAST } from '../support/languages';
import { signIn } from '../support/session';
import { beginningWith, textsOf } from '../support/texts';

const SCREENS = [
  ['equipo', 'Equipo'],
  ['posts', 'Entradas'],
  ['opiniones', 'Opiniones'],
] as const;

test('@desktop accessible names contain the visible text', async ({ page, site }) => {
  await signIn(page, site.url, 'admin');
  await openAdminScreen(page, 'post/new', 'Nueva entrada');
  await page.getByRole('button', { name: 'Vista previa' }).click();
  const languages = page.getByRole('group', { name: 'Idioma de la vista previa' });
  await expect(languages.getByRole('button').first()).toHaveAccessibleName(
    labelled(SOURCE_LANGUAGE),
  );
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();

  await page.setViewportSize({ width: 360, height: 740 });
  for (const [index, code] of LANGUAGES.entries()) {
    const tab = page.getByRole('tab').nth(index);
    await expect(tab.getByText(code, { exact: true })).toBeVisible();
    await expect(tab).toHaveAccessibleName(new RegExp(`^${code} \\p{L}+`, 'iu'));
  }

  for (const [path, title] of SCREENS) {
    await openAdminScreen(page, path, title);
    const named = page.locator('main :is(button, a)[aria-label]');
    await expect(named.first()).toBeAttached();
    const others = await named.evaluateAll((elements) =>
      elements
        .map((element) => [(element as HTMLElement).innerText.trim(), element.ariaLabel ?? ''])
        .filter(([text = '', name = '']) => !name.toLowerCase().includes(text.toLowerCase())),
    );
    expect(others, path).toEqual([]);
  }
});

test('@desktop required fields are marked as required', async ({ page, site }) => {
  await signIn(page, site.url, 'admin');
  for (const [path, heading, names] of [
    ['post/new', 'Nueva entrada', ['Título']],
    ['opiniones?id=new', 'Nueva opinión', ['Nombre o iniciales', 'Opinión']],
    ['equipo', 'Equipo', ['Correo electrónico']],
  ] as const) {
    await openAdminScreen(page, path, heading);
    await expect(page.getByText('obligatorio', { exact: true })).toHaveCount(names.length);
    for (const name of names)
      await expect(page.getByRole('textbox', { name, exact: true })).toHaveAttribute('required');
  }
});

test('@desktop every text in another script has its lang', async ({ page, site }) => {
  const message = textsOf(ANOTHER, 'contact').survey.errors.consentNeeded;
  const [id = ''] = await insertEnquiries(site.backend, [
    { name: 'Leila', language: ANOTHER, message },
  ]);
  await signIn(page, site.url, 'admin');
  for (const [path, heading, shown] of [
    ['dashboard', 'Panel', new RegExp(labelled(ANOTHER))],
    ['posts', 'Entradas', /NIE/],
    [`cuestionario?id=${id}`, 'Consultas', message],
    ['opiniones?id=new', 'Nueva opinión', new RegExp(labelled(ANOTHER))],
    [
      `traducciones?languages=${ANOTHER},${LAST}`,
      'Textos',
      textsOf(ANOTHER, 'common').skipToContent,
    ],
    ['idiomas', 'Idiomas', new RegExp(labelled(ANOTHER))],
  ] as const) {
    await openAdminScreen(page, path, heading);
    await expect(page.getByRole('main')).toContainText(shown);
    const unmarked = await page.evaluate(() => {
      const SCRIPTS = {
        ar: /\p{Script=Arabic}/u,
        zh: /\p{Script=Han}/u,
        ru: /\p{Script=Cyrillic}/u,
      };
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const { data, parentElement } = texts.currentNode as Text;
        if (parentElement?.closest('script, style')) continue;
        const marked = parentElement?.closest<HTMLElement>('[lang]')?.lang;
        for (const [language, script] of Object.entries(SCRIPTS))
          if (script.test(data) && marked !== language) found.push(data);
      }
      return found;
    });
    expect(unmarked, path).toEqual([]);
  }
  // Nor is a Spanish word marked as another language.
  await openAdminScreen(page, `cuestionario?id=${id}`, 'Consultas');
  await expect(page.getByText('aviso de versión')).toBeVisible();
  await expect(page.getByRole('article').locator('[lang]')).toHaveText([
    message,
    beginningWith(GREETINGS[ANOTHER].opening('Leila')), // The reply.
  ]);
});
