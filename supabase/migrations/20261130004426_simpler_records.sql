drop index "public"."survey_erasures_order";

drop function "private"."end_retention"();

drop function "private"."end_retention_now"();

drop function "private"."survey_erasure_history"(timestamp with time zone, uuid, integer);

drop function "public"."erase_expired_surveys"();

drop function "public"."survey_erasure_history"(timestamp with time zone, uuid, integer);

create or replace function private.erase_expired_surveys()
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  expired uuid[] := array(select e.id from public.expired_surveys() as e);
  automatic uuid[] := array(
    select id from public.contact_surveys where id = any (expired) and overflow and status = 'new');
  ended uuid[];
begin
  with gone as (
    delete from private.blocked_surveys where until < private.office_today() returning id, received_on
  ), recorded as (
    insert into public.survey_erasures (received_on, reason, survey_hash)
    select received_on, 'block_ended', private.survey_hash(id) from gone
  )
  select array_agg(id) into ended from gone;
  if ended is not null then
    perform private.log_access('erased', ended, 'block_ended');
  end if;
  delete from public.rights_requests where answered_on < private.office_today() - interval '3 years';
  delete from public.testimonials where withdrawn_at < now() - interval '3 years';
  perform private.remove_unfinished_documents();
  return private.destroy_surveys(automatic, 'retention') + private.move_to_block(
    array(select unnest(expired) except select unnest(automatic)),
    'Fin del plazo de conservación', (private.office_today() + interval '3 years')::date, 'retention');
end;
$function$;

-- What was taken back is no approval.
delete from private.review_approvals where withdrawn_at is not null;

drop trigger "blog_posts_log" on "public"."blog_posts";

drop trigger "busy_calendars_log" on "public"."busy_calendars";

drop trigger "contact_surveys_log_status" on "public"."contact_surveys";

drop trigger "holidays_log" on "public"."holidays";

drop trigger "language_settings_log" on "public"."language_settings";

drop trigger "reply_templates_log" on "public"."reply_templates";

drop trigger "staff_log" on "public"."staff";

drop function "private"."log_calendar"();

drop function "private"."log_holiday"();

drop function "private"."log_language"();

drop function "private"."log_post"();

drop function "private"."log_role"();

drop function "private"."log_survey_status"();

drop function "private"."log_template"();

drop function "private"."post_state"(public.blog_posts);

drop function "private"."withdraw_approval"(text, text, text);

drop function "public"."withdraw_approval"(text, text, text);

alter table "private"."review_approvals"
  drop column "withdrawn_at";

