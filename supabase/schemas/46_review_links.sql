-- Links with which somebody without an account reads a post that is not public yet, comments on it and approves it in
-- each language, or translates it into one, which changes no post: staff compare the translation with the editor's text,
-- and put it there. Nothing here can be read or written but through these functions.

create table private.review_links (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  -- The language to translate into; null for a link to read the post in all of them.
  language text references public.language_settings (language_code),
  -- SHA-256 of the token; the token itself is known only to those who have the link.
  token_hash text not null unique,
  -- Who it was made for, as staff call them.
  reader text not null check (char_length(reader) between 1 and 80),
  created_at timestamptz not null default now(),
  -- No foreign key: the link outlives the account.
  created_by uuid,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opened_at timestamptz,
  -- What is written by a link to translate, whole, from its first opening on: the Spanish texts that it was written
  -- for, and the translation (private.texts_in()).
  spanish jsonb,
  texts jsonb check (texts is null or private.are_waiting_texts(jsonb_build_object('texts', texts))),
  -- The paragraphs of all texts beside the Spanish that each is for, as the translator's page keeps them, so that a
  -- paragraph without a translation does not move the others.
  paragraphs jsonb not null default '[]'
    check (jsonb_typeof(paragraphs) = 'array' and char_length(paragraphs::text) <= 600000),
  -- Null until the translator has written something.
  saved_at timestamptz,
  -- The opening of the page that saved it: another must not overwrite what it has not read.
  saved_by_page uuid,
  -- When the translator said that it is done for that Spanish.
  finished_at timestamptz,
  -- No foreign key: what was decided outlives the account.
  decision text check (decision in ('accepted', 'dismissed')),
  decided_by uuid,
  decided_at timestamptz,
  check (expires_at <= created_at + case when language is null then interval '30 days' else interval '90 days' end),
  check ((decision is null) = (decided_at is null))
);

create table private.review_notes (
  id uuid primary key default gen_random_uuid(),
  link_id uuid not null references private.review_links (id) on delete cascade,
  language text not null references public.language_settings (language_code),
  author text not null check (char_length(author) between 1 and 80),
  body text not null check (char_length(body) between 1 and 2000),
  -- The post that was read: its version, and its texts in the language (private.text_fingerprint).
  version integer not null,
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  settled_at timestamptz
);

create table private.review_approvals (
  link_id uuid not null references private.review_links (id) on delete cascade,
  language text not null references public.language_settings (language_code),
  author text not null check (char_length(author) between 1 and 80),
  -- Of the text that was read (private.text_fingerprint).
  fingerprint text not null,
  approved_at timestamptz not null default now(),
  primary key (link_id, language)
);

/* The texts of a post in one language, waiting or not. */
create function private.texts_in(post public.blog_posts, lang text)
returns jsonb
stable
return (
  select jsonb_object_agg(
    field, coalesce(whole ->> (field || case lang when 'es' then '' else '_' || lang end), '') order by field)
  from private.with_waiting_texts(to_jsonb(post)) as whole,
    unnest(array['title', 'excerpt', 'content', 'image_alt']) as field
);

/* Identifies the texts of a post in one language, so that an approval refers to what was read. */
create function private.text_fingerprint(post public.blog_posts, lang text)
returns text
stable
return encode(sha256(convert_to(private.texts_in(post, lang)::text, 'UTF8')), 'hex');

/* The link of a token that can be used now, locked; no row for one that is unknown, expired or revoked, or whose post is
   in the bin. */
create function private.usable_link(token text)
returns setof private.review_links
language sql
as $$
  select l.*
  from private.review_links as l join public.blog_posts as p on p.id = l.post_id
  where l.token_hash = encode(sha256(convert_to(token, 'UTF8')), 'hex')
    and l.revoked_at is null and l.expires_at > now() and p.deleted_at is null
  for update of l;
$$;

/* Makes a link of which the answer is the only copy of the token; 244 of its bits are random. With `lang`, it is for
   translating the post into that language. */
