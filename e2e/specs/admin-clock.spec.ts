import { ADMIN_PATH } from '../../src/site/adminPaths';
import { insertEnquiries, sql } from '../support/database';
import { expect, test } from '../support/fixtures';
import { addPost, openPostEditor } from '../support/postEditor';
import { signIn } from '../support/session';

test('@desktop a screen left open counts new enquiries in menu and tab title, and says that a post is public at its hour', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await signIn(page, site.url, 'admin');
  const [due] = await sql<{ day: string; time: string }>(
    site,
    `select to_char(moment, 'YYYY-MM-DD') as day, to_char(moment, 'HH24:MI') as time
     from (select private.office_now() + interval '3 minutes' as moment) as due`,
  );
  const { id } = await addPost(site.url, {
    slug: 'a-su-hora',
    title: 'A su hora',
    date: due?.day ?? '',
    publish_at: due?.time ?? '',
  });
  await openPostEditor(page, id);
  const state = page.getByRole('region', { name: 'Publicación' }).getByRole('status');
  await expect(state).toHaveText(/^Programada/);
  await expect(page.getByRole('link', { name: 'Ver en la web' })).toHaveCount(0);
  await page.clock.fastForward('03:30');
  await expect(state).toHaveText('Publicada Cualquiera puede leerla.');
  await expect(page.getByRole('link', { name: 'Ver en la web' })).toBeVisible();

  await page.goto(`${ADMIN_PATH}/dashboard`);
  await expect(page).toHaveTitle('Panel · Panel de control');
  await insertEnquiries(site.backend, [{ name: 'Recién Llegada' }]);
  const arrived = page.getByRole('link', { name: 'Recién Llegada' });
  // Minute by minute: the first reads may still be under way when the enquiry arrives.
  await expect(async () => {
    await page.clock.fastForward('01:01');
    await expect(page).toHaveTitle('(1) Panel · Panel de control', { timeout: 3_000 });
    await expect(arrived).toBeVisible({ timeout: 3_000 });
  }).toPass();
  const menu = page.getByRole('navigation', { name: 'Administración' });
  await expect(menu.getByRole('link', { name: 'Consultas 1 nueva' })).toBeVisible();
});
