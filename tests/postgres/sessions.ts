import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { ACCOUNTS, type Role, type Row } from '../support/backend';
import { addRealAccount, isReal, signInReally } from './realSignIn';

// As PostgREST answers: dates and times as text, counts as numbers.
const { DATE, INT8, TIMESTAMPTZ } = pg.types.builtins;
pg.types.setTypeParser(DATE, (text) => text);
pg.types.setTypeParser(TIMESTAMPTZ, (text) => text);
pg.types.setTypeParser(INT8, Number);

/** One session for each account. */
const SESSIONS = Object.fromEntries(
  Object.entries(ACCOUNTS).map(([role, id], index) => [role, id.replace(/^1/, String(9 - index))]),
);

/** The staff need the second factor; one of the admin's two sessions lacks it. */
const levelOf = (role: Role) => (role === 'admin' || role === 'editor' ? 'aal2' : 'aal1');

/** The claims of the sessions that the real sign-in service has given. */
const realClaims: Partial<Record<Role, string>> = {};

/** A role of the matrix, the project's own key, or the sign-in service. */
export type Caller = Role | 'service_role' | 'supabase_auth_admin';

/** What the API tells the database about a caller. */
function callerOf(role: Caller): { name: string; claims: string } {
  if (role === 'supabase_auth_admin') return { name: role, claims: '' };
  if (role === 'service_role') return { name: role, claims: JSON.stringify({ role }) };
  if (role === 'anon') return { name: 'anon', claims: JSON.stringify({ role: 'anon' }) };
  const claims = {
    sub: ACCOUNTS[role],
    role: 'authenticated',
    session_id: SESSIONS[role],
    aal: levelOf(role),
  };
  return { name: 'authenticated', claims: realClaims[role] ?? JSON.stringify(claims) };
}

/** A refusal by the database, or the rows. */
export interface Answer {
  rows: Row[];
  code?: string | undefined;
  error?: pg.DatabaseError;
}

/** Connections to the PostgreSQL of the tests, as its superuser or as a caller of the API. */
export function connect(connections = 4) {
  const address = {
    host: '127.0.0.1',
    port: inject('postgresPort'),
    database: 'postgres',
    // As the real Storage does in its own sessions: it refuses everybody else's deletions.
    options: '-c storage.allow_delete_query=true',
  };
  const pool = new pg.Pool({ ...address, user: 'supabase_admin', max: connections });
  return {
    sql: async (text: string, values?: unknown[]) => (await pool.query<Row>(text, values)).rows,
    /** A connection of its own as the superuser, for transactions that overlap with others. */
    async session(): Promise<pg.Client> {
      const client = new pg.Client({ ...address, user: 'supabase_admin' });
      await client.connect();
      return client;
    },
    /** Runs a statement as the owner of the migrations does in the SQL editor. */
    async asOwner(text: string): Promise<void> {
      const owner = new pg.Client({ ...address, user: 'postgres' });
      await owner.connect();
      // oxlint-disable-next-line typescript/no-misused-promises -- finally() waits for it
      await owner.query(text).finally(() => owner.end());
    },
    /** Runs a statement in a transaction under a role, as PostgREST does. */
    async as(role: Caller, text: string, values: unknown[] = []): Promise<Answer> {
      const { name, claims } = callerOf(role);
      const client = await pool.connect();
      try {
        await client.query('begin');
        await client.query(`select set_config('request.jwt.claims', $1, true)`, [claims]);
        // Hosted projects load pg-safeupdate for the API; elsewhere this says nothing to anybody.
        await client.query(`select set_config('safeupdate.enabled', 'on', true)`);
        await client.query(`set local role ${name}`);
        const { rows } = await client.query<Row>(text, values);
        await client.query('commit');
        return { rows };
      } catch (cause) {
        await client.query('rollback');
        const error = cause as pg.DatabaseError;
        return { rows: [], code: error.code, error };
      } finally {
        client.release();
      }
    },
    end: () => pool.end(),
  };
}

export type Database = ReturnType<typeof connect>;

/** `connect` for the tests of a file. */
export function useDatabase(connections?: number): Database {
  const db = connect(connections);
  afterAll(() => db.end());
  return db;
}

/** Pauses the scheduled jobs for the tests of a file, which one at a full minute would disturb. */
export function withoutJobs(db: Database): void {
  const set = (active: boolean) =>
    db.sql('select cron.alter_job(jobid, active => $1) from cron.job', [active]);
  beforeAll(() => set(false));
  afterAll(() => set(true));
}

const accounts = Object.entries(ACCOUNTS) as [keyof typeof ACCOUNTS, string][];
const emailOf = (role: Role) => `${role === 'adminAal1' ? 'admin' : role}@tests.example`;

const addStaff = async ({ sql }: Pick<Database, 'sql'>, role: Role, id: string) => {
  if (role !== 'editor' && role !== 'admin') return;
  await sql('insert into public.staff values ($1, $2) on conflict do nothing', [id, role]);
};

/** Last the admin's session without the factor, since passing it ends those without. */
async function addRealSessions(db: Database): Promise<void> {
  for (const [role, id] of accounts) {
    if (role !== 'adminAal1') {
      await addRealAccount(role, emailOf(role));
      await addStaff(db, role, id);
      await db.sql('select private.remove_factors($1)', [id]);
    }
    const announce = async (claims: string) => {
      realClaims[role] = claims;
      await db.as(role, `select public.announce_change('Phone')`);
    };
    realClaims[role] = await signInReally(
      emailOf(role),
      levelOf(role) === 'aal2' ? announce : undefined,
    );
  }
  // About the passwords and factors above.
  await db.sql(`delete from private.mail_outbox where kind = 'credentials'`);
}

/** Adds the accounts of the matrix, each with a session that has just begun, whichever file began it. */
export async function addAccounts(db: Database): Promise<void> {
  if (isReal) return addRealSessions(db);
  const { sql } = db;
  for (const [role, id] of accounts) {
    await sql(
      `insert into auth.users (id, aud, role, email) values ($1, 'authenticated', 'authenticated', $2)
       on conflict do nothing`,
      [id, emailOf(role)],
    );
    await sql(
      `insert into auth.sessions (id, user_id, created_at, aal) values ($1, $2, now(), $3)
       on conflict (id) do update set created_at = excluded.created_at`,
      [SESSIONS[role], id, levelOf(role)],
    );
    await sql(
      `insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, 'password')
       on conflict (session_id, authentication_method) do update set updated_at = now()`,
      [SESSIONS[role]],
    );
    if (levelOf(role) === 'aal2') {
      await sql(
        `insert into private.announced_changes values ($1, 'phone') on conflict do nothing`,
        [id],
      );
      await sql(
        `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
         values ($1, $2, 'Phone', 'totp', 'verified', now(), now()) on conflict do nothing`,
        [id, id],
      );
    }
    await addStaff(db, role, id);
  }
}
