import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { archiveSite, writeArchive } from '../../server/archive/archive';
import { exportSite } from '../../tools/exportSite';
import { restoreArchive } from '../../server/archive/restore';
import { embeddedSite, type Site } from '../../server/archive/site';
import type { EmbeddedBackend } from '../../server/embedded/embedded';
import { migrationFiles } from '../../server/embedded/sql';
import { insertEnquiry, LATER, NEXT_YEAR } from '../database/enquiryRow';
import { fromBase64 } from '@/lib/base64';
import { clientOf, startMigrated } from '../support/backend';
import { LEFT_OUT, sumsOf } from '../support/siteSums';
import { ANOTHER, OTHER } from '../support/languages';
import { temporaryFolder } from '../support/temporaryFolder';

const BLOCKED = '10000000-0000-4000-8000-000000000010';
const [KEPT, ERASED, BLOCKED_SINCE, ENDED] = [1, 2, 3, 4].map(
  (end) => `20000000-0000-4000-8000-00000000000${end}`,
);
const PICTURE = 'posts/10000000-0000-4000-8000-000000000009.png';
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const OLD = 'http://localhost:4173';
const NEW = 'https://new.example';
const TRUSTED = { isTrusted: true };
const PASSPHRASE = 'a long passphrase';
const ADMIN = 'admin@demo.example';

let source: EmbeddedBackend;
let site: Site;
let png: Uint8Array<ArrayBuffer>;
/** Of the site, for all tests; each that is made leaves a row in the log. */
let plain: Blob;
let encrypted: Blob;
let archived: Awaited<ReturnType<typeof keptSums>>;
/** An empty site, which no refused archive changes. */
let emptyBackend: EmbeddedBackend;
let target: Site;

/** A file with a site's content. */
async function archiveOf(from: Site, passphrase?: string): Promise<Blob> {
  return new Response((await archiveSite(from, passphrase)) as BodyInit).blob();
}

/** The sums of what an archive takes along. */
async function keptSums(of: Site) {
  const sums = Object.entries(await sumsOf(of));
  return Object.fromEntries(sums.filter(([table]) => !LEFT_OUT.includes(table)));
}

beforeAll(async () => {
  source = await startMigrated({ seed: true });
  site = embeddedSite(source, OLD);
  png = fromBase64(PNG);
  const client = clientOf(source);
  await client.auth.signInWithPassword({ email: ADMIN, password: 'demo-admin-2026' });
  const { error } = await client.storage
    .from('images')
    .upload(PICTURE, new Blob([png], { type: 'image/png' }));
  if (error) throw error;
  await client
    .from('blog_posts')
    .update({
      image: `${OLD}/storage/v1/object/public/images/${PICTURE}`,
      content: `![Una](${OLD}/storage/v1/object/public/images/${PICTURE})`,
    })
    .neq('title', '')
    .limit(1);
  for (const id of [KEPT, ERASED, BLOCKED_SINCE, ENDED]) await insertEnquiry(source.query, { id });
  // Rows that the migrations bring and the firm has changed, and what no archive has.
  await source.connection.driver.exec(`
    insert into public.redirects (source, post_id, language) select '/?p=1', id, 'es' from public.blog_posts limit 1;
    update public.language_settings set is_active = false where language_code = '${OTHER}';
    update public.settings set time_zone = 'Atlantic/Canary', require_factor = true;
    update public.blog_posts set title_${ANOTHER} = null, excerpt_${ANOTHER} = null, content_${ANOTHER} = null,
      image_alt_${ANOTHER} = null,
      waiting_texts = jsonb_build_object('${ANOTHER}', jsonb_build_object('title', title_${ANOTHER}, 'content', content_${ANOTHER}));
    insert into private.blocked_surveys (id, received_on, reason, until, survey, appointments) values ('${BLOCKED}', '2026-01-01', 'Queja', '2099-01-01', '{}', '[]');
    insert into private.documents (id, blocked_id, name, type, parts, size, completed_at) values ('${BLOCKED}', '${BLOCKED}', 'a.pdf', 'application/pdf', 2, 8, now()); insert into private.document_parts values ('${BLOCKED}', 0, '%PDF-1'), ('${BLOCKED}', 1, '\\x00ff');
    select private.add_account('${BLOCKED}', 'former@demo.example', now());
    insert into public.survey_erasures (erased_by, received_on, reason) values ('${BLOCKED}', '2026-01-01', 'request');
    insert into private.daily_salt values (current_date, 'todays-salt');
    insert into private.survey_senders (network, urgency) values ('hash-of-sender', 'normal');
    insert into private.calls_by_caller values ('hash-of-visitor', 'visit', now(), 1);
    insert into private.session_uses select id, now() from auth.sessions on conflict do nothing;
    select private.move_to_block(array['${ENDED}']::uuid[], 'Reclamación', '${NEXT_YEAR}');
    set session_replication_role = replica; -- A person who is signed in announces a new factor.
    insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret)
      select id, id, 'Phone', 'totp', 'verified', 'JBSWY3DPEHPK3PXP' from auth.users where email = '${ADMIN}';
    set session_replication_role = default`);
  [plain, encrypted] = [await archiveOf(site), await archiveOf(site, PASSPHRASE)];
  archived = await keptSums(site);
  emptyBackend = await startMigrated();
  target = embeddedSite(emptyBackend, NEW);
});

