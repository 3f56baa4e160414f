import { readFile } from 'node:fs/promises';
import { ADMIN_PATH } from '../../src/site/adminPaths';
import { expectAccessible } from '../support/accessibility';
import { insertEnquiries, sql } from '../support/database';
import { expect, test } from '../support/fixtures';
import { horizontalOverflow } from '../support/layout';
import { clientAs, signIn } from '../support/session';
import { textsOf } from '../support/texts';
import { ANOTHER } from '../support/languages';
import { clientUrl } from '../../src/site/clientLinks';

const t = textsOf(ANOTHER, 'contact').documents;

/** Longer than a part. */
const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(300_000, 7)]);

test('@phone a client sends a passport in Arabic by a link, and the lawyer finds and saves it', async ({
  page,
  site,
  pageErrors,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const [id = ''] = await insertEnquiries(site.backend, [{ name: 'سارة', language: ANOTHER }]);
  const admin = await clientAs(site.url, 'admin');
  const { data: token } = await admin.rpc('new_document_link', { survey: id });

  await page.goto(clientUrl(site.url, ANOTHER, 'documents', String(token)));
  const part = page.getByRole('region', { name: t.heading });
  await expect(part.getByRole('heading')).toBeFocused();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(part).toContainText(t.limits);
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await sql(site, 'select 1 from private.documents')).toEqual([]);

  // A line that breaks in the middle loses nothing.
  pageErrors.expected.push(/ERR_FAILED/);
  let calls = 0;
  await page.route('**/rpc/add_document_part', (route) =>
    (calls += 1) === 2 ? route.abort() : route.continue(),
  );
  await part.locator('input[type=file]').setInputFiles([
    { name: 'جواز السفر.pdf', mimeType: 'application/pdf', buffer: PDF },
    { name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') },
  ]);
  await expect(part.getByRole('button', { name: t.send })).toBeInViewport({ ratio: 1 });
  const items = part.getByRole('listitem');
  await expect(items.nth(1)).toBeInViewport();
  await part.getByRole('button', { name: t.send }).click();
  await expect(items.nth(0)).toContainText(t.sent);
  await expect(items.nth(1)).toContainText(t.problems.type);
  expect(await horizontalOverflow(page)).toBe(0);
  await expectAccessible(page, 'the files');
  await items.nth(1).getByRole('button').click();
  await expect(part).toContainText(t.done);

  await signIn(page, site.url, 'admin');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${ADMIN_PATH}/cuestionario?id=${id}`);
  const documents = page.getByRole('region', { name: 'Documentos' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    documents.getByRole('button', { name: 'جواز السفر.pdf', exact: true }).click(),
  ]);
  expect(await readFile(await download.path())).toEqual(PDF);
  const history = page.getByRole('region', { name: 'Historial' });
  await expect(history).toContainText('Documento abierto');
  await expect(history).toContainText('Documento recibido');

  const close = documents.getByRole('button', { name: 'Cerrar el enlace' });
  await close.click();
  await expect(close).toHaveCount(0);
  await page.goto(clientUrl(site.url, ANOTHER, 'documents', String(token)));
  await page.reload();
  await expect(part).toContainText(t.ended);
});
