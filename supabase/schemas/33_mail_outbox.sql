-- Mails about enquiries (PRODUCT 5) and accounts, each queued in the transaction that causes it, so that none is
-- lost. A sender (server/mail, supabase/functions/send-mail) claims what is due and reports the outcome. Rows hold no
-- data of clients: address and language are read from the enquiry when a mail is claimed.

create table private.mail_outbox (
  -- Also the key by which the mail service recognizes a mail that it has accepted already.
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('alert', 'confirmation', 'warning', 'flagged', 'summary', 'credentials')),
  survey_id uuid references public.contact_surveys (id) on delete cascade,
  -- The first alert is 0; a detention that nobody opens gets further ones.
  round integer not null default 0,
  -- The day of a summary, the hour of a notice about flagged enquiries.
  period timestamptz,
  -- Whose credentials were changed, and which. The former address is kept until the mail is sent to it: a thief who
  -- changed the address reads the new one.
  user_id uuid references auth.users (id) on delete cascade,
  change text check (change in ('password', 'email', 'factor', 'no factor')),
  former_email text,
  created_at timestamptz not null default now(),
  -- When it may be claimed next. A claim postpones it, so that another sender takes over if this one dies.
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  sent_at timestamptz,
  failed_at timestamptz,
  -- The last failure: a status or code, never an address.
  problem text check (problem ~ '^[a-z0-9 ]{1,40}$'),
  unique (survey_id, kind, round),
  unique (kind, period),
  check ((survey_id is not null) = (kind in ('alert', 'confirmation', 'warning'))),
  check ((period is not null) = (kind in ('flagged', 'summary'))),
  check ((user_id is not null and change is not null) = (kind = 'credentials'))
);

create index mail_outbox_open on private.mail_outbox (due_at) where sent_at is null and failed_at is null;
create index mail_outbox_user on private.mail_outbox (user_id);

create function private.queue_mails_of_survey()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.mail_outbox (kind, survey_id) values ('alert', new.id);
  if new.email is not null then
    insert into private.mail_outbox (kind, survey_id) values ('confirmation', new.id);
  end if;
  return null;
end;
$$;

create trigger contact_surveys_mails after insert on public.contact_surveys
  for each row when (new.status = 'new' and not new.overflow) execute function private.queue_mails_of_survey();
