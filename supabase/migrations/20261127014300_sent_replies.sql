-- Replies that leave from the firm's own mail.

alter table private.mail_outbox drop constraint mail_outbox_kind_check;
alter table private.mail_outbox add constraint mail_outbox_kind_check check (kind in (
  'alert', 'detained', 'confirmation', 'warning', 'flagged', 'summary', 'credentials', 'appointment', 'agenda', 'test',
  'reply'));

-- 53_sent_replies.sql

/* Whether a sender hands mails over, as it says of itself: without one the admin area opens the lawyer's program. */
create table private.mail_sender (
  id boolean primary key default true check (id),
  seen_at timestamptz
);

insert into private.mail_sender default values;

create table private.replies (
  -- Made by the press, so that a repeated one sends nothing twice.
  id uuid primary key,
  survey_id uuid not null references public.contact_surveys (id) on delete cascade,
  -- No foreign key: the reply outlives the account.
  sent_by uuid,
  created_at timestamptz not null default now(),
  subject text not null check (char_length(btrim(subject)) between 1 and 200 and subject !~ '[[:cntrl:]]'),
  body text not null check (char_length(btrim(body, E' \t\r\n')) between 1 and 10000),
  -- Whether the enquiry is answered by it, which a reply that only announces one is not.
  answers boolean not null
);

create index replies_by_survey on private.replies (survey_id, created_at);

alter table private.mail_outbox
  add column reply_id uuid unique references private.replies (id) on delete cascade,
  add constraint mail_outbox_reply check ((reply_id is not null) = (kind = 'reply'));

/* A text without the tokens of links, which only the mail itself may have (54_documents.sql). */
create function private.without_tokens(body text)
returns text
language sql
immutable
set search_path = ''
as $$
  select regexp_replace(body, '(#[a-z]+=)[0-9a-f]{64}', '\1…', 'g');
$$;

/* A sender says whether it hands mails over or only prints them; what waits for the latter has failed. */
create function public.note_mail_sender(sends boolean)
returns void
language plpgsql
set search_path = ''
as $$
begin
  update private.mail_sender set seen_at = case when sends then now() end where id;
  if not coalesce(sends, false) then
    update private.mail_outbox set failed_at = now(), problem = 'no sender'
    where kind = 'reply' and sent_at is null and failed_at is null;
  end if;
end;
$$;

/* A sender was seen, and nothing has waited for one. */
create function private.sends_mail()
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (select from private.mail_sender where seen_at > now() - interval '30 days')
    and not exists (
      select from private.mail_outbox
      where sent_at is null and failed_at is null and attempts = 0 and due_at < now() - interval '15 minutes');
$$;

/* Queues a reply and counts the enquiry as answered with it. Answers with its id, which is that of an earlier one if
   the same text was sent within the hour, as from another tab. */
create function private.send_reply(
  reply uuid, survey uuid, subject text, body text, answers boolean, template uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  enquiry public.contact_surveys;
  earlier uuid;
begin
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  -- Locked, so that two tabs send one after the other.
  select * into enquiry from public.contact_surveys as s where s.id = survey for update;
  perform private.refuse_limited(array[survey]);
  if not private.sends_mail() or not coalesce(private.is_mail_address(enquiry.email), false) then
    raise exception 'nothing can be sent' using errcode = 'P0001', hint = 'no_sender';
  end if;
  select r.id into earlier from private.replies as r
  where r.survey_id = survey
    and (r.id = reply or r.created_at > now() - interval '1 hour'
      and private.without_tokens(r.body) = private.without_tokens(send_reply.body));
  if found then
    return earlier;
  end if;
  if (select count(*) >= 100 from private.replies where created_at > now() - interval '1 hour')
    or (select count(*) >= 20 from private.replies as r
        where r.survey_id = survey and r.created_at > now() - interval '1 day')
  then
    raise exception 'too many replies' using errcode = 'P0001', hint = 'rate_limited';
  end if;
  insert into private.replies (id, survey_id, sent_by, subject, body, answers)
    values (reply, survey, auth.uid(), subject, body, answers);
  insert into private.mail_outbox (kind, reply_id) values ('reply', reply);
  perform private.log_access('replied', array[survey], concat_ws(
    ' ', 'sent', (select name from public.reply_templates where id = template)));
  if answers then
    update public.contact_surveys set status = 'contacted', answered_via = 'email'
    where id = survey and status = 'new';
  end if;
  return reply;
end;
$$;

create function public.send_reply(
  reply uuid, survey uuid, subject text, body text, answers boolean, template uuid default null)
returns uuid
language sql
set search_path = ''
as $$
  select private.send_reply(reply, survey, subject, body, answers, template);
$$;

/* Tries again at once what has not been accepted. Returns whether there was anything to try. */
create function private.retry_reply(reply uuid)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  perform private.refuse_limited(array(select r.survey_id from private.replies as r where r.id = reply));
  -- Not one that a sender has at this moment, which would be sent twice.
  update private.mail_outbox as m set failed_at = null, problem = null, attempts = 0, due_at = now()
  where m.reply_id = reply and m.sent_at is null and (m.problem is not null or m.failed_at is not null);
  return found;
end;
$$;

create function public.retry_reply(reply uuid)
returns boolean
language sql
set search_path = ''
as $$
  select private.retry_reply(reply);
$$;

/* The replies to an enquiry with what became of each, newest first, and whether more can be sent; null for anyone but
   admins. They are read with the enquiry, and so logged like it. */
create function private.sent_replies(survey uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    return null;
  end if;
  -- As open_survey() does.
  perform private.open_survey(survey);
  return jsonb_build_object(
    'sends', private.sends_mail(),
    'replies', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', r.id, 'at', r.created_at, 'by', u.email, 'subject', r.subject, 'body', private.without_tokens(r.body),
        'sent_at', m.sent_at, 'failed', m.failed_at is not null, 'problem', m.problem
      ) order by r.created_at desc, r.id), '[]')
      from private.replies as r
        left join private.mail_outbox as m on m.reply_id = r.id
        left join auth.users as u on u.id = r.sent_by
      where r.survey_id = survey));
