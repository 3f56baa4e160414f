import { beforeEach, describe, expect, it } from 'vitest';
import { type Row, useBackend, USERS } from '../support/backend';
import { OTHER, UNKNOWN } from '../support/languages';
import { insertRow } from './enquiryRow';
import { SOURCE_LANGUAGE } from '@/site/languages';

const db = useBackend();
let post = '';

const add = async (slug: string, columns: Row = {}): Promise<string> => {
  const row = { slug, title: 'Uno', content: 'Dos', date: '2026-01-01', ...columns };
  return String((await insertRow(db.sql, 'blog_posts', row)).id);
};

beforeEach(async () => {
  await db.sql(
    `truncate public.blog_posts, private.translated_characters, private.translation_wishes,
       private.calls_by_caller cascade`,
  );
  post = await add('una');
});

const TITLE = { field: 'title', spanish: 'Uno', proposed: 'Eins', flaw: null, terms: [] };
const CONTENT = { ...TITLE, field: 'content', spanish: 'Dos', proposed: 'Zwei' };

const record = (...proposals: Row[]) =>
  db.sql(`select public.record_proposals($1, '${OTHER}', 'deepl', $2, $3)`, [
    post,
    USERS.editor,
    JSON.stringify(proposals),
  ]);

const listed = async (role: 'editor' | 'visitor' = 'editor') =>
  (await db.clients[role].rpc('translation_proposals', { post, lang: OTHER })).data ?? [];

/** Decides on the first one. */
const decide = async (role: 'editor' | 'admin', decision?: string) => {
  const args = { ids: [String((await listed())[0]?.id)], ...(decision && { decision }) };
  return db.clients[role].rpc('decide_proposals', args);
};

describe('proposals of a translation', () => {
  it('are listed for staff in the order of the text, and kept with who decided on them', async () => {
    await record(TITLE, CONTENT);
    expect(await listed()).toMatchObject([
      { proposed: 'Eins', asked_by: 'editor@tests.example', decision: null, decided_at: null },
      { proposed: 'Zwei' },
    ]);
    expect((await decide('admin', 'accepted')).data).toBe(1);
    expect(await listed()).toMatchObject([
      { decision: 'accepted', decided_by: 'admin@tests.example' },
      { decision: null },
    ]);
    expect(await listed('visitor')).toEqual([]);
  });

  it('replace those of the same paragraph that nobody has decided on', async () => {
    await record(TITLE, CONTENT);
    await decide('editor', 'accepted');
    await record({ ...TITLE, proposed: 'Eines' }, { ...CONTENT, spanish: 'Tres' });
    const found = await listed();
    expect(found.map((each) => [each.proposed, each.spanish, each.decision])).toEqual([
      ['Eines', 'Uno', null],
      ['Zwei', 'Tres', null],
      ['Eins', 'Uno', 'accepted'],
      ['Zwei', 'Dos', null],
    ]);
    await record({ ...TITLE, proposed: 'Noch eines', flaw: 'links' });
    expect((await listed()).filter(({ spanish }) => spanish === 'Uno')).toHaveLength(2);
    // Some cannot be used, and are never accepted.
    expect((await decide('editor', 'accepted')).data).toBe(0);
  });

  it('are opened again by the person who decided, and by nobody else', async () => {
    await record(TITLE);
    expect((await decide('editor', 'replaced')).error?.code).toBe('22023');
    await decide('editor', 'accepted');
    expect((await decide('admin')).data).toBe(0);
    expect((await decide('admin', 'dismissed')).data).toBe(0);
    expect((await decide('editor')).data).toBe(1);
    expect(await listed()).toMatchObject([{ decision: null, decided_by: null, decided_at: null }]);
  });
});

it('the characters translated in a day are limited for each person, and counted anew the next day', async () => {
  const charge = (characters: number) =>
    db.clients.editor.rpc('charge_translation', { characters });
  const left = async (role: 'editor' | 'admin' = 'editor') =>
    (await db.clients[role].rpc('translation_allowance')).data;
  expect((await charge(-5)).error?.code).toBe('22023');
  expect((await charge(200_001)).error?.hint).toBe('translation_limit');
  expect((await charge(150_000)).data).toBe(USERS.editor);
  expect((await charge(50_001)).error?.hint).toBe('translation_limit');
  expect((await charge(50_000)).error).toBeNull();
  // They are not given back when a post is deleted.
  await db.sql('delete from public.blog_posts');
  expect([await left(), await left('admin')]).toEqual([0, 200_000]);
  expect((await charge(1)).error?.hint).toBe('translation_limit');

  await db.sql('update private.translated_characters set day = current_date - 1');
  expect((await charge(10)).error).toBeNull();
  expect(await left()).toBe(199_990);
});

describe('a wish for a translation', () => {
  const wish = async (address: string, lang: string = OTHER, id = post) => {
    const { error } = await db.clients.anon
      .rpc('wish_translation', { post: id, lang })
      .setHeader('X-Forwarded-For', address);
    expect(error).toBeNull();
  };
  const wanted = async (in_language = '') => {
    const args = { in_state: 'wanted', in_language };
    const { data } = await db.clients.editor.rpc('posts_for_staff', args);
    return data?.map(({ slug, wanted: wishes }) => [slug, wishes]);
  };

  it('is counted once a day for each address, and listed for staff until it is fulfilled', async () => {
    await wish('203.0.113.1');
    await wish('203.0.113.1');
    await wish('203.0.113.2');
    await wish('203.0.113.2', 'fr');
    expect(await wanted()).toEqual([['una', { [OTHER]: 2, fr: 1 }]]);
    expect(await wanted('fr')).toHaveLength(1);
    expect(await wanted('en')).toEqual([]);
    const { data } = await db.clients.editor.rpc('post_counts', {});
    expect(data).toMatchObject([{ wanted: 1 }]);
    const callers = JSON.stringify(await db.sql('table private.calls_by_caller'));
    expect(callers).not.toContain('203.0');

    await db.sql(
      `update public.blog_posts set title_${OTHER} = 'Eins', content_${OTHER} = 'Text', title_fr = 'Une'`,
    );
    expect(await wanted()).toEqual([['una', { fr: 1 }]]);
  });

  it('is ignored for what readers cannot see, have already or cannot choose, and from staff', async () => {
    const translated = { [`title_${OTHER}`]: 'Da', [`content_${OTHER}`]: 'Da' };
    await db.sql(
      `update public.language_settings set is_active = false where language_code = 'fr'`,
    );
    for (const [lang, id] of [
      [OTHER, await add('oculta', { hidden: true })],
      [OTHER, await add('futura', { date: '2999-01-01' })],
      [OTHER, await add('traducida', translated)],
      [OTHER, '20000000-0000-4000-8000-000000000999'],
      [SOURCE_LANGUAGE, post],
      [UNKNOWN, post],
      ['fr', post],
    ] as const) {
      await wish('203.0.113.1', lang, id);
    }
    const { error } = await db.clients.editor.rpc('wish_translation', { post, lang: OTHER });
    expect(error).toBeNull();
    expect(await db.sql('table private.translation_wishes')).toEqual([]);
  });
});
