-- Callers are told apart for rate limits without storing their addresses.

/* The salt of the hashes, of each day, so that nothing links the hashes of two days, or a hash and an address. */
create table private.daily_salt (
  day date primary key,
  salt text not null
);

/* A value as a hash that changes every day, by which it is recognized but not read. */
create function private.hash_of_day(value text)
returns text
language sql
as $$
  delete from private.daily_salt where day < current_date;
  insert into private.daily_salt
    select current_date, gen_random_uuid()::text || gen_random_uuid()::text
    where not exists (select from private.daily_salt where day = current_date)
    on conflict do nothing;
  select encode(sha256(convert_to(salt || value, 'UTF8')), 'hex') from private.daily_salt where day = current_date;
$$;

/* The caller's address, of IPv6 the /64 network, as a hash that changes every day; null without an address, as in the
   SQL console. The host in front of the API sets the header and replaces what the caller sends. */
create function private.caller_hash()
returns text
language plpgsql
as $$
declare
  headers jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  address text := coalesce(headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', 1));
begin
  if coalesce(address, '') = '' then
    return null;
  end if;
  if address ~ '^[0-9a-f:]+:[0-9a-f:]*$' then
    begin
      address := network(set_masklen(address::inet, 64))::text;
    exception when invalid_text_representation then
      null; -- Not an address; hashed as it is.
    end;
  end if;
  return private.hash_of_day(trim(address));
end;
$$;

/* How often each caller has done something until its minute, hour or day ends; of translations the characters. */
create table private.calls_by_caller (
  caller text not null,
  action text not null,
  ends_at timestamptz not null,
  calls integer not null,
  primary key (caller, action, ends_at)
);

create index calls_by_caller_end on private.calls_by_caller (ends_at);

/* Counts what a caller does, and answers whether it is within the limit. Nobody is limited who has no address. */
create function private.may_call(
  what text, most integer, period text, caller text default private.caller_hash(), amount integer default 1)
returns boolean
language plpgsql
as $$
#variable_conflict use_column
declare
  so_far integer;
begin
  if may_call.caller is null then
    return true;
  end if;
  -- Not what others remove at this moment, or they would wait for each other.
  delete from private.calls_by_caller where (caller, action, ends_at) in (
    select c.caller, c.action, c.ends_at from private.calls_by_caller as c where c.ends_at <= now() for update skip locked);
  insert into private.calls_by_caller as c
    values (may_call.caller, what, date_trunc(period, now()) + ('1 ' || period)::interval, amount)
    on conflict (caller, action, ends_at) do update set calls = least(c.calls, most) + amount
    returning calls into so_far;
  return so_far <= most;
end;
$$;

/* The same for an hour, as a refusal. */
create function private.count_call(what text, most integer)
returns void
return private.refuse_if(not private.may_call(what, most, 'hour'), 'too many calls', 'rate_limited');
