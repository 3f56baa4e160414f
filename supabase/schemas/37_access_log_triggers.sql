-- What triggers write to the access log; those of one row are in 88_tables.sql. Functions log the rest.

/* The value of a column before and after a change of it, 'none' without a row. The trigger's arguments: the action, the
   column, and that with the id of whom or what it is about. */
create function private.log_value()
returns trigger
language plpgsql
as $$
declare
  before text := coalesce(to_jsonb(old) ->> tg_argv[1], 'none');
  after text := coalesce(to_jsonb(new) ->> tg_argv[1], 'none');
begin
  if before <> after then
    perform private.log_access(
      tg_argv[0], array[(coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[2])::uuid], before || ' > ' || after);
  end if;
  return null;
end;
$$;

/* What was done with a row, and its name. The arguments: the action, the column with the name, and the word for what
   was done, where it is none of these. */
create function private.log_change()
returns trigger
language plpgsql
as $$
begin
  perform private.log_access(tg_argv[0], '{}', concat_ws(' ',
    coalesce(tg_argv[2], case tg_op when 'INSERT' then 'added' when 'DELETE' then 'removed' else 'changed' end),
    coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[1]));
  return null;
end;
$$;

/* The names of changed settings, and the values of switches and numbers; of many rows that one came or went. */
create function private.log_setting()
returns trigger
language plpgsql
as $$
declare
  changes text := case tg_op
    when 'INSERT' then tg_table_name || ': added'
    when 'DELETE' then tg_table_name || ': removed'
    else (
      select string_agg(
        n.key || case
          when jsonb_typeof(n.value) in ('number', 'boolean') then ': ' || o.value::text || ' > ' || n.value::text
          else '' end,
        ', ' order by n.key)
      from jsonb_each(to_jsonb(new)) as n join jsonb_each(to_jsonb(old)) as o using (key)
      where n.value <> o.value and n.key not in ('updated_at', 'last_archive_at', 'closed_days')
    ) end;
begin
  if changes is not null then
    perform private.log_access('setting', '{}', changes);
  end if;
  return null;
end;
$$;

create function private.log_texts()
returns trigger
language plpgsql
as $$
declare
  names text := (
    select string_agg(concat_ws('.', language, namespace, key), ', ' order by language, namespace, key) from changed
  );
begin
  if names is not null then
    perform private.log_access('texts', '{}', names);
  end if;
  return null;
end;
$$;

create trigger text_overrides_log_insert after insert on public.text_overrides
  referencing new table as changed for each statement execute function private.log_texts();
create trigger text_overrides_log_update after update on public.text_overrides
  referencing new table as changed for each statement execute function private.log_texts();
create trigger text_overrides_log_delete after delete on public.text_overrides
  referencing old table as changed for each statement execute function private.log_texts();

/* Logs a new session of staff, and one that gains the second factor. Of refused attempts the database is not told. */
create function private.log_sign_in()
returns trigger
language plpgsql
as $$
begin
  if exists (select from public.staff where user_id = new.user_id) then
    perform private.log_access(
      case tg_op when 'INSERT' then 'signed_in' else 'second_factor' end, '{}', '', new.user_id);
  end if;
  return null;
end;
$$;

create trigger sessions_log after insert on auth.sessions
  for each row execute function private.log_sign_in();
create trigger sessions_log_factor after update of aal on auth.sessions
  for each row when (new.aal::text = 'aal2' and old.aal::text is distinct from 'aal2')
  execute function private.log_sign_in();
