-- What triggers write to the access log. Functions log the rest: open_survey(), export_surveys(), record_reply(),
-- end_sessions(), archive().

create function private.log_erasure()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  erased uuid[] := (select array_agg(id order by id) from gone);
begin
  if erased is not null then
    perform private.log_access(
      'erased', erased, coalesce(nullif(current_setting('app.erasure_reason', true), ''), 'request'));
  end if;
  return null;
end;
$$;

create trigger contact_surveys_log after delete on public.contact_surveys
  referencing old table as gone
  for each statement execute function private.log_erasure();

create function private.log_survey_status()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.log_access('status', array[new.id], old.status || ' > ' || new.status);
  return null;
end;
$$;

create trigger contact_surveys_log_status after update of status on public.contact_surveys
  for each row when (old.status <> new.status) execute function private.log_survey_status();

create function private.log_role()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.role is distinct from old.role then
    perform private.log_access(
      'role', array[coalesce(new.user_id, old.user_id)],
      coalesce(old.role::text, 'none') || ' > ' || coalesce(new.role::text, 'none'));
  end if;
  return null;
end;
$$;

create trigger staff_log after insert or update or delete on public.staff
  for each row execute function private.log_role();

/* The names of changed settings, and the values of switches and numbers. */
create function private.log_setting()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  changes text := (
    select string_agg(
      n.key || case
        when jsonb_typeof(n.value) in ('number', 'boolean') then ': ' || o.value::text || ' > ' || n.value::text
        else '' end,
      ', ' order by n.key)
    from jsonb_each(to_jsonb(new)) as n join jsonb_each(to_jsonb(old)) as o using (key)
    where n.value <> o.value and n.key not in ('updated_at', 'last_archive_at', 'closed_days')
  );
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

create function private.log_holiday()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.log_access('holiday', '{}', 'added ' || new.day);
  else
    perform private.log_access('holiday', '{}', 'removed ' || old.day);
  end if;
  return null;
end;
$$;

create trigger holidays_log after insert or delete on public.holidays
  for each row execute function private.log_holiday();

create function private.log_language()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.log_access(
    'language', '{}', case when new.is_active then 'on ' else 'off ' end || new.language_code);
  return null;
end;
$$;

create trigger language_settings_log after update on public.language_settings
  for each row when (old.is_active <> new.is_active) execute function private.log_language();

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

/* Not the templates that the migration inserts. */
create function private.log_template()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if auth.uid() is not null then
    perform private.log_access('template', '{}', coalesce(new.name, old.name));
  end if;
  return null;
end;
$$;

create trigger reply_templates_log after insert or update or delete on public.reply_templates
  for each row execute function private.log_template();

/* What the public sees of a post. */
create function private.post_state(post public.blog_posts)
returns text
language sql
stable
set search_path = ''
as $$
  select case
    when post.deleted_at is not null then 'binned'
    when post.hidden then 'hidden'
    when post.date + post.publish_at > private.office_now() then 'scheduled'
    else 'published'
  end;
$$;

/* Publishing and hiding, with the post's address, and with the language if a published post changes in one only. Not
   drafts, nor posts inserted without a user, such as the demo's. */
create function private.log_post()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  before text := case tg_op when 'INSERT' then 'hidden' else private.post_state(old) end;
  after text := case tg_op when 'DELETE' then 'erased' else private.post_state(new) end;
  lang text;
begin
  if tg_op = 'UPDATE' and before = 'published' and after = 'published' and old.waiting_texts <> new.waiting_texts then
    for lang in select * from private.translations() loop
      continue when old.waiting_texts ? lang = new.waiting_texts ? lang;
      perform private.log_access(
        'post', array[new.id],
        case when new.waiting_texts ? lang then 'published > waiting ' else 'waiting > published ' end
          || new.slug || ' ' || lang);
    end loop;
  end if;
  if before <> after and (tg_op <> 'INSERT' or auth.uid() is not null) then
    perform private.log_access(
      'post', array[coalesce(new.id, old.id)], before || ' > ' || after || ' ' || coalesce(new.slug, old.slug));
  end if;
  return null;
end;
$$;

create trigger blog_posts_log after insert or update or delete on public.blog_posts
  for each row execute function private.log_post();

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
