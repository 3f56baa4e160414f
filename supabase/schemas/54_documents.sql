-- Documents that clients send by an expiring link: in the database, not in storage, since only here what a file is can
-- be checked by its content, and erasing, blocking and archiving an enquiry take its files with them in one
-- transaction. Nothing here can be read or written but through these functions.

alter table public.settings
  -- What all documents together may take; 0 takes none.
  add column document_mebibytes integer not null default 300 check (document_mebibytes between 0 and 1000000);

create table private.document_links (
  id uuid primary key default gen_random_uuid(),
  survey_id uuid not null references public.contact_surveys (id) on delete cascade,
  -- SHA-256 of the token; the token itself is known only to those who have the link.
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  -- No foreign key: the link outlives the account.
  created_by uuid,
  expires_at timestamptz not null check (expires_at <= created_at + interval '30 days'),
  revoked_at timestamptz
);

create table private.documents (
  -- Made by the client's browser, so that a repeated request adds nothing.
  id uuid primary key,
  survey_id uuid references public.contact_surveys (id) on delete cascade,
  -- Instead of the enquiry, once that is blocked (30_erasures.sql).
  blocked_id uuid references private.blocked_surveys (id) on delete cascade,
  link_id uuid references private.document_links (id) on delete set null,
  name text not null check (char_length(name) between 1 and 120 and name !~ '[[:cntrl:]/\\]'),
  type text not null check (type in ('application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/heic')),
  parts integer not null check (parts between 1 and 80),
  size integer not null default 0 check (size >= 0),
  created_at timestamptz not null default now(),
  -- When its last part arrived; until then staff do not see it.
  completed_at timestamptz,
  -- When an admin first had it in the enquiry's list; until then it is among what to do.
  seen_at timestamptz,
  -- What a virus scanner says, where the firm runs one (docs/operate.md).
  verdict text check (verdict in ('clean', 'infected')),
  constraint documents_of_one check (num_nonnulls(survey_id, blocked_id) = 1)
);

/* The type of a file by its first bytes; null for any that is not taken. */
create function private.document_type(content bytea)
returns text
immutable
return case
  when substring(content for 5) = '%PDF-'::bytea then 'application/pdf'
  when substring(content for 3) = '\xffd8ff'::bytea then 'image/jpeg'
  when substring(content for 8) = '\x89504e470d0a1a0a'::bytea then 'image/png'
  when substring(content for 4) = 'RIFF'::bytea and substring(content from 9 for 4) = 'WEBP'::bytea then 'image/webp'
  when substring(content from 5 for 4) = 'ftyp'::bytea
    and substring(content from 9 for 4)
      = any (array['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']::bytea[]) then 'image/heic'
end;

/* A file in parts of 128 KiB, so that a slow phone repeats only what was lost. */
create table private.document_parts (
  document_id uuid references private.documents (id) on delete cascade,
  number integer check (number between 0 and 79),
  content bytea not null check (octet_length(content) between 1 and 131072),
  primary key (document_id, number),
  constraint document_parts_type check (number > 0 or private.document_type(content) is not null)
);

-- All types that are taken are compressed already.
alter table private.document_parts alter column content set storage external;

/* Makes a link of which the answer is the only copy of the token; 244 of its bits are random. */
create function private.new_document_link(survey uuid, days integer default 14)
returns text
language plpgsql
as $$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  perform private.refuse_if(days is null or days not between 1 and 30, 'no such link');
  perform private.refuse_answer(survey);
  perform from public.contact_surveys where id = survey for update;
  if not found then
    return null;
  end if;
  perform private.refuse_if((
    select count(*) >= 20 from private.document_links as l
    where l.survey_id = survey and l.created_at > now() - interval '1 day'), 'too many links', 'rate_limited');
  insert into private.document_links (survey_id, token_hash, created_by, expires_at)
    values (survey, encode(sha256(convert_to(token, 'UTF8')), 'hex'), auth.uid(), now() + make_interval(days => days));
  perform private.log_access('document', array[survey], 'link ' || days);
  return token;
