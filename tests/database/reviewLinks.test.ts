import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { useBackend } from '../support/backend';
import { reviewsBy } from '../support/reviews';
import { ANOTHER, OTHER } from '../support/languages';
import { SOURCE_LANGUAGE } from '@/site/languages';

const db = useBackend();
const { reset, make, open, approve, withdraw, note, staffSee } = reviewsBy(db);

beforeEach(async () => {
  await reset();
});

describe('a link to a post that is not public', () => {
  it('shows all its languages, waiting ones included, and nothing that only staff read', async () => {
    const { shown } = await open(await make());
    expect(shown?.post).toMatchObject({
      title: 'Una',
      [`title_${OTHER}`]: 'Eins',
      [`title_${ANOTHER}`]: 'واحد',
      languages: [SOURCE_LANGUAGE, OTHER, ANOTHER],
    });
    expect(Object.keys(shown?.post ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/waiting|version|hidden|search|additional/)]),
    );
    expect(Object.keys(shown?.fingerprints ?? {}).sort()).toEqual(
      [ANOTHER, OTHER, SOURCE_LANGUAGE].sort(),
    );
  });

  it('is kept as a hash of its token only', async () => {
    const token = await make();
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    const links = JSON.stringify(await db.sql('table private.review_links'));
    expect(links).not.toContain(token);
    expect(links).toContain(createHash('sha256').update(token).digest('hex'));
  });

  it.each([
    ['unknown', 'select 1'],
    ['expired', `update private.review_links set expires_at = now() - interval '1 second'`],
    ['revoked', 'update private.review_links set revoked_at = now()'],
    ['to a post in the bin', 'update public.blog_posts set deleted_at = now()'],
    ['to a deleted post', 'delete from public.blog_posts'],
  ])('answers the same to every call when it is %s', async (state, change) => {
    const token = await make();
    const seen = (await open(token)).shown?.fingerprints[OTHER] ?? '';
    await db.sql(change);
    const used = state === 'unknown' ? '0'.repeat(64) : token;
    expect(await open(used)).toEqual({ shown: null, error: null });
    expect(await approve(used, OTHER, seen)).toBeNull();
    expect(await withdraw(used, OTHER, seen)).toBeNull();
    expect(await note(used, 'Hallo')).toMatchObject({ data: false, error: null });
    expect(await db.sql('table private.review_notes')).toEqual([]);
  });

  it('lasts from one to thirty days', async () => {
    expect(await make(0)).toBe('');
    expect(await make(31)).toBe('');
    await make(30);
    const [link] = await db.sql(
      `select expires_at - created_at = interval '30 days' as month from private.review_links`,
    );
    expect(link).toEqual({ month: true });
  });

  it('is made, listed and revoked by staff, and both are logged', async () => {
    await open(await make());
    const { links } = await staffSee();
    expect(links).toMatchObject([
      {
        reader: 'Dr. Weber',
        made_by: 'editor@tests.example',
        opened_at: expect.any(String) as unknown,
      },
    ]);
    expect(JSON.stringify(links)).not.toContain('hash');
    const link = String(links[0]?.id);
    await db.clients.editor.rpc('revoke_review_link', { link });
    expect((await staffSee()).links).toEqual([]);
    const lines = await db.sql(
      `select detail from private.access_log where action = 'review_link' order by seq desc limit 2`,
    );
    expect(lines).toEqual([{ detail: 'revoked' }, { detail: 'made 7' }]);
  });
});

describe('callers of links', () => {
  it('are refused after sixty writes and three hundred reads in an hour, each for itself', async () => {
    const token = await make();
    const write = (address: string) => note(token, 'Hallo').setHeader('X-Forwarded-For', address);
    expect((await write('203.0.113.9')).error).toBeNull();
    await open(token, '203.0.113.9');
    await db.sql(
      `update private.review_calls set calls = case action when 'write' then 60 else 300 end`,
    );
    expect((await write('203.0.113.9')).error?.hint).toBe('rate_limited');
    expect((await open(token, '203.0.113.9')).error?.hint).toBe('rate_limited');
    expect((await open('0'.repeat(64), '203.0.113.9')).error?.hint).toBe('rate_limited');
    expect((await write('203.0.113.10')).error).toBeNull();
    await db.sql(`update private.review_calls set hour = hour - interval '1 hour'`);
    expect((await write('203.0.113.9')).error).toBeNull();
    expect(JSON.stringify(await db.sql('table private.review_calls'))).not.toContain('203.0');
  });

  it('cannot fill the database: a link takes two hundred notes', async () => {
    const token = await make();
    await db.sql(`insert into private.review_notes (link_id, language, author, body, version, fingerprint)
      select id, '${OTHER}', 'x', 'x', 1, repeat('0', 64) from private.review_links, generate_series(1, 200)`);
    expect((await note(token, 'Hallo')).error?.hint).toBe('rate_limited');
  });
});

it.each([
  ['expired', `expires_at = now() - interval '91 days'`],
  [
    'were revoked',
    `expires_at = now() - interval '80 days', revoked_at = now() - interval '91 days'`,
  ],
])('links are deleted with all that came by them ninety days after they %s', async (_, end) => {
  const [old, kept] = [await make(), await make()];
  await note(old, 'alt');
  await note(kept, 'neu');
  await db.sql(
    `update private.review_links set created_at = now() - interval '100 days', ${end}
     where token_hash = encode(sha256(convert_to($1, 'UTF8')), 'hex')`,
    [old],
  );
  await db.sql('select private.remove_old_review_links()');
  expect((await staffSee()).notes).toMatchObject([{ body: 'neu' }]);
  expect(await db.sql('table private.review_links')).toHaveLength(1);
});
