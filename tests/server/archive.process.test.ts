import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { archiveSite } from '../../server/archive/archive';
import { exportSite } from '../../tools/exportSite';
import { restoreArchive } from '../../server/archive/restore';
import type { Site } from '../../server/archive/site';
import { embeddedSite } from '../../server/embedded/site';
import { type EmbeddedBackend, startEmbedded } from '../../server/embedded/embedded';
import { fromBase64 } from '@/lib/archiveFormat';
import { clientOf, codeOf, startMigrated } from '../support/backend';
import { fillDirectory } from '../support/dataDirectory';
import { sumsOf } from '../support/siteSums';
import { ANOTHER, OTHER } from '../support/languages';

const [SLOW, BLOCKED] = [120_000, '10000000-0000-4000-8000-000000000010'];
const PICTURE = 'posts/10000000-0000-4000-8000-000000000009.png';
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const OLD = 'http://localhost:4173';
const NEW = 'https://new.example';
const TRUSTED = { isTrusted: true };
const PASSPHRASE = 'a long passphrase';

/** An archive, and the sums of the site then. */
interface Archived {
  file: Blob;
  sums: Awaited<ReturnType<typeof sumsOf>>;
}

let source: EmbeddedBackend;
let site: Site;
let png: Uint8Array<ArrayBuffer>;
/** Of the site, for all tests that do not change it; each that is made leaves a row in the log. */
let plain: Archived;
let encrypted: Archived;
/** An empty site, which no refused archive changes. */
let emptyBackend: EmbeddedBackend;
let target: Site;

/** A file with a site's content. */
async function archiveOf(from: Site, passphrase?: string): Promise<Blob> {
  return new Response((await archiveSite(from, passphrase)) as BodyInit).blob();
}

async function archived(passphrase?: string): Promise<Archived> {
  const file = await archiveOf(site, passphrase);
  return { file, sums: await sumsOf(site) };
}

const textOf = (file: Blob) =>
  new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).text();

/** An empty project, as its migrations leave it. */
async function emptySite(): Promise<{ backend: EmbeddedBackend; site: Site }> {
  const backend = await startMigrated();
  return { backend, site: await embeddedSite(backend, NEW) };
}

beforeAll(async () => {
  source = await startMigrated({ seed: true });
  site = await embeddedSite(source, OLD);
  png = fromBase64(PNG);
  const client = clientOf(source);
  await client.auth.signInWithPassword({
    email: 'admin@demo.example',
    password: 'demo-admin-2026',
  });
  const { error } = await client.storage
    .from('images')
    .upload(PICTURE, new Blob([png], { type: 'image/png' }));
  if (error) throw error;
  await client
    .from('blog_posts')
    .update({ image: `${OLD}/storage/v1/object/public/images/${PICTURE}` })
    .neq('title', '')
    .limit(1);
  // Rows that the migrations bring and the firm has changed.
  await source.connection.driver.exec(`
    insert into public.redirects (kind, source, target) values ('prefix', '/category', '/blog');
    insert into public.redirects (source, post_id, language) select '/?p=1', id, 'es' from public.blog_posts limit 1;
    insert into private.imported_posts select 'https://old.example', '1', id, 'x' from public.blog_posts limit 1;
    update public.language_settings set is_active = false where language_code = '${OTHER}';
    update public.settings set time_zone = 'Atlantic/Canary';
    update public.blog_posts set title_${ANOTHER} = null, excerpt_${ANOTHER} = null, content_${ANOTHER} = null,
      image_alt_${ANOTHER} = null,
      waiting_texts = jsonb_build_object('${ANOTHER}', jsonb_build_object('title', title_${ANOTHER}, 'content', content_${ANOTHER}));
    insert into private.blocked_surveys (id, received_on, reason, until, survey, appointments) values ('${BLOCKED}', '2026-01-01', 'Queja', '2099-01-01', '{}', '[]');
    insert into private.documents (id, blocked_id, name, type, parts, size, completed_at) values ('${BLOCKED}', '${BLOCKED}', 'a.pdf', 'application/pdf', 2, 8, now()); insert into private.document_parts values ('${BLOCKED}', 0, '%PDF-1'), ('${BLOCKED}', 1, '\\x00ff')`);
  [plain, encrypted] = [await archived(), await archived(PASSPHRASE)];
  ({ backend: emptyBackend, site: target } = await emptySite());
}, SLOW);

afterAll(async () => {
  await source.close();
  await emptyBackend.close();
});