create or replace function private.approve_review (
  token  text,
  lang   text,
  seen   text,
  author text
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  link private.review_links;
  now_is text;
begin
  perform private.count_review_call('write', 60);
  select * into link from private.usable_link(token) where language is null;
  if not found then
    return null;
  end if;
  select private.text_fingerprint(p, lang) into now_is
  from public.blog_posts as p where p.id = link.post_id and lang = any (private.review_languages(p));
  if now_is is distinct from seen then
    return 'changed';
  end if;
  insert into private.review_approvals (link_id, language, author, fingerprint)
    values (link.id, lang, btrim(author), seen)
    on conflict (link_id, language) do update set
      author = excluded.author, fingerprint = excluded.fingerprint, approved_at = now();
  return 'approved';
end;
$function$;

create or replace function private.log_change()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.log_access(tg_argv[0], '{}', concat_ws(' ',
    coalesce(tg_argv[2], case tg_op when 'INSERT' then 'added' when 'DELETE' then 'removed' else 'changed' end),
    coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[1]));
  return null;
end;
$function$;

create or replace function private.log_setting()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  changes text := case tg_op
    when 'INSERT' then tg_table_name || ': added'
    when 'DELETE' then tg_table_name || ': removed'
    else (
      select string_agg(
        n.key || case
          when jsonb_typeof(n.value) in ('number', 'boolean') then ': ' || o.value::text || ' > ' || n.value::text
          else '' end,
        ', ' order by n.key)
      from jsonb_each(to_jsonb(new)) as n join jsonb_each(to_jsonb(old)) as o using (key)
      where n.value <> o.value and n.key not in ('updated_at', 'last_archive_at', 'closed_days')
    ) end;
begin
  if changes is not null then
    perform private.log_access('setting', '{}', changes);
  end if;
  return null;
end;
$function$;

create or replace function private.log_value()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  before text := coalesce(to_jsonb(old) ->> tg_argv[1], 'none');
  after text := coalesce(to_jsonb(new) ->> tg_argv[1], 'none');
begin
  if before <> after then
    perform private.log_access(
      tg_argv[0], array[(coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[2])::uuid], before || ' > ' || after);
  end if;
  return null;
end;
$function$;

create or replace function private.open_work()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  if not private.is_staff() then
    return null;
  end if;
  return jsonb_build_object(
    'enquiries', case when private.is_admin() then (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', oldest.id, 'name', oldest.name, 'urgency', oldest.urgency, 'createdAt', oldest.created_at)), '[]')
      from unnest(array['detained', 'deadline', 'normal']) as of_urgency (urgency)
      cross join lateral (
        select s.id, s.name, s.urgency, s.created_at from public.contact_surveys as s
        where s.status = 'new' and not s.overflow and s.limited_on is null and s.urgency = of_urgency.urgency
        order by s.created_at, s.id limit 8
      ) as oldest
    ) end,
    -- To be looked at again today, or earlier.
    'followUps', case when private.is_admin() then (
      select coalesce(jsonb_agg(to_jsonb(f)), '[]') from (
        select s.id, s.name, s.follow_up_on as "on" from public.contact_surveys as s
        where s.follow_up_on <= private.office_today() order by s.follow_up_on, s.id limit 12
      ) as f
    ) end,
    -- Sent by clients by link, until somebody opens the enquiry.
    'documents', case when private.is_admin() then (
      select coalesce(jsonb_agg(to_jsonb(d)), '[]') from (
        select s.id, s.name, count(*), min(d.completed_at) as since
        from private.unseen_documents() as d join public.contact_surveys as s on s.id = d.survey_id
        group by s.id order by since, s.id limit 12
      ) as d
    ) end,
    'mailsGoNowhere', private.is_admin() and private.mails_go_nowhere(),
    'flagged', case when private.is_admin() then (
      select coalesce(jsonb_agg(to_jsonb(f)), '[]') from (
        select s.urgency = 'detained' as detained, count(*), min(s.created_at) as since
        from public.contact_surveys as s
        where s.status = 'new' and s.overflow and s.opened_at is null
        group by s.urgency = 'detained'
      ) as f
    ) end,
    'mails', case when private.is_admin() then (
      select coalesce(jsonb_agg(to_jsonb(m)), '[]') from (
        -- Mails of the last week still unsent after ten minutes, without content or recipient.
        select o.kind, count(*), min(o.created_at) as since,
          (array_agg(coalesce(o.survey_id, r.survey_id) order by o.created_at))[1] as enquiry,
          bool_and(o.failed_at is not null) as "givenUp"
        from private.mail_outbox as o left join private.replies as r on r.id = o.reply_id
        where o.sent_at is null and o.created_at between now() - interval '7 days' and now() - interval '10 minutes'
        group by o.kind
      ) as m
    ) end,
    -- To be confirmed, and those still to come today.
    'appointments', case when private.is_admin() then (
      select coalesce(jsonb_agg(to_jsonb(a) order by a."startsAt"), '[]') from (
        select a.id, s.name, a.kind, a.status, a.starts_at as "startsAt", coalesce(a.held_until, a.starts_at) as until
        from public.appointments as a join public.contact_surveys as s on s.id = a.survey_id
        where not s.overflow and (
          a.status in ('pending', 'unplaced') and a.starts_at > private.office_instant()
          or a.status = 'confirmed' and a.ends_at > private.office_instant()
            and private.office_day(a.starts_at) = private.office_today())
        order by a.starts_at limit 12
      ) as a
    ) end,
    -- Requests for a right, until they are answered (51_rights.sql).
    'rights', case when private.is_admin() then (
      select coalesce(jsonb_agg(to_jsonb(r) order by r."dueOn", r.id), '[]') from (
        select r.id, r.kind, r.name, r.due_on as "dueOn" from public.rights_requests as r
        where r.outcome is null order by r.due_on, r.id limit 20
      ) as r
    ) end,
    'calendars', case when private.is_admin() then (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', c.name, 'problem', c.problem, 'since', c.failing_since) order by c.name), '[]')
      from public.busy_calendars as c where c.problem is not null
    ) end,
    'publication', (
      select jsonb_build_object('problem', b.problem, 'since', coalesce(b.wanted_since, now()))
      from private.build_hook as b where b.problem is not null
    ),
    'scheduled', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', p.id, 'title', p.title, 'at', to_char(p.publish_at, 'HH24:MI')) order by p.publish_at, p.id), '[]')
      from (
        select * from public.blog_posts as p
        where not p.hidden and p.deleted_at is null and p.date = private.office_today()
          and p.date + p.publish_at > private.office_now()
        order by p.publish_at, p.id limit 10
      ) as p
    ),
    -- Public posts that nobody has reviewed for a year, or that are as old without a review.
    'unreviewed', (
      select coalesce(jsonb_agg(to_jsonb(p) order by p.since, p.id), '[]') from (
        select p.id, p.title, p.reviewed_on is not null as reviewed, coalesce(p.reviewed_on, p.date) as since
        from public.blog_posts as p
        where private.is_public(p)
          and coalesce(p.reviewed_on, p.date) < private.office_today() - interval '12 months'
        order by since, p.id limit 10
      ) as p
    ),
    -- Notes nobody has dealt with, approvals of the current text of a language that readers cannot see yet, and
    -- finished translations that nobody has taken or dismissed.
    'reviews', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.since), '[]') from (
        select p.id, p.title, coalesce(n.notes, 0) as notes, coalesce(a.languages, '{}') as languages,
          coalesce(t.languages, '{}') as translated, least(n.since, a.since, t.since) as since
        from public.blog_posts as p
        left join (
          select l.post_id, count(*) as notes, min(n.created_at) as since
          from private.review_notes as n join private.review_links as l on l.id = n.link_id
          where n.settled_at is null group by l.post_id
        ) as n on n.post_id = p.id
        left join (
          select l.post_id, array_agg(distinct a.language) as languages, min(a.approved_at) as since
          from private.review_approvals as a
          join private.review_links as l on l.id = a.link_id
          join public.blog_posts as d on d.id = l.post_id
          where (d.hidden or d.waiting_texts ? a.language)
            and a.fingerprint = private.text_fingerprint(d, a.language)
          group by l.post_id
        ) as a on a.post_id = p.id
        left join (
          select l.post_id, array_agg(distinct l.language) as languages, min(l.finished_at) as since
          from private.review_links as l
          where l.finished_at is not null and l.decision is null group by l.post_id
        ) as t on t.post_id = p.id
        where p.deleted_at is null and coalesce(n.post_id, a.post_id, t.post_id) is not null
        order by since limit 10
      ) as r
    ),
    'opinions', (
      select jsonb_build_object(
        'waiting', count(*) filter (where not t.active), 'since', min(t.created_at) filter (where not t.active),
        'outdated', count(*) filter (where t.outdated_languages <> '{}'))
      from public.testimonials as t where t.deleted_at is null
    )
  );