create function private.make_review_link(post uuid, days integer, reader text, lang text default null)
returns text
language plpgsql
as $$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  perform private.refuse_if(
    days not between 1 and (case when lang is null then 30 else 90 end)
    or lang not in (select * from private.translations()), 'no such link');
  perform from public.blog_posts as p where p.id = make_review_link.post and p.deleted_at is null;
  if not found then
    return null;
  end if;
  insert into private.review_links (post_id, language, token_hash, reader, created_by, expires_at)
    values (
      post, lang, encode(sha256(convert_to(token, 'UTF8')), 'hex'), btrim(reader), auth.uid(),
      now() + make_interval(days => days));
  perform private.log_access('review_link', array[post], concat_ws(' ', 'made', days, lang));
  return token;
end;
$$;

/* Ends a link at once. */
create function private.revoke_review_link(link uuid)
returns void
language sql
as $$
  with revoked as (
    update private.review_links set revoked_at = now() where id = link and revoked_at is null returning post_id
  )
  select private.log_access('review_link', array[post_id], 'revoked') from revoked;
$$;

/* Marks a note as dealt with, or not. */
create function private.settle_review_note(note uuid, settled boolean)
returns void
language sql
as $$
  update private.review_notes set settled_at = case when settled then now() end where id = note;
$$;

/* The notes and approvals that came by the links of a post, or by one of them. */
create function private.remarks_on(p public.blog_posts, by_link uuid default null)
returns jsonb
language sql
stable
as $$
  select jsonb_build_object(
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
        where l.post_id = p.id and l.id = coalesce(by_link, l.id) order by settled, n.created_at desc, n.id
      ) as note),
    'approvals', array(
      select to_jsonb(approval) from (
        select l.id as link, a.language, a.author, l.reader, a.approved_at,
          a.fingerprint = private.text_fingerprint(p, a.language) as current
        from private.review_approvals as a join private.review_links as l on l.id = a.link_id
        where l.post_id = p.id and l.id = coalesce(by_link, l.id) order by a.language, a.approved_at desc
      ) as approval));
$$;

/* What a reader or translator sees of a link; null for a link that cannot be used, whatever the reason. A translation
   begins with the post's own, which is for the Spanish that it was last confirmed against. */
create function private.open_link(token text)
returns jsonb
language sql
as $$
  select private.count_call('open', 300);
  update private.review_links as l
  set opened_at = now(),
      texts = coalesce(l.texts, case when l.language is not null then private.texts_in(p, l.language) end),
      spanish = coalesce(l.spanish, case when l.language is not null then
        private.texts_in(p, 'es') || coalesce((
          select jsonb_build_object('title', s.title, 'excerpt', s.excerpt, 'content', s.content)
          from public.post_translation_sources as s where s.post_id = p.id and s.language = l.language
        ), '{}') end)
  from public.blog_posts as p
  where l.id in (select id from private.usable_link(token)) and p.id = l.post_id
  returning jsonb_build_object('reader', l.reader, 'expires_at', l.expires_at) || case
    when l.language is null then private.remarks_on(p, l.id) || jsonb_build_object(
      'version', p.version,
      'post', (
        select jsonb_object_agg(key, value) from jsonb_each(private.with_waiting_texts(to_jsonb(p)))
        where key in ('id', 'slug', 'date', 'category', 'shown_categories', 'image', 'updated_at')
          or key ~ '^(title|excerpt|content|image_alt)(_..)?$'
      ) || jsonb_build_object('languages', array['es'] || p.written_languages),
      'fingerprints', (
        select jsonb_object_agg(lang, private.text_fingerprint(p, lang))
        from unnest(array['es'] || p.written_languages) as lang
      ))
    else jsonb_build_object(
      'language', l.language, 'post', p.id, 'slug', p.slug,
      'spanish', private.texts_in(p, 'es'), 'seen', private.text_fingerprint(p, 'es'),
      'before', l.spanish, 'texts', l.texts, 'paragraphs', l.paragraphs,
      'saved_at', l.saved_at, 'finished_at', l.finished_at, 'decided', l.decision is not null)
  end;
$$;

/* Leaves a note about the text that `seen` identifies, of a version of the post; false for a link that cannot be used. */
create function private.add_review_note(
  token text, lang text, author text, note text, seen text, version integer)