end;
$$;

/* Ends a link at once, with what was not sent whole by it: it would count among the enquiry's documents until tomorrow. */
create function private.revoke_document_link(link uuid)
returns void
language sql
as $$
  with revoked as (
    update private.document_links set revoked_at = now() where id = link and revoked_at is null returning id, survey_id
  ), unsent as (
    delete from private.documents where link_id in (select id from revoked) and completed_at is null
  )
  select private.log_access('document', array[survey_id], 'revoked') from revoked;
$$;

/* The link of a token that can be used now; no row for one that is unknown, expired or revoked, or while the processing
   of its enquiry is restricted or the consent to its sensitive data withdrawn. */
create function private.usable_document_link(token text)
returns setof private.document_links
language sql
stable
as $$
  select l.* from private.document_links as l join public.contact_surveys as s on s.id = l.survey_id
  where s.limited_on is null and s.special_consent_withdrawn_on is null
    and l.token_hash = encode(sha256(convert_to(token, 'UTF8')), 'hex')
    and l.revoked_at is null and l.expires_at > now();
$$;

/* What a client sees of a link: until when, and how many files have arrived by it, not which: the link may be in other
   hands. Null for one that cannot be used, whatever the reason. */
create function private.open_document_link(token text)
returns jsonb
language sql
as $$
  select private.count_call('documents', 300);
  select jsonb_build_object('expires_at', l.expires_at, 'received', (
    select count(*) from private.documents as d where d.link_id = l.id and d.completed_at is not null))
  from private.usable_document_link(token) as l;
$$;

/* A file's name without what a file system or a reader could take for something else, with the ending of its type. */
create function private.document_name(name text, type text)
returns text
language sql
immutable
as $$
  select left(coalesce(nullif(btrim(regexp_replace(regexp_replace(
      name, U&'[[:cntrl:]/\\\\:*?"<>|\200E\200F\202A-\202E\2066-\2069]', '', 'g'), '\.[^.]{0,5}$', ''), ' .'), ''), 'documento'), 100)
    || '.' || case type when 'application/pdf' then 'pdf' when 'image/jpeg' then 'jpg' else split_part(type, '/', 2) end;
$$;

/* Documents that no admin has seen yet, of enquiries that may be worked on. */
create function private.unseen_documents()
returns setof private.documents
language sql
stable
as $$
  select d.* from private.documents as d join public.contact_surveys as s on s.id = d.survey_id
  where d.completed_at is not null and d.seen_at is null and s.limited_on is null and s.special_consent_withdrawn_on is null;
$$;

/* Takes a part of a file: 'stored', or 'complete' with the last one. Otherwise nothing was stored: 'type' of no PDF and
   no picture, 'size' or 'number' beyond the limits, 'full' where the firm takes no more, blocked ones not counted, since
   nobody can make room of them, 'lost' without its first part;
   null for a link that cannot be used. A part that is sent again changes nothing. */
create function private.add_document_part(
  token text, document uuid, name text, part integer, parts integer, content text)
returns text
language plpgsql
as $$
declare
  link private.document_links;
  one private.documents;
  bytes bytea;
