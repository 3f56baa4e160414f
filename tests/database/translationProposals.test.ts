import { beforeEach, describe, expect, it } from 'vitest';
import { type Row, useBackend, USERS } from '../support/backend';
import { OTHER } from '../support/languages';

const db = useBackend();
let post = '';

beforeEach(async () => {
  await db.sql('truncate public.blog_posts, private.translated_characters cascade');
  const [added] = await db.sql(
    `insert into public.blog_posts (slug, title, content) values ('a', 'Uno', 'Dos') returning id`,
  );
  post = String(added?.id);
});

const proposal = (columns: Row = {}): Row => ({
  field: 'title',
  spanish: 'Uno',
  proposed: 'Eins',
  flaw: null,
  terms: [],
  ...columns,
});

const record = (...proposals: Row[]) =>
  db.sql(`select private.record_proposals($1, '${OTHER}', 'deepl', $2, $3)`, [
    post,
    USERS.editor,
    JSON.stringify(proposals),
  ]);

async function listed() {
  const { data } = await db.clients.editor.rpc('translation_proposals', { post, lang: OTHER });
  return data ?? [];
}

const decide = async (
  role: 'editor' | 'admin' | 'visitor',
  decision: 'accepted' | 'dismissed' | undefined,
  ids?: string[],
) =>
  db.clients[role].rpc('decide_proposals', {
    ids: ids ?? (await listed()).map(({ id }) => String(id)),
    ...(decision && { decision }),
  });

describe('proposals of a translation', () => {
  it('are listed for staff in the order of the text, and kept with who decided on them', async () => {
    await record(proposal(), proposal({ field: 'content', spanish: 'Dos', proposed: 'Zwei' }));
    expect(await listed()).toMatchObject([
      { proposed: 'Eins', asked_by: 'editor@tests.example', decision: null, decided_at: null },
      { proposed: 'Zwei' },
    ]);
    const [first] = await listed();
    expect((await decide('admin', 'accepted', [String(first?.id)])).data).toBe(1);
    expect(await listed()).toMatchObject([
      { decision: 'accepted', decided_by: 'admin@tests.example' },
      { decision: null },
    ]);
    expect(
      (await db.clients.visitor.rpc('translation_proposals', { post, lang: OTHER })).data,
    ).toEqual([]);
  });

  it('replace those of the same paragraph that nobody has decided on', async () => {
    await record(proposal(), proposal({ field: 'content', spanish: 'Dos' }));
    const [first] = await listed();
    await decide('editor', 'accepted', [String(first?.id)]);
    await record(proposal({ proposed: 'Eines' }), proposal({ field: 'content', spanish: 'Tres' }));
    expect(
      (await listed()).map(({ proposed, spanish, decision }) => [proposed, spanish, decision]),
    ).toEqual([
      ['Eines', 'Uno', null],
      ['Eins', 'Tres', null],
      ['Eins', 'Uno', 'accepted'],
      ['Eins', 'Dos', null],
    ]);
    await record(proposal({ proposed: 'Noch eines' }));
    expect((await listed()).filter(({ spanish }) => spanish === 'Uno')).toHaveLength(2);
    expect(await db.sql(`select from private.translation_proposals`)).toHaveLength(5);
  });

  it('are never accepted if they cannot be used', async () => {
    await record(proposal({ flaw: 'links' }));
    expect((await decide('editor', 'accepted')).data).toBe(0);
    expect((await decide('editor', 'dismissed')).data).toBe(1);
  });

  it('are opened again by the person who decided, and by nobody else', async () => {
    await record(proposal());
    await decide('editor', 'accepted');
    expect((await decide('admin', undefined)).data).toBe(0);
    expect((await decide('admin', 'dismissed')).data).toBe(0);
    expect((await decide('editor', undefined)).data).toBe(1);
    expect(await listed()).toMatchObject([{ decision: null, decided_by: null, decided_at: null }]);
  });

  it('are decided on in no other way', async () => {
    await record(proposal());
    const { data } = await db.clients.editor.rpc('translation_proposals', { post, lang: OTHER });
    const ids = (data ?? []).map(({ id }) => String(id));
    const { error } = await db.clients.editor.rpc('decide_proposals', {
      ids,
      decision: 'replaced',
    });
    expect(error?.code).toBe('22023');
  });

  it('outlive the account of those who asked and decided, without their address', async () => {
    await record(proposal());
    await decide('editor', 'accepted');
    await db.sql(
      `update private.translation_proposals set asked_by = gen_random_uuid(), decided_by = gen_random_uuid()`,
    );
    expect(await listed()).toMatchObject([
      { asked_by: null, decided_by: null, decision: 'accepted' },
    ]);
  });

  it('are deleted with their post', async () => {
    await record(proposal());
    await db.sql('delete from public.blog_posts');
    expect(await db.sql('select from private.translation_proposals')).toEqual([]);
  });
});

describe('the characters translated in a day', () => {
  const charge = (characters: number) =>
    db.clients.editor.rpc('charge_translation', { characters });
  const left = async () => (await db.clients.editor.rpc('translation_allowance')).data;

  it('are limited for each person, and counted anew the next day', async () => {
    expect((await charge(150_000)).data).toBe(USERS.editor);
    expect((await charge(50_001)).error?.hint).toBe('translation_limit');
    expect((await charge(50_000)).error).toBeNull();
    expect(await left()).toBe(0);
    expect((await charge(1)).error?.hint).toBe('translation_limit');
    expect((await db.clients.admin.rpc('translation_allowance')).data).toBe(200_000);

    await db.sql('update private.translated_characters set day = current_date - 1');
    expect(await left()).toBe(200_000);
    expect((await charge(10)).error).toBeNull();
    expect(await left()).toBe(199_990);
  });

  it('are never negative, nor too many at once', async () => {
    expect((await charge(-5)).error?.code).toBe('22023');
    expect((await charge(200_001)).error?.hint).toBe('translation_limit');
    expect(await left()).toBe(200_000);
  });

  it('are not given back when a post is deleted', async () => {
    await charge(100);
    await db.sql('delete from public.blog_posts');
    expect(await left()).toBe(199_900);
  });
});