afterAll(async () => {
  await source.close();
  await emptyBackend.close();
});

it('an encrypted archive restores every table and picture, but no second factor: the last admin who has lost the phone gets in again by a copy', async () => {
  const backend = await startMigrated();
  onTestFinished(() => backend.close());
  const restored = embeddedSite(backend, NEW);
  const given = { passphrase: PASSPHRASE, isTrusted: true };
  expect(await restoreArchive(encrypted, restored, given)).toMatchObject({
    'public.staff': 2,
    pictures: 1,
  });
  expect(await keptSums(restored)).toEqual(archived);
  expect(await restored.readObject(PICTURE)).toEqual(png);
  const former = `select private.name_of(erased_by) as who from public.survey_erasures where erased_by is not null`;
  expect(await backend.query(former)).toEqual([{ who: 'former@demo.example' }]);

  const client = clientOf(backend);
  await client.auth.resetPasswordForEmail(ADMIN);
  const mail = backend.emails?.messages.get(ADMIN)?.at(-1)?.text ?? '';
  const token_hash = /token_hash=([^&\s]+)/.exec(mail)?.[1] ?? '';
  await client.auth.verifyOtp({ token_hash, type: 'recovery' });
  const password = 'cuatro limones verdes';
  expect((await client.auth.updateUser({ password })).error).toBeNull();
  const admin = clientOf(backend);
  await admin.auth.signInWithPassword({ email: ADMIN, password });
  expect((await admin.rpc('own_access')).data).toMatchObject([{ missing: 'factor' }]);
});

it("an archive contains no password, no session, and no hash of a visitor's address", async () => {
  const text = await new Response(
    plain.stream().pipeThrough(new DecompressionStream('gzip')),
  ).text();
  expect(text).toContain(ADMIN);
  expect(text).toContain(migrationFiles().at(-1)?.version);
  expect(text).not.toMatch(/\$2[aby]\$|encrypted_password|JBSWY3DP/);
  expect(text).not.toMatch(/todays-salt|hash-of-|session_uses/);
});