it(
  'an encrypted archive restores every table and picture',
  async () => {
    const { backend, site: restored } = await emptySite();
    try {
      const given = { passphrase: PASSPHRASE, isTrusted: true };
      expect(await restoreArchive(encrypted.file, restored, given)).toMatchObject({
        'public.staff': 2,
        pictures: 1,
      });
      expect(await sumsOf(restored)).toEqual(encrypted.sums);
      expect(await restored.readObject(PICTURE)).toEqual(png);
    } finally {
      await backend.close();
    }
  },
  SLOW,
);

it('an archive contains no password', async () => {
  const text = await textOf(plain.file);
  expect(text).toContain('admin@demo.example');
  expect(text).not.toMatch(/\$2[aby]\$|encrypted_password/);
});

it("an archive contains no session, and no hash of a visitor's address", async () => {
  await source.connection.driver.exec(`
    insert into private.daily_salt values (current_date, 'todays-salt');
    insert into private.survey_senders (network, urgency) values ('hash-of-sender', 'normal');
    insert into private.review_calls values ('hash-of-reader', 'open', now(), 1);
    insert into private.visits_by_caller values ('hash-of-visitor', 'visit', now(), 1);
    insert into private.session_uses select id, now() from auth.sessions on conflict do nothing`);
  try {
    const text = await textOf(await archiveOf(site));
    expect(text).toContain('admin@demo.example');
    expect(text).not.toMatch(/todays-salt|hash-of-|session_uses/);
  } finally {
    await source.connection.driver.exec(
      'truncate private.review_calls, private.daily_salt, private.survey_senders, private.visits_by_caller, private.session_uses',
    );
  }
});

describe('a restore refuses', () => {
  it('a project that has content', async () => {
    await expect(restoreArchive(plain.file, site, TRUSTED)).rejects.toThrow(/content already/);
  });

  it('an archive of a newer edition', async () => {
    await source.connection.driver.query(
      `insert into embedded.migrations values ('29990101000000', 'later')`,
    );
    const file = await archiveOf(site);
    await source.connection.driver.query(`delete from embedded.migrations where name = 'later'`);
    await expect(restoreArchive(file, target, TRUSTED)).rejects.toThrow(/newer edition/);
  });

  it('a file that is cut off, damaged or something else, and changes nothing', async () => {
    const before = await sumsOf(target);
    const { file } = plain;
    for (const bad of [file.slice(0, file.size - 200), file.slice(0, 3000), new Blob(['{}'])]) {
      await expect(restoreArchive(bad, target, TRUSTED)).rejects.toThrow(/damaged|incomplete/);
    }
    expect(await sumsOf(target)).toEqual(before);
  });

  it('an encrypted archive without its passphrase, or with another', async () => {
    await expect(restoreArchive(encrypted.file, target)).rejects.toThrow(/encrypted/);
    await expect(restoreArchive(encrypted.file, target, { passphrase: 'wrong' })).rejects.toThrow(
      /does not open/,
    );
  });
});

/** A file of lines that somebody has written by hand. */
function forged(lines: readonly unknown[]): Promise<Blob> {
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  return new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).blob();
}

