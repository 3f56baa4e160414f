-- One rule for e-mail addresses, counts by mailbox, and ceilings for confirmations.

/* Whether mail can be sent to an address: the same rule as of the forms (src/site/mailAddress.ts). Neither a program
   that sends mail nor one that counts may read it as two, or as another one. */
create or replace function private.is_mail_address(value text)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select char_length(value) <= 254
    and value ~ '^[^@]{1,64}@[^@]+\.[^@0-9.][^@.]+$'
    and value !~ '[^!-~\u00a1-\u1fff\u2070-\u2fff\u3004-\ufdff\U00010000-\U0010ffff]|[,:;<>()\[\]\\"%!|]'
    and value !~ '@.*[#$&''*+/=?^_`{}~ßς]'
    and value !~ '^\.|\.[.@]|@[.-]|@.*(\.-|-\.)|-$';
$$;

/* The mailbox of an address, by which mails to one person are counted: many services ignore the case, dots and what
   follows a plus. */
create or replace function private.mailbox_of(address text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select replace(regexp_replace(split_part(folded, '@', 1), '(.)\+.*$', '\1'), '.', '') || '@' || split_part(folded, '@', 2)
  from lower(address) as folded;
$$;

create index contact_surveys_by_mailbox on public.contact_surveys (private.mailbox_of(email));

/* Whether a confirmation may be sent: three an hour to one mailbox, however it is written, sixty in all, and none after
   ten enquiries of any urgency from one network. Otherwise anybody could have the firm write to a stranger; beyond them
   the enquiry still reaches the firm. */
create or replace function private.may_confirm(address text)
returns boolean
language sql
volatile
set search_path = ''
as $$
  select count(*) < 60 and count(*) filter (where private.mailbox_of(s.email) = private.mailbox_of(address)) < 3
    and (select count(*) from private.survey_senders where network = private.caller_hash()) <= 10
  from private.mail_outbox as m join public.contact_surveys as s on s.id = m.survey_id
  where m.kind = 'confirmation' and m.created_at > now() - interval '1 hour';
$$;

/* An alert and a confirmation. A flagged enquiry, probably from a robot, sends nothing to the address that it names; its
   detention is part of one mail about all of them, so that a robot cannot flood the firm's mailbox. */
create or replace function private.queue_mails_of_survey()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.overflow then
    perform private.queue_detention_mail();
    return null;
  end if;
  insert into private.mail_outbox (kind, survey_id) values ('alert', new.id);
  if new.email is not null and private.may_confirm(new.email) then
    insert into private.mail_outbox (kind, survey_id) values ('confirmation', new.id);
  end if;
  return null;
end;
$$;

/* The limits of an hour: five enquiries from one mailbox or phone, ten from one network, sixty in all; of networks and in
   all each urgency counts by itself, and 'detained' needs no proof. An enquiry is refused only so that a robot cannot fill the
   disk: beyond fifty from one network, and beyond 300 flagged ones of its urgency, 1,000 if somebody is detained. The
   form then offers e-mail and chat. */
create or replace function private.limit_contact_surveys()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  sender text;
  by_network integer := 0;
  by_person integer;
  by_everybody integer;
  flagged integer;
begin
  -- Here and not in a constraint: an enquiry of before this rule stays as it is, and can be answered.
  if not private.is_mail_address(new.email) then
    raise exception 'not an e-mail address' using errcode = '23514';
  end if;
  -- Serialized: two concurrent enquiries would not count each other.
  perform pg_advisory_xact_lock(hashtext('contact_surveys.limit'));
  delete from private.survey_senders where received_at < now() - interval '1 hour';
  sender := private.caller_hash();
  if sender is not null then
    select count(*) into by_network from private.survey_senders
    where network = sender and urgency = new.urgency;
    insert into private.survey_senders (network, urgency) values (sender, new.urgency);
  end if;
  select count(*) into by_person from public.contact_surveys
  where created_at > now() - interval '1 hour' and (
    private.mailbox_of(email) = private.mailbox_of(new.email)
    or right(regexp_replace(phone, '[^0-9]', '', 'g'), 9) = right(regexp_replace(new.phone, '[^0-9]', '', 'g'), 9));
  select count(*) filter (where not overflow), count(*) filter (where overflow) into by_everybody, flagged
  from public.contact_surveys
  where created_at > now() - interval '1 hour' and urgency = new.urgency;

  new.overflow := by_person >= 5 or by_network >= 10 or by_everybody >= 60
    or not (new.urgency = 'detained' or private.has_proof(new.proof, new.email, new.phone, new.message));
  if new.overflow and (by_network >= 50 or flagged >= case new.urgency when 'detained' then 1000 else 300 end) then
    raise exception 'too many enquiries' using errcode = 'P0001', hint = 'rate_limited';
  end if;
  return new;
end;
$$;

/* Creates an account with a role; the client then requests the recovery mail by which the person sets a password. An
   existing account only gets the role, and somebody who has one already keeps it ('already_staff'): roles are changed
   in the list of staff. */
create or replace function private.invite_staff(email text, role public.staff_role)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text := lower(trim(invite_staff.email));
  person uuid;
begin
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  perform private.require_proof();
  if not private.is_mail_address(address) then
    raise exception 'not an e-mail address' using errcode = 'P0001', hint = 'bad_email';
  end if;
  select id into person from auth.users as u where lower(u.email) = address;
  if person is null then
    person := gen_random_uuid();
    perform private.add_account(person, address, now());
  end if;
  insert into public.staff (user_id, role) values (person, invite_staff.role)
    on conflict (user_id) do nothing;
  if not found then
    raise exception 'already one of the staff' using errcode = 'P0001', hint = 'already_staff';
  end if;
  return person;
end;
$$;

-- An address that no mail could reach is dropped, and alerts go to the firm's own again.
update public.settings set alert_email = null where not private.is_mail_address(alert_email);
alter table public.settings drop constraint settings_alert_email_check;
alter table public.settings add constraint settings_alert_email_check check (private.is_mail_address(alert_email));

grant execute on function private.is_mail_address(text), private.mailbox_of(text) to anon, authenticated;
grant execute on function private.is_mail_address(text), private.mailbox_of(text), private.may_confirm(text)
  to service_role;