end;
$$;

create function public.sent_replies(survey uuid)
returns jsonb
language sql
set search_path = ''
as $$
  select private.sent_replies(survey);
$$;

/* What a mail with a reply says, and to whom. */
create function private.reply_in_mail(outbox private.mail_outbox)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'email', s.email, 'language', s.language, 'subject', r.subject, 'body', r.body)
  from private.replies as r join public.contact_surveys as s on s.id = r.survey_id
  where r.id = outbox.reply_id;
$$;

/* Keeps the enquiry true: one whose reply has not left waits for an answer again, until it does. */
create function private.note_reply_outcome()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  one private.replies;
begin
  select * into one from private.replies where id = new.reply_id;
  if new.sent_at is not null then
    update private.replies set body = private.without_tokens(body) where id = one.id;
    update public.contact_surveys set status = 'contacted', answered_via = 'email'
    where id = one.survey_id and status = 'new' and one.answers and limited_on is null;
  elsif new.problem is not null or new.failed_at is not null then
    update public.contact_surveys set status = 'new'
    where id = one.survey_id and status = 'contacted' and answered_at = one.created_at
      and limited_on is null;
  end if;
  return null;
end;
$$;

create trigger mail_outbox_reply_outcome after update of sent_at, failed_at, problem on private.mail_outbox
  for each row when (new.kind = 'reply') execute function private.note_reply_outcome();

-- A mail has its reply: 35_mail_sending.sql.

/* Claims due mails for one sender for five minutes; other senders skip them. Alerts come first, those about
   detentions before others; after a hundred attempts, about a day, a mail is given up. */
create or replace function public.claim_mails(batch integer default 5)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  answer jsonb;
begin
  perform private.queue_mails_by_clock();
  update private.mail_outbox set failed_at = now(), former_email = null
  where sent_at is null and failed_at is null and due_at <= now() and attempts >= 100;

  with due as materialized (
    select m.id, (m.kind in ('alert', 'detained', 'warning', 'flagged', 'appointment', 'agenda', 'reply'))::int
        + (m.kind = 'detained' or coalesce(s.urgency, '') = 'detained')::int as rank
    from private.mail_outbox as m left join public.contact_surveys as s on s.id = m.survey_id
    where m.sent_at is null and m.failed_at is null and m.due_at <= now()
    order by rank desc, m.due_at
    limit least(greatest(batch, 1), 50)
    for update of m skip locked
  ), claimed as (
    update private.mail_outbox as m
    set attempts = m.attempts + 1, problem = null, due_at = now() + interval '5 minutes'
    from due where m.id = due.id
    returning m.*, due.rank, m as outbox
  )
  select jsonb_build_object(
    'now', private.office_instant(),
    'alertEmail', (select alert_email from public.settings),
    'absenceEmail', (select absence_email from public.settings),
    'facts', (select to_jsonb(f) from public.firm_facts as f),
    'office', jsonb_build_object(
      'timeZone', (select time_zone from public.settings),
      'holidays', (select coalesce(jsonb_agg(day order by day), '[]') from public.holidays)),
    'unplanned', (
      select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'urgency', u.urgency, 'receivedAt', u.created_at)), '[]')
      from private.unplanned_warnings() as u),
    'waiting', (
      select jsonb_build_object(
        'new', count(*) filter (where not overflow),
        'urgent', count(*) filter (where not overflow and urgency <> 'normal'),
        'flagged', count(*) filter (where overflow and urgency <> 'detained'),
        'flaggedDeadlines', count(*) filter (where overflow and urgency = 'deadline'))
      from public.contact_surveys where status = 'new'),
    'mails', coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'attempt', c.attempts, 'kind', c.kind,
      'enquiry', case when s.id is not null then jsonb_build_object(
        'id', s.id, 'email', s.email, 'language', s.language, 'urgency', s.urgency, 'channel', s.channel,
        'receivedAt', s.created_at) end,
      'credentials', case when c.change is not null then jsonb_build_object(
        'email', coalesce(c.former_email, private.address_of(c.user_id)), 'change', c.change, 'at', c.created_at) end,
      'recipient', case when c.kind = 'test' then private.address_of(c.user_id) end,
      'appointment', private.appointment_in_mail(c.outbox), 'reply', private.reply_in_mail(c.outbox)
    ) order by c.rank desc, c.created_at), '[]'))
  into answer
  from claimed as c left join public.contact_surveys as s on s.id = c.survey_id;
  -- Read after the claim, with what was committed meanwhile.
  return answer || jsonb_build_object(
    'detentions', (
      select jsonb_build_object(
        'count', count(*), 'flagged', count(*) filter (where overflow),
        'first', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'id', f.id, 'language', f.language, 'receivedAt', f.created_at, 'flagged', f.overflow)), '[]')
          from (select * from private.unopened_detentions() order by overflow, created_at desc limit 10) as f))
      from private.unopened_detentions()));
