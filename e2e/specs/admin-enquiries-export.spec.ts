import { readFileSync } from 'node:fs';
import { ADMIN_PATH } from '../../src/site/adminPaths';
import { insertEnquiries } from '../support/database';
import { expect, test } from '../support/fixtures';
import { ANOTHER } from '../support/languages';
import { signIn } from '../support/session';

test('@desktop exports a CSV with every script and without formulas', async ({ page, site }) => {
  await insertEnquiries(site.backend, [
    {
      name: '=HYPERLINK("http://evil.example")',
      message: 'Exportar; con "comillas"\ny dos líneas',
    },
    { name: 'محمد العلي', language: ANOTHER, message: 'Exportar: أحتاج إلى مساعدة' },
    { name: '王小明', language: 'zh', phone: '+34 600 000 000', message: 'Exportar: 我需要帮助' },
  ]);
  await signIn(page, site.url, 'admin');
  await page.goto(`${ADMIN_PATH}/cuestionario`);
  await page.getByLabel('Buscar').fill('exportar');
  await expect(page.getByText('3 consultas', { exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Filtros', exact: true }).click();
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^consultas-\d{4}-\d\d-\d\d\.csv$/);
  const bytes = readFileSync(await file.path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = bytes.toString('utf8');
  expect(text).toContain(`;"'=HYPERLINK(""http://evil.example"")";`);
  expect(text).toContain('"Exportar; con ""comillas""\ny dos líneas"');
  expect(text).toContain(';محمد العلي;');
  expect(text).toContain(`;王小明;ana@client.example;'+34 600 000 000;zh;`);
  expect(text).toContain(';Exportar: 我需要帮助;');
  expect(text.trim().split('\r\n')).toHaveLength(4);
  await expect(page.getByText('3 consultas guardadas.')).toBeVisible();
});
