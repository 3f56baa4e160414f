import { call, type Check, checks, type Deployment, MIGRATIONS, post, rowsOf } from './check.ts';
import rights from './publicRights.json' with { type: 'json' };

export type Verb = 'select' | 'insert' | 'update' | 'delete';

export interface TableRights {
  /** A column that is never null, and a value of it that no row has. */
  key: [column: string, value: string];
  /** A column that some role may change, if there is one. */
  changes: string;
  public: Verb[];
}

export interface FunctionRights {
  /** Arguments that name nobody. */
  args: Record<string, string>;
  isPublic: boolean;
}

/** By `npm run gen:types`; doctorRights.process.test.ts compares it with the permission matrix. */
export const { tables: TABLES, functions: FUNCTIONS } = rights as unknown as {
  tables: Record<string, TableRights>;
  functions: Record<string, FunctionRights>;
};

const WORDS: Record<Verb, string> = {
  select: 'read',
  insert: 'add to',
  update: 'change',
  delete: 'delete from',
};

/** A request for each verb. It finds no row, or violates a constraint should it get through. */
function attempt(
  deployment: Deployment,
  table: string,
  { key: [column, value], changes }: TableRights,
  verb: Verb,
): Promise<Response> {
  const path = `/rest/v1/${table}`;
  const nothing = `${path}?${column}=eq.${value}`;
  if (verb === 'select') return call(deployment, `${path}?select=${column}&limit=1`);
  if (verb === 'insert') return post(deployment, path, { [column]: null });
  if (verb === 'delete') return call(deployment, nothing, { method: 'DELETE' });
  const body = JSON.stringify({ [changes]: null });
  return call(deployment, nothing, { method: 'PATCH', body });
}

const isRefused = ({ status }: Response) => status === 401 || status === 403;

/** What differs from the public's rights for a verb; undefined if nothing. */
async function difference(deployment: Deployment, verb: Verb): Promise<string | undefined> {
  for (const [table, rights] of Object.entries(TABLES)) {
    const may = rights.public.includes(verb);
    // Sending an enquiry is tried by hand, once: the form has limits.
    if (may && verb === 'insert') continue;
    const response = await attempt(deployment, table, rights, verb);
    if (may && !response.ok) return `nobody can ${WORDS[verb]} ${table}: ${response.status}`;
    if (may || isRefused(response)) continue;
    return response.status === 404 ? `there is no ${table}` : `anybody may ${WORDS[verb]} ${table}`;
  }
  return undefined;
}

export const RIGHTS_CHECKS: readonly Check[] = [
  ...checks(MIGRATIONS, {
    async 'The public reads what the site shows, and nothing else'(deployment) {
      const problem = await difference(deployment, 'select');
      if (problem) return problem;
      const languages = await rowsOf(deployment, 'language_settings?select=language_code');
      if (languages.length === 0) return 'no language is on';
    },
    async 'The public changes nothing but the visit counts'(deployment) {
      for (const verb of ['update', 'delete', 'insert'] as const) {
        const problem = await difference(deployment, verb);
        if (problem) return problem;
      }
    },
    async 'The public calls no function of the staff'(deployment) {
      for (const [name, { args, isPublic }] of Object.entries(FUNCTIONS)) {
        // PostgREST runs what is called by GET in a transaction that cannot write, and answers 405
        // where the function tries to, or 400 where it refuses what names nobody first.
        const query = new URLSearchParams(args);
        const response = await call(deployment, `/rest/v1/rpc/${name}?${query}`);
        const isCallable = response.ok || [400, 405].includes(response.status);
        if (isPublic ? isCallable : isRefused(response)) continue;
        if (isPublic || response.status === 404) return `${name} answers ${response.status}`;
        return `anybody may call ${name}`;
      }
    },
  }),
];