describe('a hostile archive', () => {
  const header = { archive: 1, made_at: '2026-11-26T00:00:00Z', migrations: [], tables: [] };
  const MIGRATED = `'seeded') on conflict do nothing; insert into public.categories (name) values ('x'); --`;
  const picture = { object: PICTURE, type: 'image/png', data: '' };
  let before: Awaited<ReturnType<typeof sumsOf>>;

  const state = async () => ({
    sums: await sumsOf(target),
    users: await target.transaction((query) => query('select * from auth.users')),
  });

  beforeAll(async () => {
    before = await sumsOf(target);
    picture.data = btoa(String.fromCharCode(...png));
  });

  it('is asked about: without a passphrase anybody may have written it', async () => {
    const file = await forged([
      header,
      { table: 'auth.users', row: { id: 'a', email: 'thief@example.org' } },
      { table: 'public.staff', row: { user_id: 'a', role: 'admin' } },
      { end: 3 },
    ]);
    await expect(restoreArchive(file, target)).rejects.toThrow(
      /give the site to "thief@example.org".*--trust/,
    );
  });

  it.each([
    [
      'SQL in a name of the header',
      [{ ...header, tables: [`public.staff; ${MIGRATED}`] }, { end: 1 }],
    ],
    [
      'SQL in a name of a row',
      [header, { table: `public.staff ${MIGRATED}`, row: { a: 1 } }, { end: 2 }],
    ],
    [
      'accounts under another name',
      [header, { table: 'auth."users"', row: { id: 'a' } }, { end: 2 }],
    ],
    ['the accounts in its header', [{ ...header, tables: ['auth.sessions'] }, { end: 1 }]],
    ['keys', [header, { table: 'embedded.settings', row: { name: 'jwt', value: '' } }, { end: 2 }]],
    ['a second header', [header, { ...header, tables: ['public.staff'] }, { end: 2 }]],
    ['rows after its end', [header, { end: 1 }, { table: 'public.staff', row: {} }]],
    ['two ends', [header, { end: 1 }, { end: 1 }]],
    ['a row that is none', [header, { table: 'public.staff', row: [] }, { end: 2 }]],
  ])('is refused with %s', async (_what, lines) => {
    await expect(restoreArchive(await forged(lines), target, TRUSTED)).rejects.toThrow(/archive/);
    expect(await sumsOf(target)).toEqual(before);
  });

  it.each([
    '../../../rest/v1/rpc/health',
    'posts/../../x.png',
    'posts/10000000-0000-4000-8000-000000000009.png?x',
    `${PICTURE}\n`,
    PICTURE.toUpperCase(),
  ])('is refused with a picture of the name %s', async (object) => {
    const file = await forged([header, { ...picture, object }, { end: 2 }]);
    await expect(restoreArchive(file, target, TRUSTED)).rejects.toThrow(/wrong name/);
  });

  it('is refused with a picture of another content', async () => {
    const file = await forged([header, { ...picture, data: btoa('<svg/>') }, { end: 2 }]);
    await expect(restoreArchive(file, target, TRUSTED)).rejects.toThrow(/is none/);
  });

  it('is refused with a line that does not end, before it fills the memory', async () => {
    const endless = new Blob([
      `{"archive":1,"made_at":"`,
      ...Array.from({ length: 32 }, () => ' '.repeat(1024 * 1024)),
    ]);
    const compressed = endless.stream().pipeThrough(new CompressionStream('gzip'));
    const file = await new Response(compressed).blob();
    await expect(restoreArchive(file, target, TRUSTED)).rejects.toThrow(/no end/);
  });

  it(
    'changes nothing, whatever its lines are',
    async () => {
      const known = await state();
      const name = fc.oneof(
        fc.string(),
        fc.constantFrom('public.staff', 'auth.users', 'auth."users"', 'private.names', '__proto__'),
        fc
          .tuple(fc.constantFrom('public.', 'auth.', 'private.'), fc.string())
          .map((parts) => parts.join('')),
      );
      const line = fc.oneof(
        fc.record({ table: name, row: fc.dictionary(fc.string(), fc.jsonValue()) }),
        fc.record({ object: fc.string(), type: fc.string(), data: fc.base64String() }),
        fc.record({ archive: fc.jsonValue(), migrations: fc.jsonValue(), tables: fc.array(name) }),
        fc.record({ end: fc.integer() }),
        fc.jsonValue(),
      );
      const tables = fc.array(name, { minLength: 1, maxLength: 3 });
      await fc.assert(
        fc.asyncProperty(
          tables,
          fc.array(line, { minLength: 1, maxLength: 4 }),
          async (given, lines) => {
            // A last row that no table takes, so that no file is good by chance.
            const last = { table: 'public.staff', row: { user_id: 'nobody', role: 'admin' } };
            const all = [{ ...header, tables: given }, ...lines, last];
            const file = await forged([...all, { end: all.length }]);
            await expect(restoreArchive(file, target, TRUSTED)).rejects.toThrow();
          },
        ),
        { numRuns: 60 },
      );
      expect(await state()).toEqual(known);
    },
    SLOW,
  );

  // Last of those that have this site.
  it('takes no password, token or role of an account', async () => {
    const id = '10000000-0000-4000-8000-000000000077';
    const row = {
      id,
      email: 'own@example.org',
      created_at: '2026-01-01T00:00:00Z',
      encrypted_password: 'planted',
      recovery_token: 'planted',
      is_super_admin: true,
    };
    const file = await forged([header, { table: 'auth.users', row }, { end: 2 }]);
    await restoreArchive(file, target, TRUSTED);
    const [user] = await emptyBackend.query('select * from auth.users where id = $1', [id]);
    expect(user).toMatchObject({ email: 'own@example.org' });
    expect(JSON.stringify(user)).not.toContain('planted');
    expect(user?.is_super_admin ?? false).toBe(false);
  });
});

describe('archive()', () => {
  it('can be called by admins alone', async () => {
    for (const email of ['editor@demo.example', undefined]) {
      const client = clientOf(source);
      if (email) await client.auth.signInWithPassword({ email, password: 'demo-editor-2026' });
      const { error } = await client.rpc('archive');
      expect(error?.code).toBe('42501');
    }
  });
});

