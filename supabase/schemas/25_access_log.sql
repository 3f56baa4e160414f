-- The access log: who read, exported or erased enquiries, signed in, or changed roles, settings and texts. The
-- database writes each line in the transaction that it is about; its hash covers the previous line, so that changes
-- behind the database's back are detected. No line contains what an enquiry says.

create table private.access_log (
  seq bigint primary key,
  at timestamptz not null,
  -- Null for the service key, jobs and the SQL console. No foreign key: the line outlives the account.
  person uuid,
  action text not null check (action in (
    'signed_in', 'second_factor', 'opened', 'exported', 'archived', 'erased', 'role', 'setting', 'texts',
    'sessions_ended', 'factor', 'password', 'email', 'post', 'replied', 'status', 'template'
  )),
  -- The enquiries, the person or the post concerned.
  subjects uuid[] not null,
  detail text not null,
  hash text not null
);

create index access_log_by_person on private.access_log (person, seq);
create index access_log_by_time on private.access_log (at);

/* Both ends of the chain: the last line that was removed for its age, and the newest one. Writers lock this row, so
   that lines are written one after another. */
create table private.access_log_ends (
  id boolean primary key default true check (id),
  first bigint not null default 0,
  first_hash text not null default '',
  last bigint not null default 0,
  last_hash text not null default ''
);

insert into private.access_log_ends default values;

/* Hashed as JSON, so that no two different lines have the same text. */
create function private.access_log_hash(previous text, line private.access_log)
returns text
language sql
stable
set search_path = ''
as $$
  select encode(sha256(convert_to(jsonb_build_array(
    previous, line.seq, extract(epoch from line.at), line.person, line.action, line.subjects, line.detail
  )::text, 'UTF8')), 'hex');
$$;

/* Adds a line. No role may call it, only the database's own functions. */
create function private.log_access(
  action text, subjects uuid[] default '{}', detail text default '', person uuid default auth.uid()
)
returns void
language plpgsql
set search_path = ''
as $$
declare
  ends private.access_log_ends;
  line private.access_log;
begin
  select * into ends from private.access_log_ends for update;
  line := (ends.last + 1, clock_timestamp(), person, action, subjects, left(detail, 1000), '');
  line.hash := private.access_log_hash(ends.last_hash, line);
  insert into private.access_log select line.*;
  update private.access_log_ends set last = line.seq, last_hash = line.hash;
end;
$$;

/* Lines are kept for two years: the year of the enquiries, and another in which somebody may ask who read one. */
create function private.access_log_start()
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select now() - interval '24 months';
$$;

/* Refuses all changes but the removal of lines that are too old. */
create function private.keep_access_log()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and old.at < private.access_log_start() then
    return old;
  end if;
  raise exception 'the access log is not changed' using errcode = '42501';
end;
$$;

create trigger access_log_kept before update or delete on private.access_log
  for each row execute function private.keep_access_log();
create trigger access_log_not_emptied before truncate on private.access_log
  for each statement execute function private.keep_access_log();

/* The number of the first line that was changed or is missing; null if none. */
create function private.broken_access_log()
returns bigint
language sql
stable
set search_path = ''
as $$
  select coalesce(
    (
      select min(l.seq) from (
        select line.seq, line.hash, private.access_log_hash(lag(line.hash, 1, e.first_hash) over numbered, line) as proper,
               lag(line.seq, 1, e.first) over numbered + 1 as expected
        from private.access_log as line cross join private.access_log_ends as e
        window numbered as (order by line.seq)
      ) as l
      where l.seq <> l.expected or l.hash <> l.proper
    ),
    -- Lines are missing at the end.
    (
      select e.last from private.access_log_ends as e
      where (e.last, e.last_hash) <> (
        select l.seq, l.hash from (
          select seq, hash from private.access_log union all select e.first, e.first_hash
        ) as l
        order by l.seq desc limit 1
      )
    )
  );
$$;

