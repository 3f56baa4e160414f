-- Telling one caller from another for a limit, without keeping anybody's address.

/* What addresses are hashed with: another for each day, and the one before is forgotten, so that nothing ties the
   hashes of two days together, or to an address. */
create table private.daily_salt (
  day date primary key,
  salt text not null
);

/* The caller's address, of IPv6 the half that a household has, as a hash that is good for a day. Null where there is no address, as in the database's own
   console. The host in front of the API sets the header, whatever the caller sends under its name. */
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
  today_salt text;
begin
  if coalesce(address, '') = '' then
    return null;
  end if;
  if address ~ '^[0-9a-f:]+:[0-9a-f:]*$' then
    begin
      address := network(set_masklen(address::inet, 64))::text;
    exception when invalid_text_representation then
      null; -- Hashed as it is.
    end;
  end if;
  select salt into today_salt from private.daily_salt where day = current_date;
  if today_salt is null then
    delete from private.daily_salt where day < current_date;
    insert into private.daily_salt values (current_date, gen_random_uuid()::text || gen_random_uuid()::text)
      on conflict do nothing;
    select salt into today_salt from private.daily_salt where day = current_date;
  end if;
  return encode(sha256(convert_to(today_salt || trim(address), 'UTF8')), 'hex');
end;
$$;
