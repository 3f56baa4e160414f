create or replace function private.ask_for_build()
  returns void
  language sql
  set search_path to ''
  AS $function$
  update private.build_hook set
    asked_at = clock_timestamp(), attempts = 0, due_at = case when claim is null then now() else due_at end
  where true;
$function$;

create or replace function private.log_access (
  action   text,
  subjects uuid[] default '{}'::uuid[],
  detail   text   default ''::text,
  person   uuid   default auth.uid()
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  ends private.access_log_ends;
  line private.access_log;
begin
  select * into ends from private.access_log_ends for update;
  line := (ends.last + 1, clock_timestamp(), person, action, subjects, left(detail, 1000), '');
  line.hash := private.access_log_hash(ends.last_hash, line);
  insert into private.access_log select line.*;
  update private.access_log_ends set last = line.seq, last_hash = line.hash where true;
end;
$function$;

create or replace function private.prune_access_log()
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  oldest private.access_log;
begin
  perform from private.access_log_ends for update;
  select * into oldest from private.access_log where at < private.access_log_start() order by seq desc limit 1;
  if oldest is null or private.broken_access_log() is not null then
    return;
  end if;
  update private.access_log_ends set first = oldest.seq, first_hash = oldest.hash where true;
  delete from private.access_log where seq <= oldest.seq;
end;
$function$;

create or replace function private.publish_now()
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if not private.is_staff() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  update private.publication set revision = revision + 1 where true;
  perform private.ask_for_build();
end;
$function$;

create or replace function private.raise_revision()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  update private.publication set revision = revision + 1 where true;
  return null;
end;
$function$;

create or replace function private.raise_revision_of_post()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  present timestamp := private.office_now();
begin
  -- A waiting translation changes nothing that the public could read.
  if tg_op = 'UPDATE' and private.public_columns(old) = private.public_columns(new) then
    return null;
  end if;
  if not old.hidden and old.deleted_at is null and old.date + old.publish_at <= present
     or not new.hidden and new.deleted_at is null and new.date + new.publish_at <= present
  then
    update private.publication set revision = revision + 1 where true;
  end if;
  return null;
end;
$function$;

create or replace function private.raise_revision_of_testimonial()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if old.active and old.deleted_at is null or new.active and new.deleted_at is null then
    update private.publication set revision = revision + 1 where true;
  end if;
  return null;
end;
$function$;

create or replace function public.claim_build()
  returns uuid
  language plpgsql
  set search_path to ''
  AS $function$
declare
  answer uuid;
begin
  perform from private.build_hook for update;
  if private.build_is_due() then
    update private.build_hook set
      claim = gen_random_uuid(), claimed_at = now(), claimed_revision = revision,
      attempts = attempts + 1, due_at = now() + interval '5 minutes'
    where true returning claim into answer;
  end if;
  return answer;
end;
$function$;
