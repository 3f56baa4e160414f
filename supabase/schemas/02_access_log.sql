-- The access log: who read what of enquiries, signed in or changed something. Each line is written in the transaction
-- that it records; its hash covers the line before, which shows later changes. None has what an enquiry says.

create table private.access_log (
  seq bigint primary key,
  at timestamptz not null,
  -- Null for the service key, jobs and the SQL console. No foreign key: the line outlives the account.
  person uuid,
  action text not null check (action in (
    'signed_in', 'second_factor', 'opened', 'exported', 'archived', 'erased', 'role', 'setting', 'texts',
    'sessions_ended', 'factor', 'password', 'email', 'post', 'replied', 'status', 'template', 'holiday', 'language',
    'compared', 'conflict', 'clients', 'review_link', 'appointment', 'searched', 'rights',
    'document'
  )),
  -- The enquiries, the person or the post concerned.
  subjects uuid[] not null,
  detail text not null,
  hash text not null
);

create index access_log_by_person on private.access_log (person, seq);
create index access_log_by_time on private.access_log (at);
create index access_log_by_subject on private.access_log using gin (subjects);

/* Both ends of the chain: the last line that was removed, and the newest one. Writers lock it, one after another. */
create table private.access_log_ends (
  id boolean primary key default true check (id),
  first bigint not null default 0,
  first_hash text not null default '',
  last bigint not null default 0,
  last_hash text not null default ''
);

insert into private.access_log_ends default values;

/* Hashed as JSON, so that no two different lines have the same text. */
create function private.access_log_hash(previous text, line private.access_log)
returns text
stable
return encode(sha256(convert_to(jsonb_build_array(
  previous, line.seq, extract(epoch from line.at), line.person, line.action, line.subjects, line.detail
)::text, 'UTF8')), 'hex');

/* Adds a line. No role may call it, only the database's own functions. */
create function private.log_access(
  action text, subjects uuid[] default '{}', detail text default '', person uuid default auth.uid()
)
returns void
language plpgsql
as $$
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
$$;

/* Adds a line unless there is the same one of the last ten minutes, as when somebody opens an enquiry again. */
create function private.log_access_once(action text, subjects uuid[], detail text default '')
returns void
language sql
as $$
  select private.log_access(action, subjects, detail)
  where not exists (
    select from private.access_log as l
    where l.at > now() - interval '10 minutes' and l.person = auth.uid()
      and (l.action, l.subjects, l.detail)
        = (log_access_once.action, log_access_once.subjects, log_access_once.detail)
  );
$$;

-- Nothing is changed, and only lines that are too old are removed. They are kept for two years: enquiries for one at
-- most, and a client may ask for another who read theirs.
create trigger access_log_kept before update or truncate on private.access_log
  for each statement execute function private.refuse('the access log is not changed', '', '42501');
create trigger access_log_not_removed before delete on private.access_log
  for each row when (old.at >= now() - interval '24 months')
  execute function private.refuse('the access log is not changed', '', '42501');

/* The number of the first line that was changed or is missing; null if none. */
create function private.broken_access_log()
returns bigint
language sql
stable
as $$
  select coalesce(
    (
      select min(l.seq) from (
        select
          line.seq, line.hash,
          private.access_log_hash(lag(line.hash, 1, e.first_hash) over numbered, line) as proper,
          lag(line.seq, 1, e.first) over numbered + 1 as expected
        from private.access_log as line cross join private.access_log_ends as e
        window numbered as (order by line.seq)
      ) as l
      where l.seq <> l.expected or l.hash <> l.proper
    ),
    -- Lines are missing at the end.
    (
      select e.last from private.access_log_ends as e
      where (e.last, e.last_hash) <> (
        select l.seq, l.hash from (
          select seq, hash from private.access_log union all select e.first, e.first_hash
        ) as l
        order by l.seq desc limit 1
      )
    )
  );
$$;

/* Removes lines that are too old. A broken chain is kept as evidence. */
create function private.prune_access_log()
returns void
language plpgsql
security definer
as $$
declare
  oldest private.access_log;
begin
  perform from private.access_log_ends for update;
  select * into oldest from private.access_log where at < now() - interval '24 months' order by seq desc limit 1;
  if oldest is null or private.broken_access_log() is not null then
    return;
  end if;
  update private.access_log_ends set first = oldest.seq, first_hash = oldest.hash where true;
  delete from private.access_log where seq <= oldest.seq;
end;
$$;
