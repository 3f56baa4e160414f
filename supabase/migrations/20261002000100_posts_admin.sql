-- What the list of posts in the admin area asks for, and what copying and deleting them needs.

-- A row holds seven languages, most of it out of line: what the list shows and searches stands beside it, so that a
-- page of ten thousand posts is found without unpacking any.
alter table public.blog_posts
  add column written_languages text[] not null default '{}',
  add column complete_languages text[] not null default '{}',
  add column search_titles text not null default '';

comment on column public.blog_posts.written_languages is 'Translations with any text; kept by a trigger.';
comment on column public.blog_posts.complete_languages is 'Translations with title and text; kept by a trigger.';
comment on column public.blog_posts.search_titles is 'All titles, folded for the search of staff; kept by a trigger.';

create index blog_posts_all_by_date on public.blog_posts (date desc, id desc);

create function public.summarize_post()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  lang text;
  fields text[];
begin
  new.written_languages := '{}';
  new.complete_languages := '{}';
  foreach lang in array array['en', 'fr', 'de', 'ar', 'zh', 'ru'] loop
    fields := public.post_translation(new, lang);
    continue when fields is null;
    new.written_languages := new.written_languages || lang;
    if fields[1] <> '' and fields[3] <> '' then
      new.complete_languages := new.complete_languages || lang;
    end if;
  end loop;
  new.search_titles := public.fold(concat_ws(
    ' ', new.title, new.title_en, new.title_fr, new.title_de, new.title_ar, new.title_zh, new.title_ru));
  return new;
end;
$$;

create trigger blog_posts_summarize before insert or update on public.blog_posts
  for each row execute function public.summarize_post();

-- The posts that are already there, without counting as saved again.
alter table public.blog_posts disable trigger blog_posts_prepare;
alter table public.blog_posts disable trigger blog_posts_touch;
update public.blog_posts set search_titles = '';
alter table public.blog_posts enable trigger blog_posts_prepare;
alter table public.blog_posts enable trigger blog_posts_touch;

/* One page of the posts for staff, the newest first. `in_state` is published, scheduled, hidden, outdated, missing
   or bin; any other shows all that is not in the bin. `in_language` narrows outdated and missing to one translation.
   `total` counts all that match. Empty for who is no staff. */