describe('a restore refuses', () => {
  it('a project that has content, and a file that is cut off or something else, and changes nothing', async () => {
    await expect(restoreArchive(plain, site, TRUSTED)).rejects.toThrow(/content already/);
    const before = await sumsOf(target);
    for (const bad of [plain.slice(0, plain.size - 200), new Blob(['{}'])])
      await expect(restoreArchive(bad, target, TRUSTED)).rejects.toThrow(/damaged|incomplete/);
    expect(await sumsOf(target)).toEqual(before);
  });

  it('an encrypted archive without its passphrase, or with another', async () => {
    await expect(restoreArchive(encrypted, target)).rejects.toThrow(/encrypted/);
    await expect(restoreArchive(encrypted, target, { passphrase: 'wrong' })).rejects.toThrow(
      /does not open/,
    );
  });

  it('a register of erasures that is none', async () => {
    const restored = restoreArchive(new Blob(), target, { isTrusted: true, erased: '[]' });
    await expect(restored).rejects.toThrow('The register of erasures is none');
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

  it('is refused with SQL in names, accounts, keys, a second header or rows after its end', async () => {
    const row = (table: string, content: unknown) => [header, { table, row: content }, { end: 2 }];
    const before = await sumsOf(target);
    for (const lines of [
      [{ ...header, migrations: ['29990101000000'] }, { end: 1 }],
      [{ ...header, tables: [`public.staff; ${MIGRATED}`] }, { end: 1 }],
      row(`public.staff ${MIGRATED}`, { a: 1 }),
      [{ ...header, tables: ['auth.sessions'] }, { end: 1 }],
      row('embedded.settings', { name: 'jwt', value: '' }),
      [header, { ...header, tables: ['public.staff'] }, { end: 2 }],
      [header, { end: 1 }, { table: 'public.staff', row: {} }],
    ]) {
      const refused = restoreArchive(await forged(lines), target, TRUSTED);
      await expect(refused, JSON.stringify(lines)).rejects.toThrow(/archive/);
    }
    expect(await sumsOf(target)).toEqual(before);
  });

  it('is refused with a picture of a wrong name, or of another content', async () => {
    const data = btoa(String.fromCharCode(...png));
    const refusal = async (change: object) => {
      const picture = { object: PICTURE, type: 'image/png', data, ...change };
      return restoreArchive(await forged([header, picture, { end: 2 }]), target, TRUSTED);
    };
    for (const object of ['../../../rest/v1/rpc/health', `${PICTURE}?x`])
      await expect(refusal({ object }), object).rejects.toThrow(/wrong name/);
    await expect(refusal({ data: btoa('<svg/>') })).rejects.toThrow(/is none/);
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

  // Last of those that have this site.
  it('takes no password, token or role of an account', async () => {
    const id = '10000000-0000-4000-8000-000000000077';
    const account = { id, email: 'own@example.org', created_at: '2026-01-01T00:00:00Z' };
    const planted = { encrypted_password: 'planted', recovery_token: 'planted' };
    const row = { ...account, ...planted, is_super_admin: true };
    const file = await forged([header, { table: 'auth.users', row }, { end: 2 }]);
    await restoreArchive(file, target, TRUSTED);
    const [user] = await emptyBackend.query('select * from auth.users where id = $1', [id]);
    expect(user).toMatchObject({ email: 'own@example.org' });
    expect(JSON.stringify(user)).not.toContain('planted');
    expect(user?.is_super_admin ?? false).toBe(false);
  });
});

it('an archive from before an erasure is erased and blocked again by the register, and destroyed where a block has ended', async () => {
  const { driver } = source.connection;
  await driver.exec(`
    select private.destroy_surveys(array['${ERASED}']::uuid[], 'request');
    select private.move_to_block(array['${BLOCKED_SINCE}']::uuid[], 'Queja', '${LATER}');
    update private.blocked_surveys set until = '2026-01-01' where id = '${ENDED}';
    select private.erase_expired_surveys()`);
  const [row] = await source.query('select private.register_of_erasures() as content');
  const erased = JSON.stringify(row?.content);
  expect(erased).not.toMatch(/Ana|client\.example|contrato/);
  const backend = await startMigrated();
  onTestFinished(() => backend.close());
  const counts = await restoreArchive(plain, embeddedSite(backend, NEW), {
    isTrusted: true,
    erased,
  });
  expect(counts['erased or blocked again']).toBe(2);
  const rows = await backend.query(
    `select id, 'open' as state from public.contact_surveys where id::text like '20000000%'
     union all select id, reason || ' ' || until from private.blocked_surveys
     where id::text like '20000000%' order by 1`,
  );
  expect(rows).toEqual([
    { id: KEPT, state: 'open' },
    { id: BLOCKED_SINCE, state: `Queja ${LATER}` },
  ]);
});

it('an export has each post by language, its pictures, redirects and texts', async () => {
  const { driver } = source.connection;
  await driver.exec(`
    insert into public.post_old_slugs
      select 'antes', id from public.blog_posts order by slug limit 1;
    insert into public.text_overrides (language, namespace, key, value)
      values ('en', 'common', 'export', 'Hello');
    update public.blog_posts set deleted_at = now()
      where slug = (select max(slug) from public.blog_posts where not hidden)`);
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
  expect(spanish).toContain(`title: ${JSON.stringify(title)}\nslug: "${slug}"\nlanguage: "es"`);
  expect(spanish).toContain(`image: "../../pictures/${PICTURE}"`);
  expect(String(files.get(`posts/${slug}/en.md`))).toContain(content_en.trim().slice(0, 80));
  // The texts of a language that waits are drafts.
  expect(String(files.get(`posts/${slug}/ar.md`))).toContain('draft: true');
  expect(spanish).toContain('draft: false');
  const { rows: binned } = await driver.query<{ slug: string }>(
    'select slug from public.blog_posts where deleted_at is not null and not hidden',
  );
  expect(String(files.get(`posts/${binned[0]?.slug}/es.md`))).toContain('draft: true');
  expect(files.get(`pictures/${PICTURE}`)).toEqual(png);
  const moved = JSON.parse(String(files.get('redirects.json'))) as unknown[];
  expect(moved).toContainEqual({ from: '/de/blog/antes', to: `/de/blog/${slug_de}` });
  expect(JSON.parse(String(files.get('texts/en.json')))).toEqual({ common: { export: 'Hello' } });
  expect(counts).toMatchObject({ pictures: 1, redirects: moved.length, texts: 1 });
});

it('a file with a site is for its owner alone, since clients are in it', async () => {
  const folder = temporaryFolder();
  await writeArchive(site, join(folder, 'site'));
  expect(statSync(join(folder, 'site')).mode & 0o777).toBe(0o600);
});
