-- One table and one way to open for all links to a post: what is written by a link to translate moves into the link's
-- own row, and open_link() shows what the link of a token is for.

alter table private.review_links
  add column spanish jsonb,
  add column texts jsonb check (texts is null or private.are_waiting_texts(jsonb_build_object('texts', texts))),
  add column paragraphs jsonb not null default '[]'
    check (jsonb_typeof(paragraphs) = 'array' and char_length(paragraphs::text) <= 600000),
  add column saved_at timestamptz,
  add column saved_by_page uuid,
  add column finished_at timestamptz,
  add column decision text check (decision in ('accepted', 'dismissed')),
  add column decided_by uuid,
  add column decided_at timestamptz,
  add check ((decision is null) = (decided_at is null));

update private.review_links as l
set spanish = w.spanish, texts = w.texts, paragraphs = w.paragraphs, saved_at = w.saved_at,
  saved_by_page = w.saved_by_page, finished_at = w.finished_at, decision = w.decision, decided_by = w.decided_by,
  decided_at = w.decided_at
from private.link_translations as w
where w.link_id = l.id;

drop table private.link_translations;
drop function public.open_review(text), public.open_translation(text);
drop function private.open_review(text), private.open_translation(text), private.usable_link(text, boolean);

/* The link of a token that can be used now, locked; no row for one that is unknown, expired or revoked, or whose post is
   in the bin. */
create or replace function private.usable_link(token text)
returns setof private.review_links
language sql
set search_path = ''
as $$
  select l.*
  from private.review_links as l join public.blog_posts as p on p.id = l.post_id
  where l.token_hash = encode(sha256(convert_to(token, 'UTF8')), 'hex')
    and l.revoked_at is null and l.expires_at > now() and p.deleted_at is null
  for update of l;
$$;

/* What a link to read shows of its post, and what came by it. */
create or replace function private.review_in(link private.review_links, p public.blog_posts)
returns jsonb
language sql
stable
set search_path = ''
as $$
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
      from private.review_approvals as a where a.link_id = link.id and a.withdrawn_at is null
    )
  );
$$;

/* What a reader or translator sees of a link; null for a link that cannot be used, whatever the reason. A translation
   begins with the post's own, which is for the Spanish that it was last confirmed against. */
create or replace function private.open_link(token text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  link private.review_links;
  p public.blog_posts;
begin
  perform private.count_review_call('open', 300);
  select * into link from private.usable_link(token);
  if not found then
    return null;
  end if;
  select * into p from public.blog_posts where id = link.post_id;
  update private.review_links as l
  set opened_at = now(),
      texts = coalesce(l.texts, case when l.language is not null then private.texts_in(p, l.language) end),
      spanish = coalesce(l.spanish, case when l.language is not null then
        private.texts_in(p, 'es') || coalesce((
          select jsonb_build_object('title', s.title, 'excerpt', s.excerpt, 'content', s.content)
          from public.post_translation_sources as s where s.post_id = p.id and s.language = l.language
        ), '{}') end)
  where l.id = link.id
  returning * into link;
  return jsonb_build_object('reader', link.reader, 'expires_at', link.expires_at) || case
    when link.language is null then private.review_in(link, p)
    else jsonb_build_object(
      'language', link.language, 'post', p.id, 'slug', p.slug,
      'spanish', private.texts_in(p, 'es'), 'seen', private.text_fingerprint(p, 'es'),
      'before', link.spanish, 'texts', link.texts, 'paragraphs', link.paragraphs,
      'saved_at', link.saved_at, 'finished_at', link.finished_at, 'decided', link.decision is not null)
  end;
end;
$$;

create or replace function public.open_link(token text)
returns jsonb
language sql
set search_path = ''
as $$
  select private.open_link(token);
$$;

/* Leaves a note about the text that `seen` identifies, of a version of the post; false for a link that cannot be used. */
create or replace function private.add_review_note(
  token text, lang text, author text, note text, seen text, version integer)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  link private.review_links;
  latest integer;
begin
  perform private.count_review_call('write', 60);
  select * into link from private.usable_link(token) where language is null;
  if not found then
    return false;
  end if;
  if (select count(*) from private.review_notes where link_id = link.id) >= 200 then
    raise exception 'too many notes' using errcode = 'P0001', hint = 'rate_limited';
  end if;
  select p.version into latest from public.blog_posts as p where p.id = link.post_id;
  insert into private.review_notes (link_id, language, author, body, version, fingerprint)
    values (link.id, lang, btrim(author), btrim(note), greatest(1, least(add_review_note.version, latest)), seen);
  return true;
end;
$$;

/* Approves the text that `seen` identifies: 'approved'; 'changed' where it is no longer the post's; null for a link
   that cannot be used. */
create or replace function private.approve_review(token text, lang text, seen text, author text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
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
      author = excluded.author, fingerprint = excluded.fingerprint, approved_at = now(), withdrawn_at = null;
  return 'approved';
end;
$$;

/* Takes back the approval of the text that `seen` identifies, given by the same link: false where there is none; null
   for a link that cannot be used. */
create or replace function private.withdraw_approval(token text, lang text, seen text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  link uuid;
begin
  perform private.count_review_call('write', 60);
  select id into link from private.usable_link(token) where language is null;
  if not found then
    return null;
  end if;
  update private.review_approvals set withdrawn_at = now()
  where link_id = link and language = lang and fingerprint = seen and withdrawn_at is null;
  return found;
end;
$$;

/* Saves a translation, and with `finished` says that it is done for the Spanish that `seen` identifies: 'saved';
   'changed' where it is saved but not done, since the Spanish is no longer that; 'elsewhere' where another page than
   `page` has saved since the time that this one read as `saved_at`, and 'decided' where staff have dealt with it, and
   nothing is saved; null for a link that cannot be used. */
create or replace function private.save_translation(
  token text, seen text, page uuid, since timestamptz, texts jsonb, paragraphs jsonb, finished boolean
)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  link private.review_links;
  p public.blog_posts;
  done boolean;
begin
  perform private.count_review_call('save', 240);
  select * into link from private.usable_link(token) where language is not null;
  if not found then
    return null;
  end if;
  select * into p from public.blog_posts where id = link.post_id;
  done := finished and private.text_fingerprint(p, 'es') = seen;
  if link.decision is not null then
    return 'decided';
  elsif link.saved_at is distinct from since and link.saved_by_page is distinct from page then
    return 'elsewhere';
  end if;
  update private.review_links as l
  set texts = (
        select jsonb_object_agg(field, btrim(coalesce(save_translation.texts ->> field, ''), E' \n\r\t'))
        from unnest(array['title', 'excerpt', 'content', 'image_alt']) as field),
      paragraphs = save_translation.paragraphs,
      spanish = case when done then private.texts_in(p, 'es') else l.spanish end,
      saved_at = now(),
      saved_by_page = page,
      finished_at = case when done then now() end
  where l.id = link.id;
  return case when finished and not done then 'changed' else 'saved' end;
end;
$$;

/* What staff see of a post's reviews: the links that can be used, and the notes and approvals of all of them; null for
   anyone else. */
create or replace function private.reviews_of_post(post uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
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
        'withdrawn_at', a.withdrawn_at,
        'current', a.fingerprint = private.text_fingerprint(p, a.language)
      ) order by a.language, a.approved_at desc), '[]')
      from private.review_approvals as a join private.review_links as l on l.id = a.link_id
      where l.post_id = p.id
    )
  )
  from public.blog_posts as p
  where p.id = reviews_of_post.post and (select private.is_staff());
