-- Limits that keep robots away without refusing a person (PRODUCT 4). An enquiry beyond a limit is stored and flagged
-- ('overflow'); the admin area lists it separately, as probably automatic.

/* The networks of the last hour's enquiries, for counting only; they do not refer to an enquiry. */
create table private.survey_senders (
  id bigint generated always as identity primary key,
  received_at timestamptz not null default now(),
  network text not null,
  urgency text not null
);

create index survey_senders_order on private.survey_senders (received_at);

/* Checks the form's proof of work: a number with which the hash begins with ten zero bits (proofOfWork.ts). */
create function private.has_proof(proof integer, email text, phone text, message text)
returns boolean
immutable
return (
  select proof is not null and get_byte(hash, 0) = 0 and get_byte(hash, 1) < 64
  from sha256(
    convert_to(concat(proof, ':', email, ':', phone, ':', message), 'UTF8')
  ) as hash
);

/* The limits of an hour: five enquiries from one mailbox or phone, ten from one network, sixty in all; of both each
   urgency counts by itself, and 'detained' needs no proof. Refused is only what could fill the disk: beyond fifty from
   one network, and beyond 300 flagged ones of its urgency, 1,000 if somebody is detained. */
create function private.limit_contact_surveys()
returns trigger
language plpgsql
as $$
declare
  sender text;
  by_network integer := 0;
  by_person integer;
  by_everybody integer;
  flagged integer;
begin
  -- Here and not in a constraint: an enquiry of before this rule stays as it is, and can be answered.
  perform private.refuse_if(not private.is_mail_address(new.email), 'not an e-mail address', code => '23514');
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
    or private.phone_key(phone) = private.phone_key(new.phone));
  select count(*) filter (where not overflow), count(*) filter (where overflow) into by_everybody, flagged
  from public.contact_surveys
  where created_at > now() - interval '1 hour' and urgency = new.urgency;

  new.overflow := by_person >= 5 or by_network >= 10 or by_everybody >= 60
    or not (new.urgency = 'detained' or private.has_proof(new.proof, new.email, new.phone, new.message));
  perform private.refuse_if(
    new.overflow and (by_network >= 50 or flagged >= case new.urgency when 'detained' then 1000 else 300 end),
    'too many enquiries', 'rate_limited');
  return new;
end;
$$;

/* Only for callers of the API; the setting has their role also where a function with its owner's rights inserts. */
create trigger contact_surveys_limit before insert on public.contact_surveys
  for each row when (current_setting('role') in ('anon', 'authenticated') and new.origin <> 'staff')
  execute function private.limit_contact_surveys();
