import { readFileSync } from 'node:fs';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { Secret, TOTP } from 'otpauth';
import ws from 'ws';
import {
  type EmbeddedBackend,
  type EmbeddedOptions,
  startEmbedded,
} from '../../server/embedded/embedded';
import { EMBEDDED_ANON_KEY } from '@/site/embedded';
import { keepRows, type KeptRows, type Row, type Sql } from '../../e2e/support/keptRows';
import { copyOfTemplate } from '../../e2e/support/templateDatabase';

/**
 * No session, an account without a role ('visitor'), and the two roles of staff (PRODUCT 5), with
 * the second factor ('aal2'); the admin also with only the password ('aal1').
 */
export const ROLES = ['anon', 'visitor', 'editor', 'admin', 'adminAal1'] as const;
export type Role = (typeof ROLES)[number];

export type { Row };

/** Any table and function by name, since the tests iterate over them and send invalid values. */
interface AnyTable {
  Row: Row;
  Insert: Row;
  Update: Row;
  Relationships: [];
}
interface AnySchema {
  Tables: Record<string, AnyTable>;
  Views: Record<string, AnyTable>;
  Functions: Record<string, { Args: Row; Returns: Row[] }>;
}
type AnyDatabase = Record<
  'public' | 'auth' | 'storage' | 'embedded' | 'private' | 'extensions' | 'graphql_public',
  AnySchema
>;
export type Client = SupabaseClient<AnyDatabase>;

const PASSWORD = 'a-long-password';

/** Fixed ids, so that test data can refer to them. */
export const USERS: Record<'visitor' | 'editor' | 'admin', string> = {
  visitor: '10000000-0000-4000-8000-000000000001',
  editor: '10000000-0000-4000-8000-000000000002',
  admin: '10000000-0000-4000-8000-000000000003',
};

/** The account of each role that has one. */
export const ACCOUNTS: Record<Exclude<Role, 'anon'>, string> = { ...USERS, adminAal1: USERS.admin };

/** The TOTP secret of the admin's authenticator app. */
export const FACTOR_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** The code that an authenticator app shows now. */
export const codeOf = (secret = FACTOR_SECRET) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate();

export interface TestBackend {
  backend: EmbeddedBackend;
  clients: Record<Role, Client>;
  sql: Sql;
}

/** A supabase-js client that calls a backend in this process. */
export function clientOf(
  backend: EmbeddedBackend,
  key = EMBEDDED_ANON_KEY,
  headers: Record<string, string> = {},
): Client {
  return createClient<AnyDatabase>('http://localhost:4173', key, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: ws as never },
    global: { headers, fetch: (input, init) => backend.fetch(new Request(input, init)) },
  });
}

/** A client with a session of its own for one of the test accounts. */
export async function signedIn(
  backend: EmbeddedBackend,
  role: Exclude<Role, 'anon'>,
  headers: Record<string, string> = {},
): Promise<Client> {
  const client = clientOf(backend, undefined, headers);
  const { error } = await client.auth.signInWithPassword({
    email: `${role === 'adminAal1' ? 'admin' : role}@tests.example`,
    password: PASSWORD,
  });
  if (error) throw error;
  if (role === 'admin' || role === 'editor') {
    // A code is accepted once, and tests sign in faster than it changes.
    const factors = await backend.query(
      'update auth.mfa_factors set last_counter = null where id = $1 returning id',
      [USERS[role]],
    );
    if (factors.length > 0) await passFactor(client, USERS[role]);
  }
  return client;
}

/** Gives an account a second factor, whose id is the account's. */
async function addFactor(sql: TestBackend['sql'], id: string): Promise<void> {
  await sql(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret)
     values ($1, $1, 'Phone', 'totp', 'verified', $2)`,
    [id, FACTOR_SECRET],
  );
}

/** What the dashboard has of some kinds. */
export async function dashboardLines(client: Client, ...kinds: string[]): Promise<Row[]> {
  const { data } = await client.rpc('dashboard');
  return (data as Row[]).filter(({ kind }) => kinds.includes(String(kind)));
}

/** Raises a session from 'aal1' to 'aal2'. @throws the refusal. */
export async function passFactor(client: Client, id: string): Promise<void> {
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId: id, code: codeOf() });
  if (error) throw error;
}

/** Adds an account without a role that can sign in with a password. */
export async function addUser(
  sql: TestBackend['sql'],
  id: string,
  email: string,
  password = PASSWORD,
): Promise<void> {
  await sql('create extension if not exists pgcrypto with schema extensions');
  await sql(
    `insert into auth.users (
       id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
       raw_user_meta_data, confirmation_token, recovery_token, email_change, email_change_token_new,
       email_change_token_current, phone_change, phone_change_token, reauthentication_token,
       created_at, updated_at
     ) values (
       $1, 'authenticated', 'authenticated', $2, extensions.crypt($3, extensions.gen_salt('bf', 4)),
       now(), '{}', '{}', '', '', '', '', '', '', '', '', now(), now()
     )`,
    [id, email, password],
  );
  await sql(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
     values (gen_random_uuid(), 'email', $1::text, $1::uuid, jsonb_build_object('sub', $1::text, 'email', $2::text),
             now(), now())`,
    [id, email],
  );
}

