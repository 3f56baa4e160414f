export type Row = Record<string, unknown>;

/** Runs SQL as the database's owner, bypassing policies. */
export type Sql = (text: string, values?: unknown[]) => Promise<Row[]>;

/** The rows of the whole database, to be put back after each test. */
export interface KeptRows {
  /** Puts back every row that was added, changed or removed, and every sequence. @returns whether any was. */
  restore: () => Promise<boolean>;
  /** Takes the rows as they are now as those to put back. */
  takeAgain: () => Promise<void>;
  /** Puts back the rows of the beginning. @returns false if the schema itself is another. */
  reset: () => Promise<boolean>;
  /** Rows that were added or changed, and rows that were removed or changed. */
  changes: (table: string) => Promise<{ added: Row[]; removed: Row[] }>;
  /** The public tables of which a row was added, changed or removed, or changed to what it was. */
  changedTables: () => Promise<string[]>;
}

interface Kept {
  name: string;
  /** Of a table; a sequence has none. */
  columns: string | null;
  first: string;
  /** What `marks` says of it while it is as it should be. */
  mark: string;
  /** The table that has the rows to put back. */
  copy: string;
}

/** A table with as many rows and the same last transaction is unchanged. */
const markOf = ({ name, columns }: Pick<Kept, 'name' | 'columns'>) =>
  columns === null
    ? `select last_value || ', ' || is_called from ${name}`
    : `select count(*) || ', ' || coalesce(max(xmin::text::bigint), 0) from ${name}`;

/**
 * 22,000 rows that no statement of the site changes: to look at them before and after each test took
 * most of the time of putting rows back.
 */
const CONSTANT = 'private.letters';

/** What statements change that are not about rows: functions, triggers, policies, grants. */
const SCHEMA = `select concat_ws(' ',
  (select count(*) || ' ' || sum(hashtext(coalesce(relacl::text, '') || relrowsecurity))
   from pg_class where relnamespace::regnamespace::text !~ '^(kept|pg_)'),
  (select count(*) || ' ' || max(xmin::text::bigint) from pg_proc),
  (select count(*) || ' ' || max(xmin::text::bigint) from pg_trigger),
  (select count(*) || ' ' || max(xmin::text::bigint) from pg_policy)) as state`;

const take = ({ name, columns, copy }: Kept) =>
  `create table ${copy} as select ${columns} from ${name};`;

const putBack = ({ name, columns, copy, mark }: Kept) =>
  columns === null
    ? `perform setval('${name}', ${mark});`
    : `delete from ${name};
       insert into ${name} (${columns}) overriding system value select ${columns} from ${copy};`;

/** Keeps the rows of all schemas as they are now, but for some tables. Wants one session of the database. */
export async function keepRows(sql: Sql, others: readonly string[] = []): Promise<KeptRows> {
  const run = (statements: string) => sql(`do $do$ begin ${statements} end $do$`);
  const found = (await sql(
    `select n.nspname || '.' || quote_ident(c.relname) as name,
       case c.relkind when 'r' then (
         select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
         where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
       ) end as columns
     from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
     where n.nspname || '.' || c.relname <> all ($1) and c.relkind in ('r', 'S') and n.nspname in ('public', 'private', 'auth', 'storage', 'embedded')
     order by c.relkind, c.oid`,
    [[...others, CONSTANT]],
  )) as unknown as Pick<Kept, 'name' | 'columns'>[];
  await sql('create schema kept');
  await sql(
    `create function kept.marks() returns text[] language plpgsql as $$ begin
       return array[(${found.map(markOf).join('), (')})];
     end $$`,
  );
  const marks = async () => (await sql('select kept.marks() as marks'))[0]?.marks as string[];
  const now = await marks();
  const all: Kept[] = found.map((one, index) => {
    const first = now[index] ?? '';
    return { ...one, first, mark: first, copy: `kept.first_${index}` };
  });
  const tables = all.filter(({ columns }) => columns !== null);
  await run(tables.map(take).join('\n'));
  const schema = (await sql(SCHEMA))[0]?.state;

  /** The number of the next transaction that writes, when nothing was changed. */
  let unchangedAt: unknown;

  async function changed(): Promise<[one: Kept, mark: string][]> {
    const at = (await sql('select pg_snapshot_xmax(pg_current_snapshot())::text as at'))[0]?.at;
    if (at === unchangedAt) return [];
    const now = await marks();
    const others = all.flatMap((one, index): [Kept, string][] => {
      const mark = now[index] ?? '';
      return mark === one.mark ? [] : [[one, mark]];
    });
    if (others.length === 0) unchangedAt = at;
    return others;
  }

  async function restore(): Promise<boolean> {
    const others = await changed();
    if (others.length === 0) return false;
    await run(
      `perform set_config('session_replication_role', 'replica', true); -- No triggers, no foreign keys.
       ${others.map(([one]) => putBack(one)).join('\n')}`,
    );
    for (const [one, mark] of await changed()) one.mark = mark;
    return true;
  }

  return {
    restore,
    async takeAgain() {
      const others = await changed();
      for (const [one, mark] of others) {
        one.mark = mark;
        one.copy = one.copy.replace('first', 'later');
      }
      const taken = others.map(([one]) => one).filter(({ columns }) => columns !== null);
      if (taken.length > 0) await run(taken.map(take).join('\n'));
    },
    async reset() {
      const later = tables.filter(({ copy }) => copy.includes('later'));
      if (later.length > 0) await sql(`drop table ${later.map(({ copy }) => copy).join(', ')}`);
      for (const one of all) {
        if (one.columns === null) one.mark = one.first;
        if (!later.includes(one)) continue;
        one.copy = one.copy.replace('later', 'first');
        one.mark = 'another';
      }
      if ((await sql(SCHEMA))[0]?.state !== schema) return false;
      await restore();
      return true;
    },
    async changedTables() {
      const names = (await changed()).flatMap(([{ name, columns }]) => (columns ? [name] : []));
      return names.filter((name) => name.startsWith('public.'));
    },
    async changes(name) {
      const { columns, copy } = tables.find((table) => table.name === `public.${name}`) ?? {};
      const kept = `select ${columns} from ${copy}`;
      const now = `select ${columns} from public.${name}`;
      return {
        added: await sql(`${now} except ${kept}`),
        removed: await sql(`${kept} except ${now}`),
      };
    },
  };
}
