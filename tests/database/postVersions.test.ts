import { beforeEach, expect, it } from 'vitest';
import { type Row, useBackend } from '../support/backend';
import { pictureName } from '../support/pictures';
import { call, DENIED, post, writerOf } from '../support/posts';
import { OTHER } from '../support/languages';

const db = useBackend();
const { insert, update } = writerOf(db);
const { update: updateByAdmin } = writerOf(db, 'admin');

interface Version {
  version: number;
  email: string | null;
  changed: string[];
}

const versionsOf = async (id: unknown) =>
  (await call(db.clients.editor, 'post_versions', { post: id })).data as unknown as Version[];
const versionOf = async (id: unknown, number: number) =>
  (await call(db.clients.editor, 'post_version', { post: id, number })).data;
const unused = async (...freed: string[]) =>
  (await call(db.clients.editor, 'unused_images', { freed })).data;

beforeEach(async () => {
  await db.sql('truncate public.blog_posts cascade');
  await db.sql('delete from storage.objects');
});

it('the history of a post has each save that changed it, its author and fields, and the post as it was', async () => {
  const { id } = await insert(post('one'));
  await update(id, { title: 'Otro', slug: 'two', [`content_${OTHER}`]: 'Neu.' });
  await updateByAdmin(id, { hidden: true });
  await update(id, { hidden: true });
  const image = `http://127.0.0.1/storage/v1/object/public/images/${pictureName(1)}`;
  const { version } = await update(id, { image, image_alt: 'Un puerto' });
  const versions = await versionsOf(id);
  const email = (role: string) => `${role}@tests.example`;
  expect(versions.map((each) => [each.version, each.changed, each.email])).toEqual([
    [3, ['hidden'], email('admin')],
    [2, [`content_${OTHER}`, 'slug', 'title'], email('editor')],
    [1, [], email('editor')],
  ]);
  // With its current cover.
  const was = { id, title: 'Título', slug: 'one', image, version };
  expect(await versionOf(id, 1)).toMatchObject([was]);
});

it('a save of the cover alone is no version', async () => {
  const { id } = await insert(post('one'));
  await update(id, { image_alt: 'Un puerto' });
  expect([await versionsOf(id), await versionOf(id, 2)]).toMatchObject([[{ version: 1 }], []]);
});

it('images are unused with all their files once old enough, and none of a picture in use', async () => {
  const filesOf = (n: number) =>
    ['-1600x900-1080-640', '-1080', '-640'].map((end) =>
      pictureName(n).replace('.webp', `${end}.webp`),
    );
  const [cover, inText, inTranslation, recent, left] = [1, 2, 3, 4, 5].map(filesOf) as [
    ...[string[], string[], string[], string[], string[]],
  ];
  const store = (names: string[], age: string) =>
    db.sql(
      `insert into storage.objects (bucket_id, name, created_at)
       select 'images', unnest($1::text[]), now() - $2::interval`,
      [names, age],
    );
  await store([...cover, ...inText, ...inTranslation, ...left, 'other/x.webp'], '32 days');
  await store(recent, '30 days');
  const address = (name = '') =>
    db.clients.anon.storage.from('images').getPublicUrl(name).data.publicUrl;
  const { id } = await insert({
    ...post('one'),
    ...{ image: address(cover[0]), image_alt: 'x' },
    content: `![Puerto](${address(inText[0])})`,
    [`content_${OTHER}`]: `Text\n\n![Hafen](${address(inTranslation[0])}?a)`,
  });
  const found = async () => ((await unused()) as unknown as string[]).toSorted();
  expect(await found()).toEqual(left.toSorted());
  // Nor one that an earlier version has.
  await update(id, { content: 'Sin imagen.' });
  expect(await found()).toEqual(left.toSorted());
  expect((await call(db.clients.visitor, 'unused_images')).error?.code).toBe(DENIED);
  // What a change has freed goes at once, unless something else has it.
  const freed = await unused(`${address(recent[0])}#focus=1,2`, address(cover[0]));
  expect((freed as unknown as string[]).toSorted()).toEqual([...recent, ...left].toSorted());
});

const SOURCES = [{ title: 'Código Civil', url: 'https://www.boe.es/1' }];
const REVIEWED = {
  author: 'lluis-ejemplo',
  reviewer: 'maria-ejemplo',
  reviewed_on: '2026-10-02',
  law_as_of: '2026-10-01',
  sources: SOURCES,
};

it('who vouches for a post is read by everybody, kept in versions, and copied but for the review', async () => {
  const { id } = await insert({ slug: 'one', title: 'Uno', ...REVIEWED });
  const columns = Object.keys(REVIEWED).join(', ');
  const { data } = await db.clients.anon.from('blog_posts').select(columns);
  expect(data).toEqual([REVIEWED]);
  const { data: copied } = await call(db.clients.editor, 'duplicate_post', { post: id });
  const [copy] = await db.sql('select * from public.blog_posts where id = $1', [copied]);
  const unreviewed = { reviewer: '', reviewed_on: null };
  expect(copy).toMatchObject({ author: 'lluis-ejemplo', sources: SOURCES, ...unreviewed });
  await update(id, { reviewed_on: '2026-11-02', sources: [] });
  expect((await versionsOf(id))[0]?.changed).toEqual(['reviewed_on', 'sources']);
  expect(await versionOf(id, 1)).toMatchObject([REVIEWED]);
});

it('who vouches for a post is refused where it is no name of an address, or no list of sources', async () => {
  for (const fields of [
    { author: 'Lluís' },
    { reviewer: 'maria-ejemplo' },
    { sources: [{ title: '', url: '' }] },
    { sources: [{ title: 'Uno', url: 'javascript:alert(1)' }] },
    { sources: Array.from({ length: 21 }, () => ({ title: 'Uno', url: '' })) },
  ]) {
    const row: Row = { slug: 'one', title: 'Uno', ...fields };
    const { error } = await db.clients.editor.from('blog_posts').insert(row);
    expect.soft(error?.code, JSON.stringify(fields)).toBe('23514');
  }
});
