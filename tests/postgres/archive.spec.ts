/** `npm run archive` and `npm run restore` between a data directory and a hosted project. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { embeddedSite, hostedSite, type Site } from '../../server/archive/site';
import { DEMO_STAFF } from '../../server/embedded/demoStaff';
import { type EmbeddedBackend, startEmbedded } from '../../server/embedded/embedded';
import { ROOT } from '../../server/paths';
import { TABLES } from '../database/matrix';
import { clientOf, type Row } from '../support/backend';
import { pictureBytes, pictureName } from '../support/pictures';
import { endPrograms, run } from '../../e2e/support/processes';
import { LEFT_OUT, sumsOf } from '../support/siteSums';
import { startStorageService, type StorageService } from '../support/storageService';
import { startPlatform } from './platform';
import { OTHER } from '../support/languages';

// Each command starts a program and a database of its own.
vi.setConfig({ testTimeout: 240_000 });

const SECRET_KEY = 'sb_secret_of-the-project';
const OWN_URL = 'http://localhost:4173';
const PUBLISHED_URL = 'https://www.firm.example';
const PICTURES = [
  ['image/webp', pictureName(1)],
  ['image/png', pictureName(2, 'png')],
  ['image/jpeg', pictureName(3, 'jpeg', 'testimonials')],
] as const;

/** Without the addresses of this environment. */
const NO_PROJECT = {
  VITE_SUPABASE_URL: '',
  VITE_SUPABASE_ANON_KEY: '',
  DATABASE_URL: '',
  SUPABASE_SECRET_KEY: '',
};

/** Runs one of the two commands; what is restored without a passphrase has to be trusted. @returns what it printed. */
async function command(name: 'archive' | 'restore', file: string, env: Record<string, string>) {
  const flags = name === 'restore' && !env.ARCHIVE_PASSPHRASE ? ['--trust'] : [];
  const tsx = join(ROOT, 'node_modules/tsx/dist/cli.mjs');
  const { ended, output } = run([tsx, `tools/${name}.ts`, file, ...flags], ROOT, {
    ...NO_PROJECT,
    ...env,
  });
  expect(await ended, output()).toBe(0);
  return output();
}

const folder = mkdtempSync(join(tmpdir(), 'archives-'));
const dataDir = join(folder, 'data');

/** What a data directory holds. */
async function sumsOfDirectory(directory: string, url = OWN_URL): Promise<Record<string, Row>> {
  const backend = await startEmbedded({ dataDir: directory, seed: false });
  try {
    return await sumsOf(embeddedSite(backend, url));
  } finally {
    await backend.close();
  }
}

/** The demo, with pictures, and a row in each table that it leaves empty. */
async function fill(backend: EmbeddedBackend): Promise<void> {
  const client = clientOf(backend);
  await client.auth.signInWithPassword(DEMO_STAFF.admin);
  for (const [type, name] of PICTURES) {
    const file = new Blob([pictureBytes(type)], { type });
    const { error } = await client.storage.from('images').upload(name, file);
    expect(error).toBeNull();
  }
  const { driver } = backend.connection;
  const image = `${OWN_URL}/storage/v1/object/public/images/${pictureName(1)}`;
  await driver.query('update public.blog_posts set image = $1', [image]);
  await driver.exec(`insert into private.translation_proposals
      (post_id, language, field, place, spanish, proposed, terms, service, asked_by)
    select id, '${OTHER}', 'title', 0, title, 'Titel', '[]', 'deepl', (select user_id from public.staff limit 1)
    from public.blog_posts order by slug limit 1`);
  await driver.exec(`insert into private.visit_steps
    values (private.office_today(), 'service', '${OTHER}', 'seen', 6)`);
  await driver.exec(`insert into public.clients (name) values ('Анна Шевченко')`);
  await driver.exec('set session_replication_role = replica');
  for (const [table, { rows }] of Object.entries(TABLES)) {
    const { rows: found } = await driver.query(`select from public.${table} limit 1`);
    if (found.length > 0) continue;
    for (const row of rows) {
      const names = Object.keys(row).join(', ');
      await driver.query(
        `insert into public.${table} (${names})
         select ${names} from jsonb_populate_record(null::public.${table}, $1::jsonb)`,
        [JSON.stringify(row)],
      );
    }
  }
  await driver.exec(`insert into private.appointment_links select 'none', id from public.appointments limit 1;
    insert into private.calendar_feed (token_hash, with_names) values ('none', true);
    insert into private.blocked_surveys (id, received_on, reason, until, survey, appointments)
    values (gen_random_uuid(), '2026-01-01', 'An inspection', '2999-01-01', '{}', '[]');
    insert into private.imported_posts
      select 'https://old.example', '1', id, 'x' from public.blog_posts limit 1;
    insert into private.replies (id, survey_id, subject, body, answers)
      select gen_random_uuid(), id, 'Su consulta', 'Buenos días.', true from public.contact_surveys limit 1;
    insert into private.document_links (survey_id, token_hash, expires_at)
      select id, 'none', now() + interval '1 day' from public.contact_surveys limit 1;
    insert into private.documents (id, survey_id, name, type, parts, size, completed_at)
      select gen_random_uuid(), id, 'a.pdf', 'application/pdf', 1, 6, now() from public.contact_surveys limit 1;
    insert into private.document_parts select id, 0, '%PDF-1' from private.documents`);
  await driver.exec('set session_replication_role = default');
}