it(
  'a plain archive restores every table into a data directory, and the demo is not added again',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'restore-'));
    fillDirectory(folder, inject('snapshot'));
    try {
      const first = await startEmbedded({ dataDir: folder, seed: false, captureEmails: true });
      await restoreArchive(plain.file, await embeddedSite(first, OLD), TRUSTED);
      await first.close();
      const second = await startEmbedded({ dataDir: folder, captureEmails: true });
      expect(await sumsOf(await embeddedSite(second, OLD))).toEqual(plain.sums);
      await second.close();
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  SLOW,
);

it(
  'holds no second factor: the last admin who has lost the phone gets in again by a copy',
  async () => {
    const email = 'admin@demo.example';
    const sql = source.connection.driver;
    await sql.exec(`
      update public.settings set require_factor = true;
      delete from auth.sessions; -- A person who is signed in announces a new factor.
      insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret)
      select id, id, 'Phone', 'totp', 'verified', 'JBSWY3DPEHPK3PXP' from auth.users where email = '${email}'`);
    const file = await archiveOf(site);
    const { backend, site: target } = await emptySite();
    try {
      await restoreArchive(file, target, TRUSTED);
      const client = clientOf(backend);
      await client.auth.resetPasswordForEmail(email);
      const mail = backend.emails?.messages.get(email)?.at(-1)?.text ?? '';
      const token_hash = /token_hash=([^&\s]+)/.exec(mail)?.[1] ?? '';
      await client.auth.verifyOtp({ token_hash, type: 'recovery' });
      const password = 'cuatro limones verdes';
      expect((await client.auth.updateUser({ password })).error).toBeNull();
      const again = clientOf(backend);
      await again.auth.signInWithPassword({ email, password });
      expect((await again.rpc('own_access')).data).toMatchObject([{ missing: 'factor' }]);
      await again.rpc('announce_change', { what: 'New phone' });
      const added = await again.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'New phone' });
      const answer = { factorId: added.data?.id ?? '', code: codeOf(added.data?.totp.secret) };
      expect((await again.auth.mfa.challengeAndVerify(answer)).error).toBeNull();
      expect((await again.rpc('own_access')).data).toMatchObject([{ missing: null }]);
    } finally {
      await backend.close();
      await sql.exec(
        'delete from auth.mfa_factors; update public.settings set require_factor = false',
      );
    }
  },
  SLOW,
);

it('an export has each post by language, its pictures, redirects and texts', async () => {
  const { driver } = source.connection;
  await driver.exec(`
    insert into public.post_old_slugs
      select 'antes', id from public.blog_posts order by slug limit 1;
    insert into public.text_overrides (language, namespace, key, value)
      values ('en', 'common', 'export', 'Hello')`);
  const files = new Map<string, string | Uint8Array>();
  const write = (path: string, content: string | Uint8Array) => {
    files.set(path, content);
    return Promise.resolve();
  };
  const counts = await exportSite(site, write);
  const { rows } = await driver.query<Record<string, string>>(
    'select slug, slug_de, title, content_en from public.blog_posts order by slug limit 1',
  );
  const { slug = '', slug_de = '', title = '', content_en = '' } = rows[0] ?? {};
  const spanish = String(files.get(`posts/${slug}/es.md`));
  expect(spanish).toMatch(/^---\ntitle: "/);
  expect(spanish).toContain(`title: ${JSON.stringify(title)}\nslug: "${slug}"\nlanguage: "es"`);
  expect(spanish).toContain(`image: "../../pictures/${PICTURE}"`);
  expect(String(files.get(`posts/${slug}/en.md`))).toContain(content_en.trim().slice(0, 80));
  // The texts of a language that waits are drafts.
  expect(String(files.get(`posts/${slug}/ar.md`))).toContain('draft: true');
  expect(spanish).toContain('draft: false');
  expect(files.get(`pictures/${PICTURE}`)).toEqual(png);
  const moved = JSON.parse(String(files.get('redirects.json'))) as unknown[];
  expect(moved).toContainEqual({ from: '/de/blog/antes', to: `/de/blog/${slug_de}` });
  // From the address that it had before it had one of its own.
  expect(moved).toContainEqual({ from: `/de/blog/${slug}`, to: `/de/blog/${slug_de}` });
  expect(JSON.parse(String(files.get('texts/en.json')))).toEqual({ common: { export: 'Hello' } });
  expect(counts).toMatchObject({ pictures: 1, redirects: moved.length, texts: 1 });
  const inSpanish = [...files.keys()].filter((path) => path.endsWith('/es.md'));
  expect(inSpanish).toHaveLength(counts.posts ?? 0);
  await driver.exec(`delete from public.post_old_slugs; delete from public.text_overrides`);
});
