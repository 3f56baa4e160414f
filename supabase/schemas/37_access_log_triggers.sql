-- What triggers write to the access log. Functions log the rest: open_survey(), export_surveys(), record_reply(),
-- end_sessions(), archive().

/* The value of a column before and after a change of it, 'none' without a row. The trigger's arguments: the action, the
   column, and that with the id of whom or what it is about. */
create function private.log_value()
returns trigger
language plpgsql
security definer
set search_path = ''
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

create trigger staff_log after insert or update or delete on public.staff
  for each row execute function private.log_value('role', 'role', 'user_id');
create trigger contact_surveys_log_status after update of status on public.contact_surveys
  for each row execute function private.log_value('status', 'status', 'id');

/* What was done with a row, and its name. The arguments: the action, the column with the name, and the word for what
   was done, where it is none of these. */
create function private.log_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.log_access(tg_argv[0], '{}', concat_ws(' ',
    coalesce(tg_argv[2], case tg_op when 'INSERT' then 'added' when 'DELETE' then 'removed' else 'changed' end),
    coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[1]));
  return null;
end;
$$;

create trigger holidays_log after insert or delete on public.holidays
  for each row execute function private.log_change('holiday', 'day');
create trigger language_settings_log_on after update on public.language_settings
  for each row when (new.is_active and not old.is_active)
  execute function private.log_change('language', 'language_code', 'on');
create trigger language_settings_log_off after update on public.language_settings
  for each row when (old.is_active and not new.is_active)
  execute function private.log_change('language', 'language_code', 'off');
-- Not the templates that migrations insert.
create trigger reply_templates_log after insert or update or delete on public.reply_templates
  for each row when (auth.uid() is not null) execute function private.log_change('template', 'name');
-- Who published or hid a post is in its history (18_post_versions.sql), which ends with the post.
create trigger blog_posts_log after delete on public.blog_posts
  for each row execute function private.log_change('post', 'slug');

/* The names of changed settings, and the values of switches and numbers; of a table with many rows only that there is
   one more or one less. */
create function private.log_setting()
returns trigger
language plpgsql
security definer
set search_path = ''
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

create trigger settings_log after update on public.settings
  for each row execute function private.log_setting();

create trigger firm_facts_log after update on public.firm_facts
  for each row execute function private.log_setting();

create function private.log_texts()
returns trigger
language plpgsql
security definer
set search_path = ''
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

/* Logs a new session of staff, and one that gains the second factor. Refused attempts are missing, because the
   authentication service does not tell the database of them. */
create function private.log_sign_in()
returns trigger
language plpgsql
security definer
set search_path = ''
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
