import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Row, useBackend, USERS } from '../support/backend';
import { ANOTHER, OTHER } from '../support/languages';
import { SOURCE_LANGUAGE } from '@/site/languages';

const db = useBackend();
/** A hidden one in Spanish and German whose Arabic waits. */
let post = '';

beforeEach(async () => {
  await db.sql('truncate public.blog_posts, private.review_links, private.calls_by_caller cascade');
  const [added] = await db.sql(
    `insert into public.blog_posts (slug, title, content, title_${OTHER}, content_${OTHER}, hidden, waiting_texts)
     values ('una', 'Una', 'Texto', 'Eins', 'Text', true,
       '{"${ANOTHER}": {"title": "واحد", "excerpt": null, "content": "نص", "image_alt": null}}')
     returning id`,
  );
  post = String(added?.id);
});

interface Shown {
  post: Row;
  fingerprints: Record<string, string>;
  notes: unknown[];
  approvals: unknown[];
}

const make = async (days = 7) => {
  const args = { post, days, reader: 'Dr. Weber' };
  return ((await db.clients.editor.rpc('make_review_link', args)).data ?? '') as string;
};
const open = async (token: string, address = '203.0.113.1') => {
  const { data, error } = await db.clients.anon
    .rpc('open_link', { token })
    .setHeader('X-Forwarded-For', address);
  return { shown: data as unknown as Shown | null, error };
};
const approve = async (token: string, lang: string, seen: string) =>
  (await db.clients.anon.rpc('approve_review', { token, lang, seen, author: 'Weber' })).data;
/** About a text that the post has not. */
const note = (token: string, text: string) => {
  const about = { lang: OTHER, seen: '0'.repeat(64), version: 1 };
  return db.clients.anon.rpc('add_review_note', { token, author: 'Weber', note: text, ...about });
};
const staffSee = async () =>
  (await db.clients.editor.rpc('reviews_of_post', { post })).data as unknown as Record<
    'links' | 'notes' | 'approvals',
    Row[]
  >;

describe('a link to a post that is not public', () => {
  it('shows all its languages, waiting ones included, and nothing that only staff read', async () => {
    const { shown } = await open(await make());
    expect(shown?.post).toMatchObject({
      ...{ title: 'Una', [`title_${OTHER}`]: 'Eins', [`title_${ANOTHER}`]: 'واحد' },
      languages: [SOURCE_LANGUAGE, OTHER, ANOTHER],
    });
    expect(Object.keys(shown?.post ?? {}).join(' ')).not.toMatch(
      /waiting|version|hidden|search|additional/,
    );
    expect(Object.keys(shown?.fingerprints ?? {}).sort()).toEqual(
      [ANOTHER, OTHER, SOURCE_LANGUAGE].sort(),
    );
  });

  it.each([
    ['expired', `update private.review_links set expires_at = now() - interval '1 second'`],
    ['revoked', 'update private.review_links set revoked_at = now()'],
    ['of somebody who was removed', `delete from public.staff where user_id = '${USERS.editor}'`],
    ['to a post in the bin', 'update public.blog_posts set deleted_at = now()'],
  ])('answers as an unknown one to every call when it is %s', async (_, change) => {
    const token = await make();
    const seen = (await open(token)).shown?.fingerprints[OTHER] ?? '';
    await db.sql(change);
    expect(await open(token)).toEqual({ shown: null, error: null });
    expect(await approve(token, OTHER, seen)).toBeNull();
    expect(await note(token, 'Hallo')).toMatchObject({ data: false, error: null });
    expect(await db.sql('table private.review_notes')).toEqual([]);
  });

  it('lasts from one to thirty days, and is kept as a hash of its token only', async () => {
    expect([await make(0), await make(31)]).toEqual(['', '']);
    const token = await make(30);
    const [link] = await db.sql(
      `select expires_at - created_at = interval '30 days' as month, token_hash
       from private.review_links`,
    );
    const token_hash = createHash('sha256').update(token).digest('hex');
    expect(link).toEqual({ month: true, token_hash });
  });

  it('is made, listed and revoked by staff, and both are logged', async () => {
    await open(await make());
    const { links } = await staffSee();
    expect(links).toMatchObject([{ reader: 'Dr. Weber', made_by: 'editor@tests.example' }]);
    expect(links[0]?.opened_at).toEqual(expect.any(String));
    expect(JSON.stringify(links)).not.toContain('hash');
    await db.clients.editor.rpc('revoke_review_link', { link: String(links[0]?.id) });
    expect((await staffSee()).links).toMatchObject([{ usable: false }]);
    const lines = await db.sql(
      `select detail from private.access_log where action = 'review_link' order by seq`,
    );
    expect(lines).toEqual([{ detail: 'made 7' }, { detail: 'revoked' }]);
  });
});