end;
$function$;

create or replace function private.review_in (
  link private.review_links,
  p    public.blog_posts
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object(
    'version', p.version,
    'post', (
      select jsonb_object_agg(key, value) from jsonb_each(private.with_waiting_texts(to_jsonb(p)))
      where key in ('id', 'slug', 'date', 'category', 'shown_categories', 'image', 'updated_at')
        or key ~ '^(title|excerpt|content|image_alt)(_..)?$'
    ) || jsonb_build_object('languages', private.review_languages(p)),
    'fingerprints', (
      select jsonb_object_agg(lang, private.text_fingerprint(p, lang)) from unnest(private.review_languages(p)) as lang
    ),
    'notes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', n.id, 'language', n.language, 'author', n.author, 'body', n.body, 'settled', n.settled_at is not null,
        'current', n.fingerprint = private.text_fingerprint(p, n.language)
      ) order by n.created_at, n.id), '[]')
      from private.review_notes as n where n.link_id = link.id
    ),
    'approvals', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'language', a.language, 'author', a.author, 'current', a.fingerprint = private.text_fingerprint(p, a.language)
      ) order by a.language), '[]')
      from private.review_approvals as a where a.link_id = link.id
    )
  );
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
    'links', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', l.id, 'language', l.language, 'reader', l.reader, 'made_by', u.email,
        'created_at', l.created_at, 'expires_at', l.expires_at, 'opened_at', l.opened_at,
        'saved_at', l.saved_at, 'finished_at', l.finished_at, 'decision', l.decision
      ) order by l.created_at desc, l.id), '[]')
      from private.review_links as l
        left join auth.users as u on u.id = l.created_by
      where l.post_id = p.id and l.revoked_at is null and l.expires_at > now()
    ),
    'notes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', n.id, 'language', n.language, 'author', n.author, 'reader', l.reader, 'body', n.body,
        'created_at', n.created_at, 'settled', n.settled_at is not null,
        'current', n.fingerprint = private.text_fingerprint(p, n.language),
        -- Null where the history no longer has that version.
        'text_saved_at', (
          select v.saved_at from private.post_versions as v
          where v.post_id = p.id and v.version <= n.version and v.post is not null
          order by v.version desc limit 1
        )
      ) order by n.settled_at is not null, n.created_at desc, n.id), '[]')
      from private.review_notes as n join private.review_links as l on l.id = n.link_id
      where l.post_id = p.id
    ),
    'approvals', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'link', l.id, 'language', a.language, 'author', a.author, 'reader', l.reader, 'approved_at', a.approved_at,
        'current', a.fingerprint = private.text_fingerprint(p, a.language)
      ) order by a.language, a.approved_at desc), '[]')
      from private.review_approvals as a join private.review_links as l on l.id = a.link_id
      where l.post_id = p.id
    )
  )
  from public.blog_posts as p
  where p.id = reviews_of_post.post and (select private.is_staff());
