/** What the editor says of a post on the site, with the site's own report as a stand-in. */
import type { Page } from '@playwright/test';
import { adminPath } from '../../src/site/adminPaths';
import { type SiteStamp, STAMP_PATH } from '../../src/site/siteStamp';
import { sql } from '../support/database';
import { expect, test } from '../support/fixtures';
import { addPost, openPostEditor, publishPost, savePost } from '../support/postEditor';
import { clientAs, signIn } from '../support/session';

const SINCE = '2026-11-25T09:32:00.000Z';

const onSiteOf = (page: Page) => page.getByRole('list', { name: 'En el sitio' });

/** Adds a post. @returns it, and a report that lists its version at some paths. */
async function addServedPost(url: string, slug: string, paths: string[]) {
  const { id } = await addPost(url, { slug, title: 'Costas' });
  const editor = await clientAs(url, 'editor');
  const { data } = await editor.from('blog_posts').select('updated_at').eq('id', id).single();
  const served = { version: data?.updated_at ?? '', since: SINCE };
  const posts = Object.fromEntries(paths.map((path) => [path, served]));
  const stamp: SiteStamp = { revision: '1', at: SINCE, posts, failures: {} };
  return { id, stamp };
}

test.beforeEach(async ({ page, site }) => {
  await signIn(page, site.url, 'editor');
});

test('@desktop a saved post is not said to be on the site until the site has been read again', async ({
  page,
  site,
}) => {
  const { id, stamp } = await addServedPost(site.url, 'costas', ['/blog/costas']);
  let answering = Promise.resolve();
  let answer: () => void = () => undefined;
  await page.route(STAMP_PATH, async (route) => {
    await answering;
    await route.fulfill({ json: stamp });
  });
  await openPostEditor(page, id);
  await expect(onSiteOf(page)).toHaveText(/^En el sitio desde /);

  answering = new Promise((resolve) => {
    answer = resolve;
  });
  await page.getByLabel('Título').fill('Costas, corregidas');
  await savePost(page);
  await expect(onSiteOf(page)).toHaveText('Comprobando el sitio...');
  answer();
  await expect(onSiteOf(page)).toHaveText('Se publica ahora; aún se ve la versión anterior');
});

test('@desktop a page that the host no longer serves is not said to be visible', async ({
  page,
  site,
  pageErrors,
}) => {
  const paths = ['/blog/plazos', '/de/blog/plazos', '/en/blog/plazos'];
  const { id, stamp } = await addServedPost(site.url, 'plazos', paths);
  await page.route(STAMP_PATH, (route) => route.fulfill({ json: stamp }));
  // The browser reports the status, which is what the editor asks for.
  pageErrors.expected.push(/status of 404/);
  await page.route('/de/blog/plazos', (route) => route.fulfill({ status: 404 }));
  await openPostEditor(page, id);
  await expect(onSiteOf(page).getByRole('listitem')).toHaveText([
    /^Español: En el sitio desde /,
    'Inglés: Aún visible en el sitio hasta la próxima publicación',
  ]);
});

test('@desktop what the form says of publication is not said to be so before it is saved', async ({
  page,
}) => {
  await page.goto(adminPath('newPost'));
  const state = page.getByRole('region', { name: 'Publicación' }).getByRole('status');
  await expect(state).toHaveText('Borrador Solo la ve el despacho.');
  await page.getByLabel('Título').fill('Custodia');
  await publishPost(page);
  await expect(state).toHaveText('Publicada Cualquiera puede leerla.');
  await page.getByRole('button', { name: 'Pasar a borrador' }).click();
  await expect(state).toHaveText('Borrador Solo la ve el despacho.');
  await publishPost(page);

  await page.getByLabel('Fecha', { exact: true }).fill('2099-03-01');
  await expect(state).toHaveText(/^Al guardar: Programada Se publicará sola el 1 de marzo/);
  await publishPost(page);
  await expect(state).toHaveText(/^Programada Se publicará sola el 1 de marzo/);
  await page.getByLabel('Fecha', { exact: true }).fill('2099-03-02');
  await expect(state).toHaveText(/^Al guardar: Programada Se publicará sola el 2 de marzo/);
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