begin
  perform private.count_call('document part', 2000);
  select * into link from private.usable_document_link(token);
  if not found then
    return null;
  end if;
  perform private.refuse_if(
    document is null or name is null or content is null or parts is null or parts not between 1 and 80
    or part is null or part not between 0 and parts - 1 or content !~ '^[A-Za-z0-9+/]*={0,2}$'
    or char_length(content) % 4 <> 0, 'no part of a file');
  bytes := decode(content, 'base64');
  -- The limits count what others add at the same time, by any link.
  perform pg_advisory_xact_lock(hashtext('documents'));
  select * into one from private.documents as d where d.id = document;
  if one.id is not null and one.link_id is distinct from link.id then
    return null;
  elsif one.completed_at is not null then
    return 'complete';
  elsif one.id is null and part > 0 then
    return 'lost';
  elsif octet_length(bytes) not between 1 and 131072
    or (select coalesce(sum(d.size), 0) + octet_length(bytes) > 62914560
        from private.documents as d where d.survey_id = link.survey_id)
  then
    return 'size';
  elsif (select coalesce(sum(d.size), 0) + octet_length(bytes) from private.documents as d where d.survey_id is not null)
    > (select document_mebibytes from public.settings) * 1048576::bigint
  then
    return 'full';
  elsif one.id is null then
    if private.document_type(bytes) is null then
      return 'type';
    elsif (select count(*) >= 30 from private.documents as d where d.survey_id = link.survey_id) then
      return 'number';
    end if;
    insert into private.documents (id, survey_id, link_id, name, type, parts)
      values (document, link.survey_id, link.id, private.document_name(name, private.document_type(bytes)),
        private.document_type(bytes), parts)
      returning * into one;
  elsif part >= one.parts then
    raise exception 'no part of this file' using errcode = '22023';
  end if;
  insert into private.document_parts values (document, part, bytes) on conflict do nothing;
  if found then
    update private.documents as d set size = d.size + octet_length(bytes) where d.id = document;
  end if;
  if (select count(*) < one.parts from private.document_parts as p where p.document_id = document) then
    return 'stored';
  end if;
  update private.documents as d set completed_at = now() where d.id = document;
  perform private.log_access('document', array[link.survey_id], 'received');
  -- The firm is told once of those that arrive within five minutes.
  delete from private.mail_outbox as m
  where m.survey_id = link.survey_id and m.kind = 'documents' and (m.sent_at is not null or m.failed_at is not null);
  insert into private.mail_outbox (kind, survey_id, due_at)
  values ('documents', link.survey_id, now() + interval '5 minutes') on conflict do nothing;
  return 'complete';
end;
$$;

/* The documents of an enquiry, or of a blocked one. */
create function private.listed_documents(survey uuid, blocked uuid)
returns jsonb
language sql
stable
as $$
  select to_jsonb(array(
    select jsonb_build_object(
      'id', d.id, 'name', d.name, 'type', d.type, 'size', d.size, 'parts', d.parts, 'at', d.completed_at,
      'verdict', d.verdict)
    from private.documents as d where (d.survey_id = survey or d.blocked_id = blocked) and d.completed_at is not null
    order by d.completed_at, d.id));
$$;

/* An enquiry's documents, which count as seen from then on, and the links that can be used. Read with the enquiry, and
   so logged like it. */
create function private.documents_of_survey(survey uuid)
returns jsonb
language sql
as $$
  select private.open_survey(survey);
  update private.documents as d set seen_at = now()
  where d.survey_id = survey and d.seen_at is null and d.completed_at is not null;
  select jsonb_build_object(
    'documents', private.listed_documents(survey, null),
    'links', array(
      select jsonb_build_object('id', l.id, 'expires_at', l.expires_at, 'by', private.address_of(l.created_by))
      from private.document_links as l
      where l.survey_id = survey and l.revoked_at is null and l.expires_at > now() order by l.created_at, l.id));
$$;

/* A part of a document in base64, null without one. Logged, once in ten minutes; one of a blocked enquiry only after
   that was opened for an authority. */
create function private.read_document_part(document uuid, part integer)
returns text
language sql
as $$
  select
    private.refuse_if(d.verdict = 'infected', 'a virus was found', 'infected'),
    private.refuse_if(d.blocked_id is not null and not exists (
      select from private.access_log as l
      where l.at > now() - interval '1 hour' and l.person = auth.uid() and l.action = 'opened'
        and l.subjects = array[d.blocked_id] and l.detail like 'blocked: %'), 'blocked', code => '42501'),
    private.log_access_once(
      'document', array[coalesce(d.survey_id, d.blocked_id)], 'opened ' || left(document::text, 8))
  from private.documents as d where d.id = document and d.completed_at is not null;
  select encode(p.content, 'base64')
  from private.document_parts as p join private.documents as d on d.id = p.document_id
  where d.id = document and d.completed_at is not null and p.number = part;
