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

alter table "private"."calendar_feed"
  add column "made_by" uuid;

create or replace function private.end_links_of_removed()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  subject uuid;
begin
  delete from private.calendar_feed where made_by = old.user_id or made_by is null and old.role = 'admin';
  if found then
    perform private.log_access('setting', detail => 'calendar_feed: none');
  end if;
  if tg_op = 'UPDATE' then
    return null;
  end if;
  for subject in
    update private.review_links set revoked_at = now()
    where created_by = old.user_id and revoked_at is null and expires_at > now() returning post_id
  loop
    perform private.log_access('review_link', array[subject], 'revoked');
  end loop;
  for subject in
    update private.document_links set revoked_at = now()
    where created_by = old.user_id and revoked_at is null and expires_at > now() returning survey_id
  loop
    perform private.log_access('document', array[subject], 'revoked');
  end loop;
  delete from private.documents as d using private.document_links as l
  where l.id = d.link_id and l.created_by = old.user_id and d.completed_at is null;
  return null;
end;
$function$;

create or replace function private.new_calendar_feed (
  with_names boolean
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  perform private.require_admin();
  delete from private.calendar_feed where id;
  if with_names is null then
    token := null;
  else
    perform private.require_proof();
    insert into private.calendar_feed (token_hash, with_names, made_by)
    values (encode(sha256(convert_to(token, 'UTF8')), 'hex'), new_calendar_feed.with_names, auth.uid());
  end if;
  perform private.log_access(
    'setting', '{}', 'calendar_feed: ' || case when with_names then 'names' when not with_names then 'busy' else 'none' end);
  return token;
end;
$function$;

create trigger staff_end_feed
  after update of role on public.staff
  for each row
  when (((old.role = 'admin'::public.staff_role) AND (new.role <> 'admin'::public.staff_role)))
  execute function private.end_links_of_removed();

create trigger staff_end_links
  after delete on public.staff
  for each row
  execute function private.end_links_of_removed();

revoke all on function "private"."end_links_of_removed"() from public;

grant execute on function "private"."end_links_of_removed"() to "service_role";

-- The log says who made the address of the agenda; it ends if they are no admin any more, as from now on at once. So do
-- the links of those who have left.
update private.calendar_feed set made_by = (
  select l.person from private.access_log as l
  where l.action = 'setting' and l.detail in ('calendar_feed: names', 'calendar_feed: busy')
  order by l.seq desc limit 1)
where true;
delete from private.calendar_feed as f
where f.made_by is not null
  and not exists (select from public.staff as s where s.user_id = f.made_by and s.role = 'admin');
update private.review_links as l set revoked_at = now()
where l.revoked_at is null and l.expires_at > now() and l.created_by is not null
  and not exists (select from public.staff as s where s.user_id = l.created_by);
update private.document_links as l set revoked_at = now()
where l.revoked_at is null and l.expires_at > now() and l.created_by is not null
  and not exists (select from public.staff as s where s.user_id = l.created_by);
