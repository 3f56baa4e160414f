-- Callers are told apart for rate limits without storing their addresses.

/* The salt of the hashes. Each day has its own and the previous one is deleted, so that nothing links the hashes of
   two days, or a hash and an address. */
create table private.daily_salt (
  day date primary key,
  salt text not null
);

/* A value as a hash that changes every day, by which it is recognized but not read. */
create function private.hash_of_day(value text)
returns text
language plpgsql
volatile
set search_path = ''
as $$
declare
  today_salt text;
begin
  select salt into today_salt from private.daily_salt where day = current_date;
  if today_salt is null then
    delete from private.daily_salt where day < current_date;
    insert into private.daily_salt values (current_date, gen_random_uuid()::text || gen_random_uuid()::text)
      on conflict do nothing;
    select salt into today_salt from private.daily_salt where day = current_date;
  end if;
  return encode(sha256(convert_to(today_salt || value, 'UTF8')), 'hex');
end;
$$;

/* The caller's address, of IPv6 the /64 network, as a hash that changes every day; null without an address, as in the
   SQL console. The host in front of the API sets the header and replaces what the caller sends. */
create function private.caller_hash()
returns text
language plpgsql
volatile
security definer
set search_path = ''
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