$$;

/* What came by the links of a post for its translation into a language, the latest first; empty for anyone but
   staff. */
create or replace function private.link_translations(post uuid, lang text)
returns table (
  link uuid, reader text, spanish jsonb, texts jsonb, saved_at timestamptz, finished_at timestamptz,
  decision text, decided_by text, decided_at timestamptz
)
language sql
stable
security definer
set search_path = ''
as $$
  select l.id, l.reader, l.spanish, l.texts, l.saved_at, l.finished_at, l.decision, u.email::text, l.decided_at
  from private.review_links as l left join auth.users as u on u.id = l.decided_by
  where l.post_id = post and l.language = lang and l.saved_at is not null and (select private.is_staff())
  order by l.saved_at desc
  limit 20;
$$;

/* Records that the caller has put a translation into the editor or dismissed it, as it was saved at `seen`. False if it
   has been saved or decided on since. */
create or replace function private.decide_link_translation(link uuid, seen timestamptz, decision text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  update private.review_links as l
  set decision = decide_link_translation.decision, decided_by = auth.uid(), decided_at = now()
  where l.id = link and l.saved_at = seen and l.decision is null;
  return found;
end;
$$;

/* What waits for somebody to do it, for the list 'Qué hacer hoy'. When an enquiry is due depends on opening hours and
   is computed by the client (src/site/answerClock.ts), from the oldest of each urgency. In PL/pgSQL, which may name
   tables that later files define. */
create or replace function private.open_work()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
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
        where s.status = 'new' and not s.overflow and s.urgency = of_urgency.urgency
        order by s.created_at, s.id limit 8
      ) as oldest
    ) end,
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
        select o.kind, count(*), min(o.created_at) as since, (array_agg(o.survey_id order by o.created_at))[1] as enquiry,
          bool_and(o.failed_at is not null) as "givenUp"
        from private.mail_outbox as o
        where o.sent_at is null and o.created_at between now() - interval '7 days' and now() - interval '10 minutes'
        group by o.kind
      ) as m
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
          where (d.hidden or d.waiting_texts ? a.language) and a.withdrawn_at is null
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
$$;

grant execute on function public.open_link(text), private.open_link(text) to anon, authenticated;
grant execute on function
  public.open_link(text), private.open_link(text), private.usable_link(text),
  private.review_in(private.review_links, public.blog_posts)
  to service_role;
