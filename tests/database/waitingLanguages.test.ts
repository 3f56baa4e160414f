import { beforeEach, describe, expect, it } from 'vitest';
import { useBackend } from '../support/backend';
import { call, DENIED, post, translationsBut, writerOf } from '../support/posts';
import { ANOTHER, OTHER } from '../support/languages';
import { SOURCE_LANGUAGE } from '@/site/languages';

const db = useBackend();
const { insert, update } = writerOf(db);

const ARABIC = {
  title: 'عنوان سري',
  excerpt: null,
  content: 'نص سري',
  image_alt: 'صورة سري',
};
const SECRET = /سري/;

/** A published post in Spanish and German whose Arabic waits. */
async function insertWaiting(): Promise<string> {
  const { id } = await insert({
    ...post('plazos', translationsBut(OTHER)),
    date: '2026-01-01',
    waiting_texts: { [ANOTHER]: ARABIC },
  });
  return id as string;
}

const revision = async () => (await call(db.clients.anon, 'publication_revision')).data;

beforeEach(() => db.sql('truncate public.blog_posts cascade'));

describe('a waiting translation', () => {
  it.each(['anon', 'visitor', 'adminAal1'] as const)(
    'cannot be read by %s in any way',
    async (role) => {
      const id = await insertWaiting();
      const client = db.clients[role];
      const posts = (columns: string) => client.from('blog_posts').select(columns as '*');
      const own = ['title', 'content', 'image_alt'].map((name) => `${name}_${ANOTHER}`);
      const open = await posts([...own, 'languages', `title_${OTHER}`].join(', '));
      expect(open.data).toEqual([
        {
          ...Object.fromEntries(own.map((column) => [column, null])),
          ...{ languages: [SOURCE_LANGUAGE, OTHER], [`title_${OTHER}`]: `Title ${OTHER}` },
        },
      ]);
      for (const query of [
        posts('id').eq(`waiting_texts->${ANOTHER}->>title`, ARABIC.title),
        posts('id').order('waiting_texts'),
      ]) {
        expect((await query).error?.code).toBe(DENIED);
      }
      const answers = await Promise.all([
        call(client, 'search_posts', { query: 'سري', lang: ANOTHER }),
        call(client, 'published_addresses'),
        call(client, 'post_for_staff', { post: id }),
        call(client, 'post_version', { post: id, number: 1 }),
        call(client, 'posts_for_staff', { in_state: 'waiting' }),
        client.from('post_translation_sources').select('*'),
      ]);
      for (const { data } of answers) expect(JSON.stringify(data)).not.toMatch(SECRET);
      expect(answers[0].data).toEqual([]);
    },
  );

  it('has no text in the columns that everybody reads', async () => {
    const id = await insertWaiting();
    for (const change of [
      { [`title_${ANOTHER}`]: 'عنوان' },
      { waiting_texts: { [OTHER]: { title: 'Geheim' } } },
      { waiting_texts: { [ANOTHER]: { category: 'x' } } },
    ]) {
      const { error } = await db.clients.editor.from('blog_posts').update(change).eq('id', id);
      expect(error?.code, JSON.stringify(change)).toBe('23514');
    }
  });

  it('changes nothing that readers or search engines see, until it is published', async () => {
    const id = await insertWaiting();
    const seen = () => db.sql('select updated_at from public.blog_posts');
    const [before, at] = [await seen(), await revision()];
    const changed = await update(id, { waiting_texts: { [ANOTHER]: { ...ARABIC, title: 'آخر' } } });
    expect(changed).toMatchObject({ version: 2, [`title_${ANOTHER}`]: 'آخر' });
    expect(await seen()).toEqual(before);
    expect(await revision()).toBe(at);

    const live = await update(id, {
      waiting_texts: {},
      [`title_${ANOTHER}`]: ARABIC.title,
      [`content_${ANOTHER}`]: ARABIC.content,
    });
    expect(live).toMatchObject({ languages: [SOURCE_LANGUAGE, OTHER, ANOTHER], waiting_texts: {} });
    expect(await revision()).not.toBe(at);
    expect(
      (await call(db.clients.anon, 'search_posts', { query: 'سري', lang: ANOTHER })).data,
    ).toEqual([expect.objectContaining({ id, [`title_${ANOTHER}`]: ARABIC.title })]);
  });
});
