create or replace function private.announce_change (
  what text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  -- The session of a link from a mail sets the password and does nothing else. Whoever has an app needs it here too: a
  -- session with the password alone would announce what another one does.
  if not (private.has_session() and private.has_password()
    and (private.has_second_factor() or not private.has_verified_factor()))
  then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  perform private.require_proof();
  delete from private.announced_changes where announced_at < now() - interval '1 minute';
  insert into private.announced_changes values (auth.uid(), lower(left(announce_change.what, 254)))
    on conflict on constraint announced_changes_pkey do update set announced_at = now();
end;
$function$;

create or replace function private.remove_factors (
  person       uuid,
  kept_session uuid default null::uuid
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  -- Whoever may call this has given a proof of their own.
  insert into private.announced_changes (person, what)
  select person, 'remove:' || f.id from auth.mfa_factors as f
  where f.user_id = person and f.status::text = 'verified'
    on conflict on constraint announced_changes_pkey do update set announced_at = now();
  delete from auth.mfa_factors where user_id = person;
  delete from private.recovery_codes where user_id = person;
  delete from auth.sessions where user_id = person and id is distinct from kept_session;
  update auth.sessions set aal = 'aal1' where id = kept_session;
end;
$function$;

create or replace function private.require_proof_of_owner()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  changed jsonb := to_jsonb(coalesce(new, old));
  account uuid := (changed ->> tg_argv[0])::uuid;
  change text := case
    when tg_op = 'DELETE' then 'remove:' || (changed ->> 'id')
    else changed ->> case tg_table_name when 'users' then 'email_change' else 'friendly_name' end
  end;
begin
  if tg_op <> 'DELETE' and exists (select from auth.sessions where user_id = account)
    or tg_op = 'DELETE'
    and exists (select from auth.users as u where u.id = account and to_jsonb(u) ->> 'deleted_at' is null)
  then
    delete from private.announced_changes
    where person = account and what = lower(change) and announced_at > now() - interval '1 minute';
    if not found then
      raise exception 'a recent proof of who calls is needed' using errcode = 'P0001', hint = 'proof_needed';
    end if;
  end if;
  return coalesce(new, old);
end;
$function$;

-- In a hosted project the status is of a type of the authentication service.
create trigger mfa_factors_prove_removal
  before delete on auth.mfa_factors
  for each row
  when (old.status::text = 'verified')
  execute function private.require_proof_of_owner('user_id');
