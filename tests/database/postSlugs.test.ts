import { beforeEach, describe, expect, it } from 'vitest';
import { useBackend } from '../support/backend';
import { ANOTHER, OTHER } from '../support/languages';
import { post, writerOf } from '../support/posts';
import { SOURCE_LANGUAGE } from '@/site/languages';

const db = useBackend();
const { insert, update } = writerOf(db);
const [own, another] = [`slug_${OTHER}`, `slug_${ANOTHER}`];

beforeEach(async () => {
  await db.sql('truncate public.blog_posts cascade');
});

const oldSlugs = async () =>
  (await db.clients.anon.from('post_old_slugs').select('slug').order('slug')).data?.map(
    ({ slug }) => slug,
  );

describe("a translation's slug", () => {
  it('leads to one post, whatever language has it or had it', async () => {
    const { id } = await insert({ ...post('herencia'), [own]: 'erbe', [another]: 'inheritance' });
    await update(id, { [own]: 'erbschaft' });
    for (const taken of ['herencia', 'erbe', 'erbschaft', 'inheritance']) {
      expect((await insert({ ...post(`de-${taken}`), [own]: taken }))[own]).toBe(`${taken}-1`);
      expect((await insert(post(taken))).slug).toBe(`${taken}-2`);
    }
  });

  it('may be that of another language of the same post, and is not kept beside the same Spanish one', async () => {
    const row = await insert({
      ...post('nie'),
      [own]: 'nie',
      slug_en: 'guide',
      [another]: 'guide',
    });
    expect(row).toMatchObject({ [own]: null, slug_en: 'guide', [another]: 'guide' });
  });

  it('still leads to the post after a change, a withdrawn translation and a removed slug', async () => {
    const { id } = await insert({ ...post('herencia'), [own]: 'erbe', [another]: 'nalog' });
    await update(id, { [own]: 'erbschaft' });
    expect(await oldSlugs()).toEqual(['erbe']);
    await update(id, {
      [own]: null,
      [`title_${ANOTHER}`]: null,
      [`excerpt_${ANOTHER}`]: null,
      [`content_${ANOTHER}`]: null,
      [another]: null,
      waiting_texts: { [ANOTHER]: { title: 'x', content: 'x', slug: 'nalog' } },
    });
    expect(await oldSlugs()).toEqual(['erbe', 'erbschaft', 'nalog']);
    await update(id, { [own]: 'erbe', [another]: 'nalog', waiting_texts: {} });
    expect(await oldSlugs()).toEqual(['erbschaft']);
  });

  it('of a draft, or of a translation that waits, is nothing that the public reads', async () => {
    const { id } = await insert({ ...post('uno'), hidden: true, [own]: 'name-of-a-client' });
    await update(id, { [own]: 'eins' });
    await update(id, {
      hidden: false,
      [`title_${ANOTHER}`]: null,
      [`excerpt_${ANOTHER}`]: null,
      [`content_${ANOTHER}`]: null,
      waiting_texts: { [ANOTHER]: { title: 'x', content: 'x', slug: 'waits' } },
    });
    expect(await oldSlugs()).toEqual([]);
    const { data } = await db.clients.anon.rpc('published_addresses');
    expect(data).toMatchObject({
      slugs: expect.arrayContaining(['eins', 'uno', id]) as string[],
      own_slugs: { uno: { [OTHER]: 'eins' } },
    });
    expect(JSON.stringify(data)).not.toContain('waits');
    const { data: whole } = await db.clients.editor.rpc('post_for_staff', { post: id as string });
    expect(whole).toMatchObject([{ [own]: 'eins', [another]: 'waits' }]);
  });

  it('is the address of a redirect in its language', async () => {
    const { id } = await insert({ ...post('uno'), [own]: 'eins' });
    await db.sql(
      `insert into public.redirects (source, post_id, language)
       values ('/alt', $1, '${OTHER}'), ('/viejo', $1, '${SOURCE_LANGUAGE}')`,
      [id],
    );
    const { data } = await db.clients.anon.rpc('published_addresses');
    const { redirects } = data as unknown as { redirects: { source: string; slug: string }[] };
    expect(redirects.map(({ source, slug }) => [source, slug])).toEqual([
      ['/alt', 'eins'],
      ['/viejo', 'uno'],
    ]);
  });

  it.each(['', 'Erbe', 'mit leer', 'ä', '-a', 'a--b', 'a/b', 'x'.repeat(81)])(
    'is refused if it cannot be in an address: %j',
    async (slug) => {
      await expect(insert({ ...post('uno'), [own]: slug })).rejects.toThrow();
    },
  );
});