/**
 * A backend with all migrations, and no demo content unless `seed` is given: in memory, or on a
 * PostgreSQL server if the tests run on one.
 */
export async function startMigrated(options: EmbeddedOptions = {}): Promise<EmbeddedBackend> {
  const server = inject('databaseServer');
  if (server) {
    const databaseUrl = await copyOfTemplate(server);
    return startEmbedded({ seed: false, captureEmails: true, databaseUrl, ...options });
  }
  const kept = options.seed && !options.firstAdmin ? 'seeded' : 'snapshot';
  const snapshot = new Blob([readFileSync(inject(kept))]);
  return startEmbedded({ seed: false, captureEmails: true, snapshot, ...options });
}

interface Running {
  backend: EmbeddedBackend;
  sql: TestBackend['sql'];
  rows: KeptRows;
}

/** A backend with the accounts of the roles. */
async function run(options: EmbeddedOptions): Promise<Running> {
  const backend = await startMigrated(options);
  const sql: TestBackend['sql'] = (text, values) => backend.query(text, values);
  for (const [role, id] of Object.entries(USERS) as [keyof typeof USERS, string][]) {
    const email = `${role}@tests.example`;
    await addUser(sql, id, email);
    if (role !== 'visitor') await sql('insert into public.staff values ($1, $2)', [id, role]);
  }
  for (const id of [USERS.admin, USERS.editor]) await addFactor(sql, id);
  return { backend, sql, rows: await keepRows(sql) };
}

const sessionOf = async (client: Client) => (await client.auth.getSession()).data.session;

/** A client per role, and what signs those in again whose session a test has ended. */
async function signInAll(backend: EmbeddedBackend) {
  // Last the admin, since passing the second factor ends the sessions without it.
  const clients = { anon: clientOf(backend) } as Record<Role, Client>;
  for (const role of ['visitor', 'editor', 'admin', 'adminAal1'] as const) {
    clients[role] = await signedIn(backend, role);
  }
  const kept = await Promise.all(Object.values(clients).map(sessionOf));
  async function signInAgain(): Promise<void> {
    for (const [index, client] of Object.values(clients).entries()) {
      const session = kept[index];
      if (!session || (await sessionOf(client))?.access_token === session.access_token) continue;
      await client.auth.setSession(session);
    }
  }
  return { clients, signInAgain };
}

/** By options: what runs for all files of this worker (`isolate: false` in vite.config.ts). */
const running = new Map<string, Promise<Running>>();

/** A backend, and the rows that a test has added or removed since it began. */
export type UsedBackend = TestBackend & Pick<KeptRows, 'changes' | 'changedTables'>;

/**
 * A backend for the tests of a file, without demo content unless `seed` is given, and a client per
 * role. Use it inside tests and hooks only. Other files use it too: what the hooks `beforeAll` of a
 * file prepare is there for each of its tests, and all else is put back before the next test.
 */
export function useBackend(options: EmbeddedOptions = {}): UsedBackend {
  const key = JSON.stringify(options);
  const used: Partial<UsedBackend> = {};
  let current: Running;
  let signInAgain: () => Promise<void>;
  let prepared = false;
  beforeAll(async () => {
    const started = running.get(key) ?? run(options);
    running.set(key, started);
    current = await started;
    const { backend, sql, rows } = current;
    const { changes, changedTables } = rows;
    // Sessions of this file's own: proofs of who calls, and tokens, end by the clock.
    const signedIn = await signInAll(backend);
    ({ signInAgain } = signedIn);
    Object.assign(used, { backend, sql, clients: signedIn.clients, changes, changedTables });
  });
  beforeEach(async () => {
    if (prepared) {
      await current.rows.restore();
      current.backend.emails?.messages.clear();
      await signInAgain();
    } else await current.rows.takeAgain();
    prepared = true;
  });
  afterAll(async () => {
    current.backend.emails?.messages.clear();
    // If a test has changed the schema itself, the next file gets a new backend.
    if (await current.rows.reset()) return;
    running.delete(key);
    await current.backend.close();
  });
  return used as UsedBackend;
}