end;
$$;

-- Replies are blocked with their enquiry: 30_erasures.sql.

/* Moves enquiries to where nobody reads them. */
create or replace function private.move_to_block(surveys uuid[], why text, last_day date)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
begin
  if last_day not between private.office_today() and private.office_today() + 3660 then
    raise exception 'no day to block until' using errcode = '22023';
  end if;
  insert into private.blocked_surveys (id, received_on, blocked_by, reason, until, survey, appointments)
  select s.id, private.office_day(s.created_at), auth.uid(), why, last_day,
    to_jsonb(s) || jsonb_build_object('replies', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at), '[]') from private.replies as r where r.survey_id = s.id)),
    (select coalesce(jsonb_agg(to_jsonb(a)), '[]') from public.appointments as a where a.survey_id = s.id)
  from public.contact_surveys as s where s.id = any (surveys);
  update private.documents as d set blocked_id = d.survey_id, survey_id = null where d.survey_id = any (surveys);
  return private.destroy_surveys(surveys, 'blocked');
end;
$$;

-- 40_archive.sql

/* A header, the accounts of staff without credentials, each row of the tables, and the names of the pictures. */
create or replace function private.archive_lines()
returns setof jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  -- Hashes of addresses last a day. A copy must not send mails again; it builds a site of its own, has no sessions or
  -- drafts, and its staff set passwords and factors anew.
  left_out constant text[] := '{
    private.daily_salt, private.survey_senders, private.visits_by_caller, private.wishes_by_caller,
    private.translated_characters, private.mail_outbox, private.mail_sender, private.answer_warnings, private.letters,
    private.session_uses, private.draft_keys, private.password_changes, private.recovery_codes,
    private.announced_changes, private.build_hook, private.review_calls, private.document_parts
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
    from auth.users as u join public.staff as s on s.user_id = u.id
    order by u.id;
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

-- What 90_grants.sql says of them. Default privileges of older projects grant more.

revoke all on function
  private.without_tokens(text),
  public.note_mail_sender(boolean),
  private.sends_mail(),
  private.send_reply(uuid, uuid, text, text, boolean, uuid),
  public.send_reply(uuid, uuid, text, text, boolean, uuid),
  private.retry_reply(uuid),
  public.retry_reply(uuid),
  private.sent_replies(uuid),
  public.sent_replies(uuid),
  private.reply_in_mail(private.mail_outbox),
  private.note_reply_outcome()
  from public, anon, authenticated;
revoke all on private.mail_sender, private.replies from anon, authenticated;
grant execute on function
  private.send_reply(uuid, uuid, text, text, boolean, uuid),
  public.send_reply(uuid, uuid, text, text, boolean, uuid),
  private.retry_reply(uuid),
  public.retry_reply(uuid),
  private.sent_replies(uuid),
  public.sent_replies(uuid)
  to authenticated;
grant select, insert, update, delete on private.mail_sender, private.replies to service_role;
grant execute on function
  private.without_tokens(text),
  public.note_mail_sender(boolean),
  private.sends_mail(),
  private.send_reply(uuid, uuid, text, text, boolean, uuid),
  public.send_reply(uuid, uuid, text, text, boolean, uuid),
  private.retry_reply(uuid),
  public.retry_reply(uuid),
  private.sent_replies(uuid),
  public.sent_replies(uuid),
  private.reply_in_mail(private.mail_outbox),
  private.note_reply_outcome()
  to service_role;
