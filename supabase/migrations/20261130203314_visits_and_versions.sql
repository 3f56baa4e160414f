-- What visits led to comes by step. The history of a post has only the saves that changed it: the authors of the others
-- are no longer asked for.

-- Functions in SQL name what comes after them.
set check_function_bodies = off;

drop function "private"."saved_only_by_me"(uuid, integer);

drop function "private"."unless_few"(bigint);

drop function "private"."visit_outcomes"(integer);

drop function "public"."saved_only_by_me"(uuid, integer);

drop function "public"."visit_outcomes"(integer);

delete from private.post_versions where post is null;

alter table "private"."post_versions"
  alter column "post" set not null;

create or replace function private.post_version (
  post   uuid,
  number integer
)
  returns SETOF public.blog_posts
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select earlier.*
  from public.blog_posts as p join private.post_versions as v on v.post_id = p.id,
    -- Versions from before languages could wait do not name any.
    jsonb_populate_record(p, '{"waiting_texts": {}}' || v.post || private.with_waiting_texts(v.post)) as earlier
  where p.id = post_version.post and v.version = number and (select private.is_staff());
$function$;

create or replace function private.post_versions (
  post uuid
)
  returns table (
    version  integer,
    saved_at timestamp with time zone,
    email    text,
    changed  text[]
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select v.version, v.saved_at, private.address_of(v.saved_by),
    coalesce((
      select array_agg(now.key order by now.key)
      from jsonb_each(private.with_waiting_texts(v.post)) as now
        join jsonb_each(private.with_waiting_texts(v.before)) as was using (key)
      where now.value <> was.value
    ), '{}')
  from (
    select pv.version, pv.saved_at, pv.saved_by, pv.post, lag(pv.post) over (order by pv.version) as before
    from private.post_versions as pv
    where pv.post_id = post_versions.post and (select private.is_staff())
  ) as v
  order by v.version desc;
$function$;

create or replace function private.record_post_version()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if tg_op = 'UPDATE' and private.versioned_columns(new) = private.versioned_columns(old) then
    return null;
  end if;
  insert into private.post_versions (post_id, version, saved_at, saved_by, post)
    values (new.id, new.version, now(), auth.uid(), private.versioned_columns(new));
  delete from private.post_versions
  where post_id = new.id and version <= (
    select version from private.post_versions where post_id = new.id order by version desc offset 50 limit 1
  );
  return null;
end;
$function$;

create or replace function private.reviews_of_post (
  post uuid
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object(
    'links', array(
      select to_jsonb(link) from (
        select id, language, reader, private.address_of(created_by) as made_by, created_at, expires_at, opened_at,
          saved_at, finished_at, decision
        from private.review_links where post_id = p.id and revoked_at is null and expires_at > now()
        order by created_at desc, id
      ) as link),
    'notes', array(
      select to_jsonb(note) from (
        select n.id, n.language, n.author, l.reader, n.body, n.created_at, n.settled_at is not null as settled,
          n.fingerprint = private.text_fingerprint(p, n.language) as current, (
            -- Null where the history no longer has that version.
            select v.saved_at from private.post_versions as v
            where v.post_id = p.id and v.version <= n.version
            order by v.version desc limit 1
          ) as text_saved_at
        from private.review_notes as n join private.review_links as l on l.id = n.link_id
        where l.post_id = p.id order by settled, n.created_at desc, n.id
      ) as note),
    'approvals', array(
      select to_jsonb(approval) from (
        select l.id as link, a.language, a.author, l.reader, a.approved_at,
          a.fingerprint = private.text_fingerprint(p, a.language) as current
        from private.review_approvals as a join private.review_links as l on l.id = a.link_id
        where l.post_id = p.id order by a.language, a.approved_at desc
      ) as approval))
  from public.blog_posts as p
  where p.id = reviews_of_post.post and (select private.is_staff());
$function$;

create or replace function private.visit_outcomes (
  days integer
)
  returns table (
    page     public.page_kind,
    language text,
    step     public.visit_step,
    visits   integer
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.refuse_if(days not in (30, 365), 'no such period');
  select v.page, v.language, v.step, case when sum(v.visits) > 4 then sum(v.visits)::integer end
  from private.visit_steps as v
  where v.day > private.office_today() - days and private.is_staff()
  group by v.page, v.language, v.step
  order by v.page, v.language, v.step;
$function$;

create or replace function public.visit_outcomes (
  days integer
)
  returns table (
    page     public.page_kind,
    language text,
    step     public.visit_step,
    visits   integer
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  select * from private.visit_outcomes(days);
$function$;

revoke all on function "private"."visit_outcomes"(integer) from public;

grant execute on function "private"."visit_outcomes"(integer) to "authenticated";

grant execute on function "private"."visit_outcomes"(integer) to "service_role";

revoke all on function "public"."visit_outcomes"(integer) from public;

grant execute on function "public"."visit_outcomes"(integer) to "authenticated";

grant execute on function "public"."visit_outcomes"(integer) to "service_role";