create function public.posts_for_staff(
  query text default '',
  in_state text default '',
  in_category text default '',
  in_language text default '',
  page integer default 1,
  page_size integer default 25
)
returns table (
  id uuid, slug text, title text, date date, category text, image text, hidden boolean, show_on_homepage boolean,
  deleted_at timestamptz, written text[], complete text[], outdated text[], total bigint
)
language sql
stable
set search_path = ''
as $$
  with matching as materialized (
    select p.id, p.date
    from public.blog_posts as p
    where (select public.is_staff())
      and (p.deleted_at is not null) = (in_state = 'bin')
      and case in_state
        when 'published' then not p.hidden and p.date <= (select public.office_today())
        when 'scheduled' then not p.hidden and p.date > (select public.office_today())
        when 'hidden' then p.hidden
        when 'outdated' then
          case in_language when '' then p.outdated_languages <> '{}' else in_language = any (p.outdated_languages) end
        when 'missing' then
          case in_language
            when '' then cardinality(p.written_languages) < 6
            else in_language <> all (p.written_languages) end
        else true
      end
      and (in_category = '' or p.category = in_category or in_category = any (p.additional_categories))
      and p.search_titles like (
        select '%' || replace(replace(replace(public.fold(trim(query)), '\', '\\'), '%', '\%'), '_', '\_') || '%')
  ),
  shown as (
    select matching.id from matching
    order by matching.date desc, matching.id desc
    limit least(page_size, 100) offset (greatest(page, 1) - 1) * least(page_size, 100)
  )
  select
    p.id, p.slug, p.title, p.date, p.category, p.image, p.hidden, p.show_on_homepage, p.deleted_at,
    p.written_languages, p.complete_languages, p.outdated_languages, (select count(*) from matching)
  from shown join public.blog_posts as p on p.id = shown.id
  order by p.date desc, p.id desc;
$$;

/* How many posts there are in each state of the list. */
create function public.post_counts()
returns table (every bigint, published bigint, scheduled bigint, hidden bigint, outdated bigint, bin bigint)
language sql
stable
set search_path = ''
as $$
  select
    count(*) filter (where p.deleted_at is null),
    count(*) filter (where p.deleted_at is null and not p.hidden and p.date <= (select public.office_today())),
    count(*) filter (where p.deleted_at is null and not p.hidden and p.date > (select public.office_today())),
    count(*) filter (where p.deleted_at is null and p.hidden),
    count(*) filter (where p.deleted_at is null and p.outdated_languages <> '{}'),
    count(*) filter (where p.deleted_at is not null)
  from public.blog_posts as p
  where (select public.is_staff());
$$;

/* The categories in use, those of hidden posts included. */
create function public.post_categories_for_staff()
returns setof text
language sql
stable
set search_path = ''
as $$
  select p.category from public.blog_posts as p where (select public.is_staff())
  union
  select unnest(p.additional_categories) from public.blog_posts as p where (select public.is_staff())
  order by 1;
$$;

/* A hidden copy of a post under an address of its own, its translations as current or outdated as the original's.
   `image` is the copy's own picture: no two posts share one, so that deleting a post may delete its picture.
   Returns the copy's id; null where there is no such post. */
create function public.duplicate_post(post uuid, image text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  copy uuid;
begin
  if not public.is_staff() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  -- By name: the generated columns take no value.
  insert into public.blog_posts (
    slug, date, category, additional_categories, show_additional_categories, image, image_alt, hidden,
    title, excerpt, content,
    title_en, excerpt_en, content_en, title_fr, excerpt_fr, content_fr, title_de, excerpt_de, content_de,
    title_ar, excerpt_ar, content_ar, title_zh, excerpt_zh, content_zh, title_ru, excerpt_ru, content_ru
  )
  select
    rtrim(left(p.slug, 70), '-'), public.office_today(), p.category, p.additional_categories,
    p.show_additional_categories, duplicate_post.image, p.image_alt, true,
    left(p.title, 190) || ' (copia)', p.excerpt, p.content,
    p.title_en, p.excerpt_en, p.content_en, p.title_fr, p.excerpt_fr, p.content_fr,
    p.title_de, p.excerpt_de, p.content_de, p.title_ar, p.excerpt_ar, p.content_ar,
    p.title_zh, p.excerpt_zh, p.content_zh, p.title_ru, p.excerpt_ru, p.content_ru
  from public.blog_posts as p
  where p.id = duplicate_post.post
  returning id into copy;
  if copy is null then
    return null;
  end if;
  update public.post_translation_sources as own
  set title = case when source.title = p.title then left(p.title, 190) || ' (copia)' else source.title end,
      excerpt = source.excerpt, content = source.content, translated_at = source.translated_at
  from public.post_translation_sources as source join public.blog_posts as p on p.id = source.post_id
  where own.post_id = copy and source.post_id = duplicate_post.post and source.language = own.language;
  -- The trigger works out anew what is outdated.
  update public.blog_posts set outdated_languages = '{}' where id = copy;
  return copy;
end;
$$;

/* Pictures of posts that no post shows: what a closed browser or a lost line left behind. Younger ones may belong to
   a post that is just being saved. */
create function public.unused_post_images()
returns setof text
language sql
stable
security definer
set search_path = ''
as $$
  select o.name
  from storage.objects as o
  where (select public.is_staff())
    and o.bucket_id = 'images'
    and o.name like 'posts/%'
    and o.created_at < now() - interval '1 hour'
    -- An equality, so that thousands of pictures are matched with thousands of posts in one go.
    and not exists (
      select from public.blog_posts as p where substring(p.image from '/images/(posts/[^?]+)') = o.name)
  limit 100;
$$;