returns boolean
language sql
as $$
  select private.count_call('write', 60);
  select private.refuse_if(count(*) >= 200, 'too many notes', 'rate_limited')
  from private.review_notes where link_id in (select id from private.usable_link(token));
  with added as (
    insert into private.review_notes (link_id, language, author, body, version, fingerprint)
    select l.id, lang, btrim(add_review_note.author), btrim(note),
      greatest(1, least(add_review_note.version, p.version)), seen
    from private.usable_link(token) as l join public.blog_posts as p on p.id = l.post_id
    where l.language is null
    returning 1
  )
  select exists (select from added);
$$;

/* Approves the text that `seen` identifies: 'approved'; 'changed' where it is no longer the post's; null for a link
   that cannot be used. */
create function private.approve_review(token text, lang text, seen text, author text)
returns text
language sql
as $$
  select private.count_call('write', 60);
  with review as (
    select l.id, lang = any (array['es'] || p.written_languages) and private.text_fingerprint(p, lang) = seen as current
    from private.usable_link(token) as l join public.blog_posts as p on p.id = l.post_id
    where l.language is null
  ), approved as (
    insert into private.review_approvals (link_id, language, author, fingerprint)
      select id, lang, btrim(approve_review.author), seen from review where current
      on conflict (link_id, language) do update set
        author = excluded.author, fingerprint = excluded.fingerprint, approved_at = now()
  )
  select case when current then 'approved' else 'changed' end from review;
$$;

/* Saves a translation, and with `finished` says that it is done for the Spanish that `seen` identifies: 'saved';
   'changed' where it is saved but not done, since the Spanish is no longer that; 'elsewhere' where another page than
   `page` has saved since the time that this one read as `saved_at`, and 'decided' where staff have dealt with it, and
   nothing is saved; null for a link that cannot be used. */
create function private.save_translation(
  token text, seen text, page uuid, since timestamptz, texts jsonb, paragraphs jsonb, finished boolean
)
returns text
language sql
as $$
  select private.count_call('save', 240);
  with link as (
    select l.id, private.texts_in(p, 'es') as spanish,
      finished and private.text_fingerprint(p, 'es') = seen as done,
      case
        when l.decision is not null then 'decided'
        when l.saved_at is distinct from since and l.saved_by_page is distinct from page then 'elsewhere'
      end as refusal
    from private.usable_link(token) as l join public.blog_posts as p on p.id = l.post_id
    where l.language is not null
  ), saved as (
    update private.review_links as l
    set texts = (
          select jsonb_object_agg(field, btrim(coalesce(save_translation.texts ->> field, ''), E' \n\r\t'))
          from unnest(array['title', 'excerpt', 'content', 'image_alt']) as field),
        paragraphs = save_translation.paragraphs,
        spanish = case when done then link.spanish else l.spanish end,
        saved_at = now(),
        saved_by_page = page,
        finished_at = case when done then now() end
    from link where l.id = link.id and refusal is null
  )
  select coalesce(refusal, case when finished and not done then 'changed' else 'saved' end) from link;
$$;

/* What staff see of a post's links: all that are kept, with what was translated, noted and approved by them. */
create function private.reviews_of_post(post uuid)
returns jsonb
language sql
stable
as $$
  select jsonb_build_object(
    'links', array(
      select to_jsonb(link) from (
        select id, language, reader, private.address_of(created_by) as made_by, expires_at, opened_at,
          revoked_at is null and expires_at > now() as usable, spanish, texts, saved_at, finished_at,
          decision, private.address_of(decided_by) as decided_by, decided_at
        from private.review_links where post_id = p.id order by created_at desc, id
      ) as link)) || private.remarks_on(p)
  from public.blog_posts as p
  where p.id = reviews_of_post.post;
$$;

/* Records that the caller has put a translation into the editor or dismissed it, as it was saved at `seen`. False if it
   has been saved or decided on since. */
create function private.decide_link_translation(link uuid, seen timestamptz, decision text)
returns boolean
language sql
as $$
  with decided as (
    update private.review_links as l
    set decision = decide_link_translation.decision, decided_by = auth.uid(), decided_at = now()
    where l.id = link and l.saved_at = seen and l.decision is null
    returning 1
  )
  select exists (select from decided);
$$;
