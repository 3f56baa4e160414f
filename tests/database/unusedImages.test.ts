import { beforeEach, describe, expect, it } from 'vitest';
import { type Role, useBackend } from '../support/backend';
import { picture, pictureName } from '../support/pictures';
import { call, post, writerOf } from '../support/posts';
import { OTHER } from '../support/languages';

const db = useBackend();
const { insert } = writerOf(db);

beforeEach(async () => {
  await db.sql('truncate public.blog_posts cascade');
  await db.sql('delete from storage.objects');
});

describe('unused images', () => {
  const upload = (name: string) => db.clients.editor.storage.from('images').upload(name, picture());

  it('are listed once old enough, for staff only', async () => {
    const names = [1, 2, 3, 4].map((n) => pictureName(n));
    const [used, old, recent, inText] = names as [string, string, string, string];
    for (const name of names) await upload(name);
    await db.sql(`insert into storage.objects (bucket_id, name) values ('images', 'other/x.webp')`);
    await db.sql(
      `update storage.objects set created_at = now() - interval '2 hours' where name <> $1`,
      [recent],
    );
    const { data } = db.clients.anon.storage.from('images').getPublicUrl(used);
    const shown = data.publicUrl.replace(used, inText);
    await insert({
      ...post('one'),
      image: data.publicUrl,
      image_alt: 'x',
      [`content_${OTHER}`]: `Text\n\n![Hafen](${shown})\n\n![Berg](${shown}?a)`,
    });
    const unused = async (role: Role) => (await call(db.clients[role], 'unused_images')).data;
    expect(await unused('editor')).toEqual([old]);
    expect(await unused('visitor')).toEqual([]);
    expect(await unused('anon')).toBeNull();
  });

  it('are all files of a picture, and none of one in use', async () => {
    const [cover, inText, left] = [1, 2, 3].map((n) =>
      ['-1600x900-1080-640', '-1080', '-640'].map((end) =>
        pictureName(n).replace('.webp', `${end}.webp`),
      ),
    ) as [string[], string[], string[]];
    for (const name of [...cover, ...inText, ...left]) await upload(name);
    await db.sql(`update storage.objects set created_at = now() - interval '2 hours'`);
    const address = (name = '') =>
      db.clients.anon.storage.from('images').getPublicUrl(name).data.publicUrl;
    await insert({
      ...post('one'),
      image: address(cover[0]),
      image_alt: 'x',
      content: `![Puerto](${address(inText[0])})`,
    });
    const { data } = await call(db.clients.editor, 'unused_images');
    expect(data).toHaveLength(3);
    expect(data).toEqual(expect.arrayContaining(left));
  });
});
