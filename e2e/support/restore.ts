import type { EmbeddedBackend } from '../../server/embedded/embedded';

/**
 * A copy of every row, and a function that puts it back. Only tables that have changed are
 * written, which the number of rows and the latest transaction tell: most tests change none.
 */
const KEEP = `
  create schema kept;
  create table kept.tables as
    select format('%I.%I', n.nspname, c.relname) as name,
      format('kept.%I', n.nspname || '_' || c.relname) as copy,
      (select string_agg(quote_ident(attname), ', ') from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      null::text as state
    from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'private', 'auth', 'storage')
      -- Only ever rises: a server that has read a revision reads again at the next.
      and c.oid <> 'private.publication'::regclass;

  create function kept.state_of(name text) returns text language plpgsql as $$
  declare state text;
  begin
    execute format('select count(*) || '' '' || coalesce(max(xmin::text::bigint), 0) from %s', name) into state;
    return state;
  end $$;

  create function kept.restore() returns void language plpgsql set session_replication_role = replica as $$
  declare changed kept.tables;
  begin
    for changed in select * from kept.tables where kept.state_of(name) <> state loop
      execute format('delete from %s', changed.name);
      execute format('insert into %s (%s) overriding system value table %s', changed.name, changed.columns, changed.copy);
      update kept.tables set state = kept.state_of(name) where name = changed.name;
      update private.publication set revision = revision + 1;
    end loop;
  end $$;

  do $$
  declare each kept.tables;
  begin
    for each in select * from kept.tables loop
      execute format('create table %s as select %s from %s', each.copy, each.columns, each.name);
    end loop;
    update kept.tables set state = kept.state_of(name);
  end $$;`;

const SESSION_TIMES = [
  ['auth.sessions', 'created_at'],
  ['auth.mfa_amr_claims', 'updated_at'],
];

/**
 * Copies the whole database as it is now. @returns a function that puts back every row of content,
 * accounts, sessions and files, and the office's clock, whatever a test has made of them.
 */
export async function keepDatabase(backend: EmbeddedBackend): Promise<() => Promise<void>> {
  await backend.connection.driver.exec(KEEP);
  const clock = `select pg_get_functiondef('private.office_instant()'::regprocedure) as text`;
  const [kept] = await backend.query(clock);
  return async () => {
    await backend.query('select kept.restore()');
    const [now] = await backend.query(clock);
    if (now?.text !== kept?.text) await backend.query(String(kept?.text));
    // Sessions end half an hour after their last use, and a password counts as typed just now for
    // ten minutes; a worker may run for longer.
    for (const [table, column] of SESSION_TIMES) {
      await backend.query(
        `update ${table} set ${column} = now() where ${column} < now() - interval '3 minutes'`,
      );
    }
    backend.emails?.messages.clear();
  };
}
