import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { ADMIN_PATH } from '../../src/site/adminPaths';
import { expectAccessibleScreen } from '../support/accessibility';
import { insertEnquiries } from '../support/database';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';
import { called, LAST } from '../support/languages';

const IRINA = {
  name: 'Ирина Соколова',
  language: LAST,
  urgency: 'detained',
  message: 'Моего мужа задержали.\n\nЧто делать?',
};
const WORDS: Record<string, string> = {
  'Моего мужа задержали.': 'Han detenido a mi marido.',
  'Что делать?': '¿Qué hago?',
  'Llame ya.': 'Звоните сейчас.',
};

test('@desktop a message and its reply are translated on this computer, and a failure is explained', async ({
  page,
  site,
}) => {
  // In place of the browser's own, whose languages a test cannot download; the first download fails.
  await page.addInitScript(
    ({ words, detected }) => {
      let downloads = 0;
      const destroy = () => undefined;
      const translate = (text: string) => Promise.resolve(words[text]);
      const create = () =>
        (downloads += 1) === 1
          ? Promise.reject(new DOMException('no such model', 'NetworkError'))
          : Promise.resolve({ translate, destroy });
      const detect = () => Promise.resolve([{ detectedLanguage: detected, confidence: 0.9 }]);
      Object.assign(globalThis, {
        Translator: { availability: () => Promise.resolve('downloadable'), create },
        LanguageDetector: { create: () => Promise.resolve({ detect, destroy }) },
      });
    },
    { words: WORDS, detected: LAST },
  );
  const [id = ''] = await insertEnquiries(site.backend, [IRINA]);
  await signIn(page, site.url, 'admin');
  await page.goto(`${ADMIN_PATH}/cuestionario?id=${id}`);
  const detail = page.getByRole('article', { name: 'Consulta' });
  const press = (name: string) => detail.getByRole('button', { name }).click();
  const toSource = `Traducir al ${called(SOURCE_LANGUAGE)} en este ordenador`;
  // A browser's own translation of pages would send the message to a service.
  await expect(detail).toHaveAttribute('translate', 'no');
  const sent: string[] = [];
  page.on('request', (request) => {
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
  });

  await press(toSource);
  await expect(page.getByRole('alert').last()).toContainText('No se ha podido traducir');
  await press(toSource);
  const translation = detail.getByRole('region', { name: 'Traducción del mensaje' });
  await expect(translation).toHaveText('Han detenido a mi marido.\n\n¿Qué hago?');
  // The original stands beside it.
  await expect(detail).toContainText('Моего мужа задержали.');

  const russian = detail.getByLabel(`Lo que se envía, en ${called(LAST)}`);
  const spanish = detail.getByLabel(`Lo que dice, en ${called(SOURCE_LANGUAGE)}`);
  await spanish.fill('Llame ya.');
  await press(`Traducir el ${called(SOURCE_LANGUAGE)} al ${called(LAST)}`);
  await expect(russian).toHaveValue('Звоните сейчас.');
  await expect(detail.getByText('Compruébela antes de enviar')).toBeVisible();
  await expectAccessibleScreen(page);

  // Lists of waiting enquiries are refetched by themselves; no request has any of the texts.
  for (const request of sent) {
    expect(new URL(request.split(' ')[1] ?? '').origin).toBe(site.url);
    expect(decodeURIComponent(request)).not.toMatch(/мужа|marido|Звоните|Llame/);
  }
});
