import { openAsBlob } from 'node:fs';
import { decodeArchive } from '../../src/lib/archiveFormat';
import { goToScreen, openAdminScreen } from '../support/adminArea';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';

const PASSPHRASE = 'doce o más caracteres';

test('@desktop an admin downloads the whole site as an encrypted file', async ({ page, site }) => {
  await signIn(page, site.url, 'admin');
  await openAdminScreen(page, 'ajustes', 'Ajustes');
  const button = page.getByRole('button', { name: 'Descargar una copia' });
  const passphrase = page.getByLabel('Frase de cifrado');
  await passphrase.fill('corta');
  await button.click();
  await expect(page.getByText('Escriba una frase de al menos 12 caracteres.')).toBeVisible();
  await passphrase.fill(PASSPHRASE);
  const downloading = page.waitForEvent('download');
  await button.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^copia-\d{4}-\d\d-\d\d\.jsonl\.gz\.age$/);
  const tables = new Set<string>();
  for await (const line of decodeArchive(await openAsBlob(await download.path()), PASSPHRASE)) {
    if ('table' in line) tables.add(line.table);
  }
  expect([...tables]).toEqual(
    expect.arrayContaining(['public.staff', 'public.blog_posts', 'public.testimonials']),
  );
  await expect(page.getByText('Copia descargada.')).toBeVisible();
  await expect(page.getByText(/^Última copia: /)).toBeVisible();
  await goToScreen(page, 'dashboard', 'Panel');
  await expect(page.getByRole('heading', { name: 'Qué hacer hoy' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Hacer una copia de toda la web' })).toHaveCount(0);
});