$function$;

create trigger blog_posts_log
  after delete on public.blog_posts
  for each row
  execute function private.log_change('post', 'slug');

create trigger busy_calendars_log
  after insert or delete on public.busy_calendars
  for each row
  execute function private.log_setting();

create trigger contact_surveys_log_status
  after update of status on public.contact_surveys
  for each row
  execute function private.log_value('status', 'status', 'id');

create trigger holidays_log
  after insert or delete on public.holidays
  for each row
  execute function private.log_change('holiday', 'day');

create trigger language_settings_log_off
  after update on public.language_settings
  for each row
  when ((old.is_active AND (NOT new.is_active)))
  execute function private.log_change('language', 'language_code', 'off');

create trigger language_settings_log_on
  after update on public.language_settings
  for each row
  when ((new.is_active AND (NOT old.is_active)))
  execute function private.log_change('language', 'language_code', 'on');

create trigger reply_templates_log
  after insert or delete or update on public.reply_templates
  for each row
  when ((auth.uid() IS NOT NULL))
  execute function private.log_change('template', 'name');

create trigger staff_log
  after insert or delete or update on public.staff
  for each row
  execute function private.log_value('role', 'role', 'user_id');

revoke all on function "private"."log_change"() from public;

grant execute on function "private"."log_change"() to "service_role";

revoke all on function "private"."log_value"() from public;

grant execute on function "private"."log_value"() to "service_role";