beforeAll(async () => {
  const backend = await startEmbedded({ dataDir, captureEmails: true });
  await fill(backend);
  await backend.close();
}, 120_000);
afterAll(() => {
  endPrograms();
  rmSync(folder, { recursive: true });
});

describe('a site in a file', () => {
  const file = join(folder, 'encrypted.archive');
  const fileBack = join(folder, 'plain.archive');
  const secret = { ARCHIVE_PASSPHRASE: 'a long passphrase' };
  let cluster: Awaited<ReturnType<typeof startPlatform>>;
  let superuser: pg.Client;
  let storage: StorageService;
  let project: Site;
  let env: Record<string, string>;

  beforeAll(async () => {
    cluster = await startPlatform();
    const address = (user: string) => `postgres://${user}@127.0.0.1:${cluster.port}/postgres`;
    superuser = new pg.Client(address('supabase_admin'));
    await superuser.connect();
    // The nightly ones would erase what is compared.
    await superuser.query('select cron.unschedule(jobid) from cron.job');
    storage = await startStorageService(SECRET_KEY, (text, values) =>
      superuser.query(text, values),
    );
    const databaseUrl = address('postgres');
    project = await hostedSite({ url: storage.url, secretKey: SECRET_KEY, databaseUrl });
    env = {
      VITE_SUPABASE_URL: storage.url,
      VITE_SUPABASE_ANON_KEY: 'sb_publishable_of-the-project',
      DATABASE_URL: databaseUrl,
      SUPABASE_SECRET_KEY: SECRET_KEY,
    };
  });
  afterAll(async () => {
    await project.close();
    await superuser.end();
    await storage.close();
    await cluster.stop();
  });

  it('goes from a data directory into a hosted project, whole and encrypted', async () => {
    const printed = await command('archive', file, { ...secret, DATA_DIR: dataDir });
    expect(printed).toContain(', encrypted.');
    expect(readFileSync(file, 'latin1')).toContain('age-encryption.org');
    await command('restore', file, { ...env, ...secret });
    const before = await sumsOfDirectory(dataDir);
    const empty = Object.keys(before).filter((table) => before[table]?.rows === 0);
    expect(empty.filter((table) => !LEFT_OUT.includes(table))).toEqual([]);
    for (const [, picture] of PICTURES) expect(before).toHaveProperty([picture]);
    expect(await sumsOf(project)).toEqual(before);
  });

  it('gives its staff accounts that the sign-in service accepts, without passwords', async () => {
    const { rows } = await superuser.query(
      `select u.email, u.encrypted_password, u.instance_id, u.aud, u.confirmed_at is not null as confirmed,
         i.email as identity, i.provider
       from auth.users as u left join auth.identities as i on i.user_id = u.id order by 1`,
    );
    expect(rows).toEqual(
      [DEMO_STAFF.admin, DEMO_STAFF.editor].map(({ email }) => ({
        email,
        encrypted_password: '',
        instance_id: '00000000-0000-0000-0000-000000000000',
        aud: 'authenticated',
        confirmed: true,
        identity: email,
        provider: 'email',
      })),
    );
  });

  it('goes on to a server of one’s own, whole, in plain text, with pictures at its address', async () => {
    expect(await command('archive', fileBack, env)).toContain('not encrypted');
    const before = await sumsOf(project);
    const directory = join(folder, 'restored');
    const served = { VITE_SITE_URL: PUBLISHED_URL, TRUSTED_PROXIES: '1' };
    await command('restore', fileBack, { ...served, DATA_DIR: directory });
    expect(await sumsOfDirectory(directory, PUBLISHED_URL)).toEqual(before);
  });
});
