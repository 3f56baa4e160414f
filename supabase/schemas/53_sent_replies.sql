-- Replies that leave from the firm's own mail: their texts, which are kept with the enquiry, and what became of them.

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
  answers boolean not null,
  -- When it left. Also here, since archives and blocks keep no outbox.
  sent_at timestamptz
);

alter table private.mail_outbox
  add column reply_id uuid unique references private.replies (id) on delete cascade,
  add constraint mail_outbox_reply check ((reply_id is not null) = (kind = 'reply'));

/* A text without the tokens of links, which only the mail itself may have (54_documents.sql). */
create function private.without_tokens(body text)
returns text
immutable
return regexp_replace(body, '(#[a-z]+=)[0-9a-f]{64}', '\1…', 'g');

/* A sender says whether it hands mails over or only prints them; what waits for the latter has failed. */
create function private.note_mail_sender(sends boolean)
returns void
language sql
as $$
  update private.mail_sender set seen_at = case when sends then now() end where id;
  update private.mail_outbox set failed_at = now(), problem = 'no sender'
  where sends is not true and kind = 'reply' and sent_at is null and failed_at is null;
$$;

/* A sender was seen, and nothing has waited for one. */
create function private.sends_mail()
returns boolean
language sql
stable
as $$
  select exists (select from private.mail_sender where seen_at > now() - interval '30 days')
    and not exists (
      select from private.mail_outbox
      where sent_at is null and failed_at is null and attempts = 0 and due_at < now() - interval '15 minutes');
$$;

/* Queues a reply and counts the enquiry as answered with it. Answers with its id, which is that of an earlier one if
   the same text was sent within the hour, as from another tab. */
create function private.send_reply(
  reply uuid, survey uuid, subject text, body text, answers boolean, template uuid default null)
returns uuid
language plpgsql
as $$
declare
  enquiry public.contact_surveys;
  earlier uuid;
begin
  -- Locked, so that two tabs send one after the other.
  select * into enquiry from public.contact_surveys as s where s.id = survey for update;
  perform private.refuse_answer(survey);
  perform private.refuse_if(
    not private.sends_mail() or not coalesce(private.is_mail_address(enquiry.email), false),
    'nothing can be sent', 'no_sender');
  select r.id into earlier from private.replies as r
  where r.survey_id = survey
    and (r.id = reply or r.created_at > now() - interval '1 hour'
      and private.without_tokens(r.body) = private.without_tokens(send_reply.body));
  if found then
    return earlier;
  end if;
  perform private.refuse_if(
    (select count(*) >= 100 from private.replies where created_at > now() - interval '1 hour')
    or (select count(*) >= 20 from private.replies as r
        where r.survey_id = survey and r.created_at > now() - interval '1 day'), 'too many replies', 'rate_limited');
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

/* Tries again at once what has not been accepted. Returns whether there was anything to try. */
create function private.retry_reply(reply uuid)
returns boolean
language sql
as $$
  select private.refuse_answer((select r.survey_id from private.replies as r where r.id = reply));
  with tried as (
    -- Not one that a sender has at this moment, which would be sent twice.
    update private.mail_outbox as m set failed_at = null, problem = null, attempts = 0, due_at = now()
    where m.reply_id = reply and m.sent_at is null and (m.problem is not null or m.failed_at is not null)
    returning 1
  )
  select exists (select from tried);
$$;

/* The replies to an enquiry with what became of each, newest first, and whether more can be sent. They are read with
   the enquiry, and so logged like it. */
create function private.sent_replies(survey uuid)
returns jsonb
language sql
as $$
  select private.open_survey(survey);
  select jsonb_build_object(
    'sends', private.sends_mail(),
    'replies', array(
      select jsonb_build_object(
        'id', r.id, 'at', r.created_at, 'by', private.address_of(r.sent_by), 'subject', r.subject,
        'body', private.without_tokens(r.body),
        'sent_at', r.sent_at, 'failed', r.sent_at is null and (m.id is null or m.failed_at is not null),
        -- Its mail went with a block or was left out of an archive.
        'problem', case when m.id is null and r.sent_at is null then 'interrupted' else m.problem end)
      from private.replies as r
        left join private.mail_outbox as m on m.reply_id = r.id
      where r.survey_id = survey
      order by r.created_at desc, r.id));
$$;

/* Keeps the enquiry true: one whose reply has not left waits for an answer again, until it does. */
create function private.note_reply_outcome()
returns trigger
language plpgsql
as $$
declare
  one private.replies;
begin
  select * into one from private.replies where id = new.reply_id;
  if new.sent_at is not null then
    update private.replies set body = private.without_tokens(body), sent_at = new.sent_at where id = one.id;
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

/* A reply that has not left when the processing of its enquiry is restricted, or the consent to its sensitive data is
   withdrawn, does not leave. */
create function private.stop_replies()
returns trigger
language plpgsql
as $$
begin
  update private.mail_outbox as m set failed_at = now(), problem = case when new.limited_on is null then 'withdrawn' else 'limited' end
  from private.replies as r
  where r.id = m.reply_id and r.survey_id = new.id and m.sent_at is null and m.failed_at is null;
  return null;
end;
$$;

create trigger contact_surveys_stop_replies after update of limited_on, special_consent_withdrawn_on on public.contact_surveys
  for each row when (new.limited_on is not null or new.special_consent_withdrawn_on is not null) execute function private.stop_replies();
