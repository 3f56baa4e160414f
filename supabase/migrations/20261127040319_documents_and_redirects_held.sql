-- A part of a document for an archive only once the archive is logged; one document can be removed, and a revoked link
-- leaves nothing half sent; a redirect cannot lead to itself by another spelling; a restriction stops replies.
create or replace function private.archived_part (
  name text
)
  returns text
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  perform private.require_proof();
  return (
    select encode(p.content, 'base64')
    from private.document_parts as p join private.documents as d on d.id = p.document_id
    where 'documents/' || p.document_id || '/' || p.number = archived_part.name and exists (
      select from private.access_log as l
      where l.person = auth.uid() and l.action = 'archived'
        and l.at > greatest(d.completed_at, now() - interval '12 hours')));
end;
$function$;

create or replace function private.keep_redirects_single()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform pg_advisory_xact_lock(hashtext('redirects'));
  -- A part of the address right after the first slash could be read as a host.
  if new.target = '/*'
    or new.target ~ '^(?=/)[^?#]*(%|[^?#]/($|[?#])|/\.{1,2}(/|$|[?#]))|[?&](p|page_id|cat|[^=&]*%[^=&]*)=' or exists (
    select from public.redirects as r
    where private.is_redirected(r.kind, r.source, regexp_replace(new.target, '[?#].*$', ''))
      -- What takes a part of the address may lead anywhere below its target.
      or new.target like '%/*' and starts_with(r.source, rtrim(new.target, '*'))
      or r.id <> new.id and private.is_redirected(new.kind, new.source, regexp_replace(r.target, '[?#].*$', ''))
      or r.target like '%/*' and starts_with(new.source, rtrim(r.target, '*'))
  ) or private.is_redirected(new.kind, new.source, regexp_replace(new.target, '[?#].*$', '')) then
    raise exception 'a redirect would lead to another one' using errcode = 'P0001', hint = 'redirect_chain';
  end if;
  return new;
end;
$function$;

create function private.remove_document (
  document uuid
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  survey uuid := (select survey_id from private.documents where id = document);
begin
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  perform private.require_proof();
  perform private.refuse_limited(array[survey]);
  delete from private.documents where id = document and survey_id = survey;
  if found then
    perform private.log_access('document', array[survey], 'removed ' || left(document::text, 8));
  end if;
  return found;
end;
$function$;

create or replace function private.revoke_document_link (
  link uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  survey uuid;
begin
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  update private.document_links set revoked_at = now()
  where id = link and revoked_at is null returning survey_id into survey;
  if found then
    delete from private.documents where link_id = link and completed_at is null;
    perform private.log_access('document', array[survey], 'revoked');
  end if;
end;
$function$;

create function public.remove_document (
  document uuid
)
  returns boolean
  language sql
  set search_path to ''
  AS $function$
  select private.remove_document(document);
$function$;

revoke all on function private.remove_document(uuid), public.remove_document(uuid) from public;

grant execute on function private.remove_document(uuid), public.remove_document(uuid) to authenticated, service_role;

/* A reply that has not left when the processing of its enquiry is restricted does not leave. */
create function private.stop_replies()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.mail_outbox as m set failed_at = now(), problem = 'limited'
  from private.replies as r
  where r.id = m.reply_id and r.survey_id = new.id and m.sent_at is null and m.failed_at is null;
  return null;
end;
$$;

create trigger contact_surveys_stop_replies after update of limited_on on public.contact_surveys
  for each row when (new.limited_on is not null) execute function private.stop_replies();

revoke all on function private.stop_replies() from public;

grant execute on function private.stop_replies() to service_role;
