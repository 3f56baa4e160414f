-- The whole site as lines of JSON, which `npm run archive` and the admin area write into a file and `npm run restore`
-- reads (src/lib/archiveFormat.ts). Tables are taken from the catalogue: a new one is archived without being listed.

/* The migrations of this database. An archive is restored only into a project that knows all of them. */
create function private.applied_migrations()
returns text[]
language plpgsql
stable
as $$
declare
  versions text[];
begin
  if to_regclass('embedded.migrations') is not null then
    execute 'select array_agg(version order by version) from embedded.migrations' into versions;
  elsif to_regclass('supabase_migrations.schema_migrations') is not null then
    execute 'select array_agg(version::text order by version) from supabase_migrations.schema_migrations' into versions;
  end if;
  return coalesce(versions, '{}');
end;
$$;

/* A header, the accounts without credentials, whom rows and log name, each row, and the names of the pictures. */
create function private.archive_lines()
returns setof jsonb
language plpgsql
stable
as $$
declare
  -- Hashes of addresses last a day. A copy must not send mails again; it builds a site of its own, has no sessions or
  -- drafts, and its staff set passwords and factors anew.
  left_out constant text[] := '{
    private.daily_salt, private.survey_senders, private.calls_by_caller, private.mail_outbox, private.mail_sender, private.answer_warnings, private.letters,
    private.session_uses, private.draft_keys, private.password_changes, private.recovery_codes,
    private.announced_changes, private.build_hook, private.document_parts
  }';
  archived text[];
  source text;
begin
  select array_agg(name order by name) into archived
  from (
    select n.nspname || '.' || c.relname
    from pg_catalog.pg_class as c join pg_catalog.pg_namespace as n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private') and c.relkind = 'r'
  ) as tables (name)
  where name <> all (left_out);
  return next jsonb_build_object(
    'archive', 1, 'made_at', now(), 'migrations', private.applied_migrations(), 'tables', archived);
  return query
    select jsonb_build_object('table', 'auth.users', 'row',
      jsonb_build_object('id', u.id, 'email', u.email, 'created_at', u.created_at))
    from auth.users as u where u.email is not null order by u.id;
  foreach source in array archived loop
    return query execute format(
      'select jsonb_build_object(''table'', %L, ''row'', to_jsonb(t)) from %s as t', source, source);
  end loop;
  return query
    select jsonb_build_object('object', o.name, 'type', coalesce(o.metadata ->> 'mimetype', 'application/octet-stream'))
    from storage.objects as o where o.bucket_id = 'images' order by o.name;
  -- Like pictures one by one, since all of them would be too long for one value.
  return query
    select jsonb_build_object(
      'object', 'documents/' || p.document_id || '/' || p.number, 'type', 'application/octet-stream')
    from private.document_parts as p join private.documents as d on d.id = p.document_id
    where d.completed_at is not null order by p.document_id, p.number;
end;
$$;

/* One value, because the API limits the number of rows. */
create function private.archive()
returns jsonb
language sql
as $$
  select private.log_access('archived');
  select jsonb_agg(line order by number)
  from private.archive_lines() with ordinality as lines (line, number);
$$;
