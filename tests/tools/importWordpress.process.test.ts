import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { embeddedSite, type Site } from '../../server/archive/site';
import type { EmbeddedBackend } from '../../server/embedded/embedded';
import { Report } from '../../tools/import/model';
import { readPicture } from '../../tools/import/pictures';
import { wordpressSource } from '../../tools/import/wordpress';
import { importSource } from '../../tools/import/write';
import { readWxr } from '../../tools/import/wxr';
import { startMigrated } from '../support/backend';
import { sumsOf } from '../support/siteSums';
import { OLD_SITE, writeWordpress } from '../support/wordpressExport';
import { temporaryFolder } from '../support/temporaryFolder';

const folder = temporaryFolder();
let backend: EmbeddedBackend;
let site: Site;
let paths: { file: string; uploads: string };

beforeAll(async () => {
  backend = await startMigrated();
  site = embeddedSite(backend, 'http://localhost:4173');
  paths = await writeWordpress(folder);
});

afterAll(() => backend.close());

async function run(target?: Site) {
  const report = new Report();
  const source = wordpressSource(readWxr(readFileSync(paths.file, 'utf8')), report, {
    zone: 'Europe/Madrid',
  });
  const pictures = { uploads: paths.uploads };
  return { counts: await importSource({ source, report, pictures, site: target }), report };
}

it('an import takes posts, pictures and addresses once, and a dry run nothing', async () => {
  const empty = await sumsOf(site);
  const dry = await run();
  expect(dry.counts).toMatchObject({ posts: 2, texts: 4, pictures: 4 });
  expect(await sumsOf(site)).toEqual(empty);

  const first = await run(site);
  expect(first.counts).toMatchObject({ posts: 2, texts: 4, known: 0, pictures: 4 });
  expect(first.report.toString()).not.toContain('Pictures, left out');
  const posts = await backend.query(
    `select slug, slug_de, date::text, publish_at::text, category, image, image_alt, title_de, content
     from public.blog_posts order by slug`,
  );
  const stored =
    /http:\/\/localhost:4173\/storage\/v1\/object\/public\/images\/posts\/[\da-f-]{36}-800x528\.webp/;
  expect(posts[0]).toMatchObject({
    slug: 'es-entrada-1',
    slug_de: 'de-beitrag-1',
    date: '2019-05-06',
    publish_at: '10:30:00',
    category: 'Herencias',
    image: expect.stringMatching(stored) as string,
    image_alt: 'Foto 11',
    title_de: 'Beitrag 1',
  });
  // The classic editor and the block editor give the same.
  for (const post of posts)
    expect(post.content).toMatch(/^La ley\.\n\n!\[Foto \d2\]\([^)]+\)\n\nSiga /);
  expect(posts[0]?.content).toContain('[aquí](/blog/es-entrada-2)');
  const redirects = await backend.query(
    `select r.source, r.language, p.slug, r.target from public.redirects as r
     left join public.blog_posts as p on p.id = r.post_id
     where r.source in ('/?p=13', '/feed') order by 1`,
  );
  expect(redirects).toEqual([
    { source: '/?p=13', language: 'de', slug: 'es-entrada-1', target: null },
    { source: '/feed', language: null, slug: null, target: '/feed.xml' },
  ]);

  const before = await sumsOf(site);
  const second = await run(site);
  expect(second.counts).toMatchObject({ posts: 0, known: 2, pictures: 0, redirects: 0 });
  expect(await sumsOf(site)).toEqual(before);

  await backend.query(`delete from public.blog_posts where slug = 'es-entrada-2'`);
  const third = await run(site);
  expect(third.counts).toMatchObject({ posts: 0, known: 2 });
  expect(third.report.toString()).toContain('Deleted here since, not taken again: 1');
});

it('a picture is read from the folder of uploads alone, or from the given host', async () => {
  writeFileSync(join(folder, 'secret.jpg'), 'x');
  symlinkSync(join(folder, 'secret.jpg'), join(paths.uploads, 'link.jpg'));
  const { uploads } = paths;
  const uploaded = `${OLD_SITE}/wp-content/uploads`;
  for (const path of ['%2e%2e/secret.jpg', 'link.jpg', 'none.jpg']) {
    await expect(readPicture(`${uploaded}/${path}`, { uploads }), path).rejects.toThrow(
      'not in the folder',
    );
  }
  await expect(readPicture(`${OLD_SITE}/x.jpg`, {})).rejects.toThrow('no folder and no host');
  const elsewhere = readPicture('https://other.example/x.jpg', { host: 'www.old-firm.example' });
  await expect(elsewhere).rejects.toThrow('host');
});
