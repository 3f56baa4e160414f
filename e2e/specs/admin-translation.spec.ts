import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { ADMIN_PATH } from '../../src/site/adminPaths';
import { expectAccessibleScreen } from '../support/accessibility';
import { insertEnquiries } from '../support/database';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';
import { finishDownload, standInTranslator } from '../support/translator';
import { called, LAST } from '../support/languages';

const IRINA = {
  name: 'Ирина Соколова',
  language: LAST,
  urgency: 'detained',
  message: 'Моего мужа задержали.\n\nЧто делать?',
};
const WORDS = {
  'Моего мужа задержали.': 'Han detenido a mi marido.',
  'Что делать?': '¿Qué hago?',
  'Llame ya.': 'Звоните сейчас.',
  'Звоните немедленно.': 'Llame inmediatamente.',
};

test('@desktop a message and its reply are translated on this computer, and failures explained', async ({
  page,
  site,
}) => {
  await standInTranslator(page, { words: WORDS, detected: LAST });
  const [id = ''] = await insertEnquiries(site.backend, [IRINA]);
  await signIn(page, site.url, 'admin');
  await page.goto(`${ADMIN_PATH}/cuestionario?id=${id}`);
  const detail = page.getByRole('article', { name: 'Consulta' });
  const button = detail.getByRole('button', {
    name: `Traducir al ${called(SOURCE_LANGUAGE)} en este ordenador`,
  });
  await expect(button).toBeVisible();
  // A browser's own translation of pages would send the message to a service.
  await expect(detail).toHaveAttribute('translate', 'no');
  await expect(detail.getByRole('region', { name: 'Historial' })).toContainText('Abierta');

  const sent: string[] = [];
  page.on('request', (request) => {
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
  });
  // A refusal and a failed download are explained, and can be retried or stopped.
  const alert = page.getByRole('alert').filter({ hasText: /traduc|Púlselo/ });
  for (const [fails, text] of [
    ['NotAllowedError', 'Púlselo otra vez'],
    ['NotSupportedError', 'no traduce entre estos dos idiomas'],
    ['NetworkError', 'No se ha podido traducir'],
  ] as const) {
    await button.click();
    await finishDownload(page, fails);
    await expect(alert).toContainText(text);
  }
  await button.click();
  await page.getByRole('button', { name: 'Parar' }).click();
  await expect(page.getByText('El navegador descarga el idioma')).toHaveCount(0);
  await expect(alert).toHaveCount(0);

  await button.click();
  await expect(detail.getByText('solo esta vez: 50 %')).toBeVisible();
  await finishDownload(page);
  const translation = detail.getByRole('region', { name: 'Traducción del mensaje' });
  await expect(translation).toHaveText('Han detenido a mi marido.\n\n¿Qué hago?');
  await expect(
    detail.getByText(new RegExp(`Traducción automática del ${called(LAST)}`)),
  ).toBeVisible();
  // The original stands beside it.
  await expect(detail).toContainText('Моего мужа задержали.');

  const russian = detail.getByLabel(`Lo que se envía, en ${called(LAST)}`);
  const spanish = detail.getByLabel(`Lo que dice, en ${called(SOURCE_LANGUAGE)}`);
  await spanish.fill('Llame ya.');
  await expect(detail.getByText('sigue como estaba')).toBeVisible();
  await detail
    .getByRole('button', { name: `Traducir el ${called(SOURCE_LANGUAGE)} al ${called(LAST)}` })
    .click();
  await finishDownload(page);
  await expect(russian).toHaveValue('Звоните сейчас.');
  await expect(detail.getByText('Compruébela antes de enviar')).toBeVisible();
  await russian.fill('Звоните немедленно.');
  await detail
    .getByRole('button', { name: `Ver en ${called(SOURCE_LANGUAGE)} lo que se envía` })
    .click();
  await finishDownload(page);
  await expect(spanish).toHaveValue('Llame inmediatamente.');
  await expectAccessibleScreen(page);

  // Lists of waiting enquiries are refetched by themselves; no request has any of the texts.
  for (const request of sent) {
    expect(new URL(request.split(' ')[1] ?? '').origin).toBe(site.url);
    expect(decodeURIComponent(request)).not.toMatch(/мужа|marido|Звоните|Llame/);
  }
});
