import { ADMIN_PATH } from '../../src/site/adminPaths';
import { sql } from '../support/database';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';

test('@desktop shows the history of erasures page by page, newest first', async ({
  page,
  site,
}) => {
  await sql(
    site,
    `insert into public.survey_erasures (erased_at, received_on, reason)
    select '2026-03-01 12:00Z'::timestamptz - (n / 2) * interval '1 hour', date '2026-01-01' + n, 'retention'
    from generate_series(0, 30) as n`,
  );
  await signIn(page, site.url, 'admin');
  await page.goto(`${ADMIN_PATH}/cuestionario?view=erasures`);
  const history = page.getByRole('region', { name: 'Historial de borrados' });
  const days = history.locator('tbody td:nth-child(3)');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'Más de 25 consultas borradas',
  );
  const first = await days.allTextContents();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    '6 consultas borradas en esta página',
  );
  const second = await days.allTextContents();
  expect(new Set([...first, ...second]).size).toBe(31);
  await page.getByRole('button', { name: 'Anterior' }).click();
  await expect(days).toHaveText(first);
});
