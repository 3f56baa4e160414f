/** What the editor says of a post on the site, with the site's own report as a stand-in. */
import { sql } from '../support/database';
import { expect, test } from '../support/fixtures';
import { addPost, openPostEditor } from '../support/postEditor';
import { signIn } from '../support/session';

test.beforeEach(async ({ page, site }) => {
  await signIn(page, site.url, 'editor');
});

test('@desktop an editor left open at the hour of publication says that the post is public', async ({
  page,
  site,
}) => {
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
  await page.clock.install();
  await openPostEditor(page, id);
  const state = page.getByRole('region', { name: 'Publicación' }).getByRole('status');
  await expect(state).toHaveText(/^Programada/);
  await expect(page.getByRole('link', { name: 'Ver en la web' })).toHaveCount(0);
  await page.clock.fastForward('03:30');
  await expect(state).toHaveText('Publicada Cualquiera puede leerla.');
  await expect(page.getByRole('link', { name: 'Ver en la web' })).toBeVisible();
});
