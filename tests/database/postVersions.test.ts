import { beforeEach, describe, expect, it } from 'vitest';
import { useBackend } from '../support/backend';
import { pictureName } from '../support/pictures';
import { call, post, writerOf } from '../support/posts';
import { OTHER } from '../support/languages';

const db = useBackend();
const { insert, update } = writerOf(db);

interface Version {
  version: number;
  email: string | null;
  changed: string[];
}

const versionsOf = async (id: unknown) =>
  (await call(db.clients.editor, 'post_versions', { post: id })).data as unknown as Version[];

beforeEach(async () => {
  await db.sql('truncate public.blog_posts cascade');
  await db.sql('delete from storage.objects');
});

describe('the history of a post', () => {
  it('has an entry for each save that changed it, with its author and the changed fields', async () => {
    const { id } = await insert(post('one'));
    await update(id, { title: 'Otro', [`content_${OTHER}`]: 'Neu.' });
    await writerOf(db, 'admin').update(id, { hidden: true });
    await update(id, { hidden: true });
    await update(id, { image_alt: 'Un puerto' });
    const versions = await versionsOf(id);
    expect(versions.map(({ version, changed }) => [version, changed])).toEqual([
      [3, ['hidden']],
      [2, [`content_${OTHER}`, 'title']],
      [1, []],
    ]);
    expect(versions.map(({ email }) => email?.split('@')[0])).toEqual([
      'admin',
      'editor',
      'editor',
    ]);
  });

  it('returns a post as it was, with its current cover', async () => {
    const { id } = await insert(post('one'));
    const url = `http://127.0.0.1/storage/v1/object/public/images/${pictureName(1)}`;
    await update(id, { title: 'Otro', slug: 'two', image: url, image_alt: 'Un puerto' });
    const { data } = await call(db.clients.editor, 'post_version', { post: id, number: 1 });
    expect(data).toEqual([
      expect.objectContaining({ id, title: 'Título', slug: 'one', image: url, version: 2 }),
    ]);
  });

  it('keeps fifty versions, and is deleted with the post', async () => {
    const { id } = await insert(post('one'));
    await db.sql(
      `do $$ begin
        for n in 2..60 loop update public.blog_posts set title = n::text; end loop;
      end $$`,
    );
    const versions = await versionsOf(id);
    expect(versions).toHaveLength(50);
    expect(versions[0]).toMatchObject({ version: 60, email: null });
    await db.sql('delete from public.blog_posts');
    expect(await db.sql('select from private.post_versions')).toEqual([]);
  });

  it('protects the pictures of earlier versions from removal', async () => {
    const name = pictureName(1);
    await db.sql(
      `insert into storage.objects (bucket_id, name, created_at)
        values ('images', $1, now() - interval '2 hours')`,
      [name],
    );
    const { id } = await insert({
      ...post('one'),
      content: `![Puerto](https://x.supabase.co/storage/v1/object/public/images/${name})`,
    });
    await update(id, { content: 'Sin imagen.' });
    expect((await call(db.clients.editor, 'unused_images')).data).toEqual([]);
    await db.sql('delete from private.post_versions where version = 1');
    expect((await call(db.clients.editor, 'unused_images')).data).toEqual([name]);
  });
});

describe('who has saved a post since a version', () => {
  const onlyMine = async (id: unknown, since: number, as: 'editor' | 'admin' = 'editor') =>
    (await call(db.clients[as], 'saved_only_by_me', { post: id, since })).data;

  it('is known of saves of the cover alone too, which the history does not list', async () => {
    const { id } = await insert(post('one'));
    await update(id, { image_alt: 'Un puerto' });
    await update(id, { image_alt: 'Otro puerto' });
    expect(await onlyMine(id, 1)).toBe(true);
    expect(await onlyMine(id, 1, 'admin')).toBe(false);
    expect(await versionsOf(id)).toHaveLength(1);
    const { data } = await call(db.clients.editor, 'post_version', { post: id, number: 2 });
    expect(data).toEqual([]);
  });

  it('is another person where one of the saves is theirs, or of somebody unknown', async () => {
    const { id } = await insert(post('one'));
    await writerOf(db, 'admin').update(id, { image_alt: 'Un puerto' });
    await update(id, { title: 'Otro' });
    expect(await onlyMine(id, 1)).toBe(false);
    expect(await onlyMine(id, 2)).toBe(true);
    await db.sql(`update public.blog_posts set image_alt = 'Del servidor'`);
    expect(await onlyMine(id, 2)).toBe(false);
  });

  it('is kept for as many saves as versions and two hundred others at most', async () => {
    const { id } = await insert(post('one'));
    await db.sql(
      `do $$ begin
        for n in 2..260 loop update public.blog_posts set image_alt = n::text; end loop;
      end $$`,
    );
    const [kept] = await db.sql('select count(*)::integer as saves from private.post_versions');
    expect(kept).toEqual({ saves: 201 });
    expect(await versionsOf(id)).toHaveLength(1);
  });
});
