import { beforeEach, describe, expect, it } from 'vitest';
import { type Row, useBackend, USERS } from '../support/backend';
import { OTHER } from '../support/languages';
import { insertRow } from './enquiryRow';

const db = useBackend();
let post = '';

beforeEach(async () => {
  await db.sql('truncate public.blog_posts, private.calls_by_caller cascade');
  const row = { slug: 'una', title: 'Uno', content: 'Dos', date: '2026-01-01' };
  post = String((await insertRow(db.sql, 'blog_posts', row)).id);
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
const decide = async (role: 'editor' | 'admin', decision: string) =>
  db.clients[role].rpc('decide_proposals', { ids: [String((await listed())[0]?.id)], decision });

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

  it('are decided on once', async () => {
    await record(TITLE);
    expect((await decide('editor', 'replaced')).error?.code).toBe('22023');
    await decide('editor', 'accepted');
    expect((await decide('editor', 'dismissed')).data).toBe(0);
    expect(await listed()).toMatchObject([{ decision: 'accepted' }]);
  });
});

it('the characters translated in a day are limited for each person, and counted anew the next day', async () => {
  const charge = (characters: number) =>
    db.clients.editor.rpc('charge_translation', { characters });
  expect((await charge(-5)).error?.code).toBe('22023');
  expect((await charge(200_001)).error?.hint).toBe('translation_limit');
  expect((await charge(150_000)).data).toBe(USERS.editor);
  expect((await charge(50_001)).error?.hint).toBe('translation_limit');
  expect((await charge(50_000)).error).toBeNull();
  // They are not given back when a post is deleted.
  await db.sql('delete from public.blog_posts');
  expect((await charge(1)).error?.hint).toBe('translation_limit');
  const ofAnother = await db.clients.admin.rpc('charge_translation', { characters: 200_000 });
  expect(ofAnother.error).toBeNull();

  await db.sql('update private.calls_by_caller set ends_at = now()');
  expect((await charge(200_000)).error).toBeNull();
});
