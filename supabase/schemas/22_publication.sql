-- The revision of everything that is public. A server of prerendered pages compares it with the revision that these
-- were made from (docs/decisions/0017-publication.md).

create table private.publication (
  id boolean primary key default true check (id),
  revision bigint not null default 1
);

insert into private.publication default values;

/* The update serializes changes, so that a revision covers all before it. What raises it is in 88_tables.sql. */
create function private.raise_revision()
returns trigger
language plpgsql
as $$
begin
  update private.publication set revision = revision + 1 where true;
  return null;
end;
$$;

/* Changes whenever the public may read something else than before, and never for a draft. It has the time of the newest
   published post, because a scheduled post appears without a change of any row. */
create function private.publication_revision()
returns text
language sql
stable
as $$
  select p.revision || coalesce('-' || (
    select to_char(max(date + publish_at), 'YYYY-MM-DD-HH24-MI') from public.blog_posts
    where not hidden and deleted_at is null and date + publish_at <= (select private.office_now())
  ), '')
  from private.publication as p;
$$;

/* What has pages: the active languages; published posts by slug in any language, id and former slugs, with the
   languages in which the public may read anything of each, and their slugs; the testimonials that are shown; and the
   redirects, but for those to posts that are not published. One value, because the API limits the number of rows. */
create function private.published_addresses()
returns jsonb
language sql
stable
as $$
  with posts as (
    select id, slug, array[slug, slug_en, slug_fr, slug_de, slug_ar, slug_zh, slug_ru] as slugs,
      jsonb_strip_nulls(jsonb_build_object(
        'en', slug_en, 'fr', slug_fr, 'de', slug_de, 'ar', slug_ar, 'zh', slug_zh, 'ru', slug_ru
      )) as own_slugs,
      array['es'] || array(
        select lang from unnest(written_languages) as lang where not waiting_texts ? lang
      ) as languages
    from public.blog_posts
    where not hidden and deleted_at is null and date + publish_at <= (select private.office_now())
  )
  select jsonb_build_object(
    'languages', array(select language_code from public.language_settings where is_active),
    'slugs', array(
      select unnest(array_remove(slugs, null) || id::text) from posts
      union all
      select old.slug from public.post_old_slugs as old join posts on posts.id = old.post_id
    ),
    'translations', (select coalesce(jsonb_object_agg(slug, languages), '{}') from posts),
    'own_slugs', (select coalesce(jsonb_object_agg(slug, own_slugs) filter (where own_slugs <> '{}'), '{}') from posts),
    'testimonials', array(select id from public.testimonials where active and deleted_at is null),
    'redirects', array(
      select jsonb_build_object(
        'kind', r.kind, 'source', r.source, 'target', r.target, 'language', r.language,
        'slug', coalesce(posts.own_slugs ->> r.language, posts.slug))
      from public.redirects as r left join posts on posts.id = r.post_id
      where r.target is not null or posts.id is not null
      order by r.source, r.kind
    )
  );
$$;