it('callers of links are refused after sixty writes and three hundred reads in an hour, each for itself', async () => {
  const token = await make();
  const write = async (address: string) =>
    (await note(token, 'Hallo').setHeader('X-Forwarded-For', address)).error?.hint;
  const read = async (of: string) => (await open(of, '203.0.113.9')).error?.hint;
  expect(await write('203.0.113.9')).toBeUndefined();
  expect(await read(token)).toBeUndefined();
  await db.sql(
    `update private.calls_by_caller set calls = case action when 'write' then 60 else 300 end`,
  );
  const refused = [await write('203.0.113.9'), await read(token), await read('0'.repeat(64))];
  expect(refused).toEqual(Array(3).fill('rate_limited'));
  expect(await write('203.0.113.10')).toBeUndefined();
  await db.sql(`update private.calls_by_caller set ends_at = now()`);
  expect(await write('203.0.113.9')).toBeUndefined();
  expect(JSON.stringify(await db.sql('table private.calls_by_caller'))).not.toContain('203.0');
  // Nor can they fill the database: a link takes two hundred notes.
  await db.sql(`insert into private.review_notes (link_id, language, author, body, version, fingerprint)
    select id, '${OTHER}', 'x', 'x', 1, repeat('0', 64) from private.review_links, generate_series(1, 197)`);
  expect(await write('203.0.113.10')).toBe('rate_limited');
});

it('links are deleted with all that came by them ninety days after they expired', async () => {
  const [old, kept] = [await make(), await make()];
  await note(old, 'alt');
  await note(kept, 'neu');
  await db.sql(
    `update private.review_links set created_at = now() - interval '100 days', expires_at = now() - interval '91 days'
     where token_hash = encode(sha256(convert_to($1, 'UTF8')), 'hex')`,
    [old],
  );
  await db.sql('select private.erase_expired_surveys()');
  expect((await staffSee()).notes).toMatchObject([{ body: 'neu' }]);
  expect(await db.sql('table private.review_links')).toHaveLength(1);
});

/** What readers of a link say about a text: approvals and notes. */
const shownBy = async (token: string) => {
  const { shown } = await open(token);
  if (!shown) throw new Error('nothing is shown');
  return shown;
};
const seenBy = async (token: string, lang: string = OTHER) =>
  (await shownBy(token)).fingerprints[lang] ?? '';
const approvals = async () => (await staffSee()).approvals;
const changeText = () => db.sql(`update public.blog_posts set content_${OTHER} = 'Text, neu'`);

it('an approval is for the text that was read, and shown as for an older one once it changes', async () => {
  const token = await make();
  for (const lang of [OTHER, ANOTHER]) {
    expect(await approve(token, lang, await seenBy(token, lang))).toBe('approved');
  }
  const before = await seenBy(token);
  await changeText();
  expect(await approve(token, OTHER, before)).toBe('changed');
  expect(await approve(token, 'fr', before), 'not there').toBe('changed');
  const expected = [
    { language: ANOTHER, author: 'Weber', current: true },
    { language: OTHER, author: 'Weber', current: false },
  ];
  expect(await approvals()).toMatchObject(expected);
  expect((await shownBy(token)).approvals).toMatchObject(expected);
  expect(await approve(token, OTHER, await seenBy(token))).toBe('approved');
  expect(await approvals()).toMatchObject([{ current: true }, { current: true }]);
});

it('a note is shown to its reader and to staff, who mark it as dealt with', async () => {
  const token = await make();
  await note(token, '  Frist prüfen ');
  const { notes } = await staffSee();
  expect(notes).toMatchObject([
    { language: OTHER, author: 'Weber', body: 'Frist prüfen', settled: false },
  ]);
  const args = { note: String(notes[0]?.id), settled: true };
  await db.clients.editor.rpc('settle_review_note', args);
  expect((await shownBy(token)).notes).toMatchObject([{ settled: true }]);
  expect((await shownBy(await make())).notes, 'of another link').toEqual([]);
});
