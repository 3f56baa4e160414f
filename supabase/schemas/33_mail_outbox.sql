-- Mails about enquiries (PRODUCT 5) and accounts, each queued in the transaction that causes it, so that none is
-- lost. A sender (server/mail, supabase/functions/send-mail) claims what is due and reports the outcome. Rows hold no
-- data of clients: address and language are read from the enquiry when a mail is claimed.

create table private.mail_outbox (
  -- Also the key by which the mail service recognizes a mail that it has accepted already.
  id uuid primary key default gen_random_uuid(),
  kind text not null
    check (kind in (
      'alert', 'detained', 'confirmation', 'warning', 'flagged', 'summary', 'credentials', 'appointment', 'agenda',
      'test', 'reply', 'documents')),
  survey_id uuid references public.contact_surveys (id) on delete cascade,
  -- The day of a summary, the hour of a notice about flagged enquiries, the minute of a mail about all detentions.
  period timestamptz,
  -- Who has asked for a test; whose credentials were changed or tried, and which. The former address is kept until the
  -- mail is sent to it: a thief who changed the address reads the new one.
  user_id uuid references auth.users (id) on delete cascade,
  change text check (change in ('password', 'email', 'factor', 'no factor', 'recovery code', 'wrong codes')),
  former_email text,
  created_at timestamptz not null default now(),
  -- When it may be claimed next. A claim postpones it, so that another sender takes over if this one dies.
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  sent_at timestamptz,
  -- Written into the server's log instead, which sends no mail.
  printed boolean not null default false,
  failed_at timestamptz,
  -- Why the last attempt failed: a status or code, never an address. Null while a sender tries again.
  problem text check (problem ~ '^[a-z0-9 ]{1,40}$'),
  unique (survey_id, kind),
  unique (kind, period),
  check ((survey_id is not null) = (kind in ('alert', 'confirmation', 'warning', 'documents'))),
  check ((period is not null) = (kind in ('detained', 'flagged', 'summary'))),
  check ((user_id is not null and change is not null) = (kind = 'credentials'))
);

create index mail_outbox_open on private.mail_outbox (due_at) where sent_at is null and failed_at is null;

/* Queues a mail about all detentions that nobody has opened, one a minute at most. One that waits is enough, and
   is locked, so that no sender claims it before this transaction ends, and leaves out what it adds. */
create function private.queue_detention_mail()
returns void
language sql
as $$
  -- Serialized: two concurrent transactions would each add one.
  select pg_advisory_xact_lock(hashtext('mail_outbox.detained'));
  with waiting as (
    select from private.mail_outbox
    where kind = 'detained' and sent_at is null and failed_at is null and (attempts = 0 or problem is not null)
    for update
  ), next as (
    select greatest(now(), max(period) + interval '1 minute') as minute from private.mail_outbox where kind = 'detained'
  )
  insert into private.mail_outbox (kind, period, due_at)
  select 'detained', minute, minute from next where (select count(*) from waiting) = 0;
$$;

/* An alert and a confirmation, of which three an hour go to one mailbox, sixty in all, and none after ten from
   one network, or anybody could have the firm write to a stranger. A flagged enquiry sends nothing to the address that
   it names; its detention is part of one mail about all of them, so that a robot cannot flood the firm's mailbox. */
create function private.queue_mails_of_survey()
returns trigger
language plpgsql
as $$
begin
  if new.overflow then
    perform private.queue_detention_mail();
    return null;
  end if;
  insert into private.mail_outbox (kind, survey_id) values ('alert', new.id);
  insert into private.mail_outbox (kind, survey_id)
  select 'confirmation', new.id
  from private.mail_outbox as m join public.contact_surveys as s on s.id = m.survey_id
  where m.kind = 'confirmation' and m.created_at > now() - interval '1 hour'
  having new.email is not null and count(*) < 60
    and count(*) filter (where private.mailbox_of(s.email) = private.mailbox_of(new.email)) < 3
    and (select count(*) from private.survey_senders where network = private.caller_hash()) <= 10;
  return null;
end;
$$;

create trigger contact_surveys_mails after insert on public.contact_surveys
  for each row when (new.status = 'new' and (not new.overflow or new.urgency = 'detained'))
  execute function private.queue_mails_of_survey();