$$;

/* Removes one document, as one with a virus or of somebody else, and makes room for others. Returns whether there was
   one; one of a blocked enquiry stays. */
create function private.remove_document(document uuid)
returns boolean
language sql
as $$
  select private.refuse_limited(array(select survey_id from private.documents where id = document));
  with removed as (
    delete from private.documents where id = document and survey_id is not null returning survey_id
  ), logged as (
    select private.log_access('document', array[survey_id], 'removed ' || left(document::text, 8)) from removed
  )
  select count(*) > 0 from logged;
$$;

/* A part for an archive, by the name that archive_lines() gives it. Only after the caller's archive() has logged that all
   there was is read: else this would be a way past read_document_part(), which logs, and past a block. */
create function private.archived_part(name text)
returns text
language sql
stable
as $$
  select encode(p.content, 'base64')
  from private.document_parts as p join private.documents as d on d.id = p.document_id
  where 'documents/' || p.document_id || '/' || p.number = archived_part.name and exists (
    select from private.access_log as l
    where l.person = auth.uid() and l.action = 'archived'
      and l.at > greatest(d.completed_at, now() - interval '12 hours'));
$$;

/* The oldest document that a virus scanner has not looked at and that is not blocked, whole and in base64; for the
   service key. */
create function private.document_to_scan()
returns jsonb
language sql
stable
as $$
  select jsonb_build_object('id', d.id, 'type', d.type, 'content', (
    select encode(string_agg(p.content, ''::bytea order by p.number), 'base64')
    from private.document_parts as p where p.document_id = d.id))
  from private.documents as d
  where d.completed_at is not null and d.verdict is null and d.blocked_id is null
  order by d.completed_at, d.id limit 1;
$$;

/* Records what the scanner says; a document with a virus can no longer be opened. */
create function private.record_scan(document uuid, infected boolean)
returns void
language sql
as $$
  update private.documents set verdict = case when infected then 'infected' else 'clean' end where id = document;
$$;

/* Ends what somebody who has left the staff could still read by: their sessions, which would regain the role by a new
   invitation, their links, and the address of the agenda, which also ends when they are no admin any more. */
create function private.end_links_of_removed()
returns trigger
language plpgsql
as $$
declare
  action text;
  subject uuid;
begin
  delete from private.calendar_feed where made_by = old.user_id or made_by is null and old.role = 'admin';
  if found then
    perform private.log_access('setting', detail => 'calendar_feed: none');
  end if;
  if tg_op = 'UPDATE' then
    return null;
  end if;
  delete from auth.sessions where user_id = old.user_id;
  for action, subject in
    with of_posts as (
      update private.review_links set revoked_at = now()
      where created_by = old.user_id and revoked_at is null and expires_at > now() returning post_id
    ), of_surveys as (
      update private.document_links set revoked_at = now()
      where created_by = old.user_id and revoked_at is null and expires_at > now() returning survey_id
    )
    select 'review_link', post_id from of_posts union all select 'document', survey_id from of_surveys
  loop
    perform private.log_access(action, array[subject], 'revoked');
  end loop;
  delete from private.documents as d using private.document_links as l
  where l.id = d.link_id and l.created_by = old.user_id and d.completed_at is null;
  return null;
end;
$$;

create trigger staff_end_links after delete on public.staff
  for each row execute function private.end_links_of_removed();
create trigger staff_end_feed after update of role on public.staff
  for each row when (old.role = 'admin' and new.role <> 'admin') execute function private.end_links_of_removed();
