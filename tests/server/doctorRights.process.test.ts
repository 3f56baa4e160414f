/** What `npm run doctor` tries as the public: the whole permission matrix, on a real database. */
import { afterEach, describe, expect, it } from 'vitest';
import { type Deployment, runChecks } from '../../server/doctor/check';
import { FUNCTIONS, RIGHTS_CHECKS, TABLES, type Verb } from '../../server/doctor/rightsChecks';
import { publicRights } from '../../tools/publicRights';
import { EMBEDDED_ANON_KEY } from '@/site/embedded';
import { answerOf, FUNCTIONS as FUNCTION_MATRIX } from '../database/functionMatrix';
import { rightsOf, TABLES as TABLE_MATRIX } from '../database/matrix';
import { ROLES, useBackend } from '../support/backend';

const VERBS: Verb[] = ['select', 'insert', 'update', 'delete'];

describe('the list of rights', () => {
  it('names every table of the permission matrix, with what the public may do', () => {
    const publicRights = Object.keys(TABLE_MATRIX).map((table) => {
      const rights = rightsOf(table, 'anon') ?? {};
      return [table, VERBS.filter((verb) => rights[verb])];
    });
    expect(Object.entries(TABLES).map(([table, rights]) => [table, rights.public])).toEqual(
      publicRights.sort(([a], [b]) => String(a).localeCompare(String(b))),
    );
  });

  it('names every function of the permission matrix, with its arguments, and who may call it', () => {
    expect(Object.keys(FUNCTIONS).sort()).toEqual(Object.keys(FUNCTION_MATRIX).sort());
    for (const [name, { args, isPublic }] of Object.entries(FUNCTIONS)) {
      expect(isPublic, name).toBe(answerOf(name, 'anon').may);
      const tried = Object.keys(FUNCTION_MATRIX[name]?.args ?? {});
      expect(Object.keys(args), name).toEqual(expect.arrayContaining(tried));
    }
  });
});

describe('the doctor, acting as the public on a real database,', () => {
  const db = useBackend();
  const undo: string[] = [];
  afterEach(async () => {
    for (const statement of undo.splice(0).reverse()) await db.sql(statement);
  });

  const deployment: Deployment = {
    site: 'http://localhost:4173',
    backend: 'http://localhost:4173',
    key: EMBEDDED_ANON_KEY,
    fetch: (input, init) => db.backend.fetch(new Request(input, init)),
  };
  const found = async (checks = RIGHTS_CHECKS) =>
    (await runChecks(checks, deployment)).flatMap(({ problem }) => problem ?? []);

  async function change(statement: string, back: string) {
    undo.push(back);
    await db.sql(statement);
  }

  it('finds no problem after the migrations, and violates a constraint with each row that it tries to add', async () => {
    expect(await found()).toEqual([]);
    for (const [table, { key, changes }] of Object.entries(TABLES)) {
      const [column] = await db.sql(
        `select attnotnull, has_column_privilege('authenticated', attrelid, $3, 'update') as changes
         from pg_attribute where attrelid = $1::regclass and attname = $2`,
        [`public.${table}`, key[0], changes],
      );
      const isChanged = ROLES.some((role) => rightsOf(table, role)?.update);
      expect(column, table).toMatchObject({
        attnotnull: true,
        ...(isChanged && { changes: true }),
      });
    }
  });

  it('is generated from the migrations (else: npm run gen:types)', async () => {
    const generated = await publicRights(db.backend.connection.driver);
    expect(generated).toEqual({ tables: TABLES, functions: FUNCTIONS });
  });

  async function open(verb: Verb, table: string) {
    // A change or deletion also reads the column of its filter.
    await change(
      `grant ${verb}, select on public.${table} to anon`,
      `revoke ${verb} on public.${table} from anon`,
    );
    if (!TABLES[table]?.public.includes('select'))
      undo.push(`revoke select on public.${table} from anon`);
    await change(
      `create policy opened on public.${table} as permissive for ${verb} to anon
         ${verb === 'insert' ? 'with check' : 'using'} (true)`,
      `drop policy opened on public.${table}`,
    );
  }

  it.each<[Verb, string, string]>([
    ['delete', 'survey_erasures', 'anybody may delete from survey_erasures'],
    ['insert', 'testimonials', 'anybody may add to testimonials'],
  ])('reports that the public has the right to %s on %s', async (verb, table, problem) => {
    await open(verb, table);
    const changes = RIGHTS_CHECKS.filter(({ name }) => name.includes('changes'));
    expect(await found(changes)).toEqual([problem]);
  });

  it('reports what the public may read, change and call', async () => {
    await open('update', 'reply_templates');
    for (const schema of ['public', 'private']) {
      const right = `execute on function ${schema}.own_access(integer)`;
      await change(`grant ${right} to anon`, `revoke ${right} from anon`);
    }
    expect(await found()).toEqual([
      'anybody may read reply_templates',
      'anybody may change reply_templates',
      'anybody may call own_access',
    ]);
  });

  it('reports texts that the public cannot read, visits that it cannot count, and a missing function', async () => {
    await change(
      'revoke select on public.text_overrides from anon',
      'grant select on public.text_overrides to anon',
    );
    const right = 'update (web_visitors) on public.stats_realtime';
    await change(`revoke ${right} from anon`, `grant ${right} to anon`);
    await change(
      'alter function public.open_survey(uuid) rename to opened',
      'alter function public.opened(uuid) rename to open_survey',
    );
    expect(await found()).toEqual([
      'nobody can read text_overrides: 401',
      'nobody can change stats_realtime: 401',
      'open_survey answers 404',
    ]);
  });
});
