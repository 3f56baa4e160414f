-- Translations that somebody without an account writes by a link, in its row (46_review_links.sql). They change no post:
-- staff compare them with the editor's text, and put them into it.

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

/* What came by the links of a post for its translation into a language, the latest first; empty for anyone but
   staff. */
create function private.link_translations(post uuid, lang text)
returns table (
  link uuid, reader text, spanish jsonb, texts jsonb, saved_at timestamptz, finished_at timestamptz,
  decision text, decided_by text, decided_at timestamptz
)
language sql
stable
as $$
  select l.id, l.reader, l.spanish, l.texts, l.saved_at, l.finished_at, l.decision,
    private.address_of(l.decided_by), l.decided_at
  from private.review_links as l
  where l.post_id = post and l.language = lang and l.saved_at is not null and (select private.is_staff())
  order by l.saved_at desc
  limit 20;
$$;

/* Records that the caller has put a translation into the editor or dismissed it, as it was saved at `seen`. False if it
   has been saved or decided on since. */
create function private.decide_link_translation(link uuid, seen timestamptz, decision text)
returns boolean
language sql
as $$
  select private.require_staff();
  with decided as (
    update private.review_links as l
    set decision = decide_link_translation.decision, decided_by = auth.uid(), decided_at = now()
    where l.id = link and l.saved_at = seen and l.decision is null
    returning 1
  )
  select exists (select from decided);
$$;