/* Removes lines that are too old. A broken chain is kept as evidence. */
create function private.prune_access_log()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  oldest private.access_log;
begin
  perform from private.access_log_ends for update;
  select * into oldest from private.access_log where at < private.access_log_start() order by seq desc limit 1;
  if oldest is null or private.broken_access_log() is not null then
    return;
  end if;
  update private.access_log_ends set first = oldest.seq, first_hash = oldest.hash;
  delete from private.access_log where seq <= oldest.seq;
end;
$$;

-- What is logged.

/* One whole enquiry. Its sensitive columns are granted to nobody, so that only this function and export_surveys()
   read them. Opening it again within ten minutes, as after each save, adds no line. */
create function private.open_survey(survey uuid)
returns setof public.contact_surveys
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  if exists (select from public.contact_surveys where id = survey) and not exists (
    select from private.access_log
    where at > now() - interval '10 minutes' and person = auth.uid() and action = 'opened'
      and subjects = array[survey]
  ) then
    perform private.log_access('opened', array[survey]);
  end if;
  return query select * from public.contact_surveys where id = survey;
end;
$$;

create function public.open_survey(survey uuid)
returns setof public.contact_surveys
language sql
set search_path = ''
as $$
  select * from private.open_survey(survey);
$$;

/* Whole enquiries, for a file. */
create function private.export_surveys(surveys uuid[])
returns setof public.contact_surveys
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  perform private.require_proof();
  perform private.log_access('exported', surveys);
  return query
    select * from public.contact_surveys where id = any (surveys) order by created_at desc, id desc;
end;
$$;

create function public.export_surveys(surveys uuid[])
returns setof public.contact_surveys
language sql
set search_path = ''
as $$
  select * from private.export_surveys(surveys);
$$;

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
      n.key || case when jsonb_typeof(n.value) in ('number', 'boolean') then ': ' || o.value::text || ' > ' || n.value::text
                    else '' end,
      ', ' order by n.key)
    from jsonb_each(to_jsonb(new)) as n join jsonb_each(to_jsonb(old)) as o using (key)
    where n.value <> o.value and n.key not in ('updated_at', 'last_archive_at')
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

create function private.log_texts()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  names text := (select string_agg(concat_ws('.', language, namespace, key), ', ' order by language, namespace, key) from changed);
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

/* Publishing and hiding, with the post's address, and the language if it is only one of a published post's. Posts that come in by themselves, as the demo's or an archive's, and
   drafts are nobody's doing. */
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

-- What admins read of it.

/* The lines before a number, newest first, of everyone or one person: fifty, and one to know whether another page
   follows. Empty for anyone but admins. */
create function private.access_log_page(of_person uuid, before bigint)
returns table (
  seq bigint, at timestamptz, person uuid, email text, action text, subjects uuid[], about text, detail text
)
language sql
stable
security definer
set search_path = ''
as $$
  select l.seq, l.at, l.person, u.email::text, l.action, l.subjects[1:50], s.email::text, l.detail
  from private.access_log as l
  left join auth.users as u on u.id = l.person
  left join auth.users as s on s.id = l.subjects[1]
  where (select private.is_admin())
    and (of_person is null or l.person = of_person)
    and (before is null or l.seq < before)
  order by l.seq desc
  limit 51;
$$;

create function public.access_log_page(of_person uuid default null, before bigint default null)
returns table (
  seq bigint, at timestamptz, person uuid, email text, action text, subjects uuid[], about text, detail text
)
language sql
stable
set search_path = ''
as $$
  select * from private.access_log_page(of_person, before);
$$;

/* Whether the chain is intact, and who occurs in it. Null for anyone but admins. */
create function private.access_log_state()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'broken_at', private.broken_access_log(),
      'lines', e.last - e.first,
      'last_hash', e.last_hash,
      'people', (
        select coalesce(jsonb_agg(jsonb_build_object('id', p.person, 'email', u.email) order by u.email), '[]')
        from (select distinct person from private.access_log where person is not null) as p
        left join auth.users as u on u.id = p.person
      ))
    from private.access_log_ends as e);
end;
$$;

create function public.access_log_state()
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.access_log_state();
$$;
