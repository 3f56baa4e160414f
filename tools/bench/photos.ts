import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../e2e/support/chromium.ts';
import { makePhotograph } from '../../e2e/support/imageFiles.ts';
import { openPostEditor, savePost } from '../../e2e/support/postEditor.ts';
import { copyBuild, publishChanges, removeBuild } from '../../e2e/support/publication.ts';
import { clientAs, signIn } from '../../e2e/support/session.ts';
import { type EmbeddedBackend, startEmbedded } from '../../server/embedded/embedded.ts';
import { listen, originApp } from '../../server/origin/originServer.ts';
import { firstLoad } from './load.ts';
import { POST, SAMPLE_PAGES } from './samplePages.ts';
import { printTable, round } from './table.ts';

/** So many posts get a photograph: the newest, the featured and the sample post. */
const NEWEST = 3;

/** Gives posts photographs of a phone's camera as covers, in the admin area. */
async function addPhotographs(browser: Browser, url: string, backend: EmbeddedBackend) {
  const posts = await backend.query(
    `select id from public.blog_posts where show_on_homepage or slug = $1 or id in (
      select id from public.blog_posts where not hidden and date <= private.office_today()
      order by date desc, id desc limit $2)`,
    [POST, NEWEST],
  );
  const page = await browser.newPage({ locale: 'es-ES', baseURL: url });
  page.setDefaultTimeout(120_000);
  await signIn(page, url, 'editor');
  for (const { id } of posts) {
    await openPostEditor(page, String(id));
    await page.getByLabel('Archivo de imagen').setInputFiles({
      name: 'foto.jpg',
      mimeType: 'image/jpeg',
      buffer: await makePhotograph(page),
    });
    await page.getByText(/^Lista \(/).waitFor();
    await page.getByLabel('Descripción de la imagen').fill('Una fotografía');
    await savePost(page);
  }
  await page.close();
  return posts.length;
}

/** Leaves each cover its largest file alone, as covers were stored before there were others. */
async function keepLargestOnly(url: string, backend: EmbeddedBackend) {
  const { storage } = await clientAs(url, 'editor');
  const rows = (await backend.query(
    `select id, image from public.blog_posts where image like '%/storage/%'`,
  )) as { id: string; image: string }[];
  for (const { id, image } of rows) {
    const whole = (name: string) => name.replace(/(-\d+x\d+)(-\d+)+/, '$1');
    const [, name = ''] = image.split('/public/images/');
    const { error } = await storage.from('images').copy(name, whole(name));
    if (error) throw error;
    await backend.query('update public.blog_posts set image = $2 where id = $1', [
      id,
      whole(image),
    ]);
  }
}

/** kB of photographs in a page's first load, and their number. */
async function photographsOf(browser: Browser, url: string, pixelRatio: number) {
  const { requests } = await firstLoad(browser, url, 'es', pixelRatio);
  const pictures = requests.filter(({ url: { pathname } }) => pathname.startsWith('/storage/'));
  return [
    round(pictures.reduce((sum, { size }) => sum + size, 0) / 1000),
    pictures.length,
  ] as const;
}

/**
 * Measures what phones fetch of the pictures on pages whose posts have photographs, with one file
 * for each picture and with several widths.
 */
export async function benchPhotos(): Promise<void> {
  const backend = await startEmbedded({ captureEmails: true });
  const dist = copyBuild();
  const site = await listen(originApp(backend, dist), 0);
  const browser = await chromium.launch(findChromium());
  const rows: (string | number)[][] = [];
  const measure = async (files: string) => {
    await publishChanges(dist, site.url);
    for (const page of ['home', 'blog', 'post'] as const) {
      const url = site.url + SAMPLE_PAGES[page]('es');
      const [[two, count], [three]] = [
        await photographsOf(browser, url, 2),
        await photographsOf(browser, url, 3),
      ];
      rows.push([page, files, count, two, three]);
    }
  };
  let posts;
  try {
    posts = await addPhotographs(browser, site.url, backend);
    await measure('several widths');
    await keepLargestOnly(site.url, backend);
    await measure('the largest alone');
  } finally {
    await browser.close();
    await site.close();
    await backend.close();
    removeBuild(dist);
  }
  printTable(
    `Photographs in the first load on a phone of 360 px, of ${posts} posts with one, in kB by pixels per CSS pixel`,
    ['page', 'files', 'photographs', 'kB at 2', 'kB at 3'],
    rows,
  );
}
