-- What the editor of posts needs from the database: nothing overwritten unseen, translations that know what
-- they were made from, addresses that keep working, a bin to take things out of again.

alter table public.blog_posts
  add column version integer not null default 1,
  add column deleted_at timestamptz,
  add column outdated_languages text[] not null default '{}';

comment on column public.blog_posts.version is
  'Counts the saves. An update filters by the version it read; none found means somebody else saved first.';
comment on column public.blog_posts.outdated_languages is
  'Translations made from a Spanish text that has changed since; kept by a trigger.';

drop policy "everyone reads published posts" on public.blog_posts;
create policy "everyone reads published posts"
  on public.blog_posts for select to anon, authenticated
  using (
    (not hidden and deleted_at is null and date <= (select public.office_today()))
    or (select public.is_staff())
  );

create index blog_posts_bin on public.blog_posts (deleted_at) where deleted_at is not null;

/* The Spanish text that each translation was made from. */
create table public.post_translation_sources (
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  language text not null check (language in ('en', 'fr', 'de', 'ar', 'zh', 'ru')),
  title text not null,
  excerpt text not null,
  content text not null,
  translated_at timestamptz not null default now(),
  primary key (post_id, language)
);

alter table public.post_translation_sources enable row level security;

create policy "staff read what translations were made from"
  on public.post_translation_sources for select to authenticated
  using ((select public.is_staff()));

/* Addresses that a post once had. */
create table public.post_old_slugs (
  slug text primary key,
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  created_at timestamptz not null default now()
);

create index post_old_slugs_by_post on public.post_old_slugs (post_id);

alter table public.post_old_slugs enable row level security;

create policy "everyone finds a published post by an old address"
  on public.post_old_slugs for select to anon, authenticated
  using (exists (select 1 from public.blog_posts where id = post_id));

/* One translation's texts out of a row, as (title, excerpt, content); null where it has none. */
create function public.post_translation(post public.blog_posts, lang text)
returns text[]
language sql
immutable
set search_path = ''
as $$
  select case when nullif(fields[1], '') is null and nullif(fields[2], '') is null
                   and nullif(fields[3], '') is null then null else fields end
  from (select case lang
    when 'en' then array[post.title_en, post.excerpt_en, post.content_en]
    when 'fr' then array[post.title_fr, post.excerpt_fr, post.content_fr]
    when 'de' then array[post.title_de, post.excerpt_de, post.content_de]
    when 'ar' then array[post.title_ar, post.excerpt_ar, post.content_ar]
    when 'zh' then array[post.title_zh, post.excerpt_zh, post.content_zh]
    when 'ru' then array[post.title_ru, post.excerpt_ru, post.content_ru]
  end as fields) as translation;
$$;

/* Writes down what a post's translations were made from: each that is new or has changed since `before`. */
create function public.record_translation_sources(before public.blog_posts, after public.blog_posts)
returns void
language plpgsql
set search_path = ''
as $$
declare
  lang text;
begin
  foreach lang in array array['en', 'fr', 'de', 'ar', 'zh', 'ru'] loop
    if public.post_translation(after, lang) is null then
      delete from public.post_translation_sources where post_id = after.id and language = lang;
    elsif public.post_translation(after, lang) is distinct from public.post_translation(before, lang) then
      insert into public.post_translation_sources (post_id, language, title, excerpt, content)
        values (after.id, lang, after.title, after.excerpt, after.content)
        on conflict (post_id, language) do update set
          title = excluded.title, excerpt = excluded.excerpt, content = excluded.content,
          translated_at = now();
    end if;
  end loop;
end;
$$;

/* Before a save: a slug that nobody has, the next version, the outdated translations. The lock makes two saves
   at once take turns, so that the second gets '-1' (SPEC 5) instead of an error. */
create function public.prepare_post()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  wanted text := new.slug;
  number integer := 0;
begin
  if tg_op = 'INSERT' or new.slug is distinct from old.slug then
    perform pg_advisory_xact_lock(hashtext('blog_posts.slug'));
    while exists (select 1 from public.blog_posts where slug = new.slug and id <> new.id)
       or exists (select 1 from public.post_old_slugs where slug = new.slug and post_id <> new.id)
    loop
      number := number + 1;
      new.slug := wanted || '-' || number;
    end loop;
  end if;

  if tg_op = 'INSERT' then
    new.version := 1;
    new.outdated_languages := '{}';
    return new;
  end if;

  if new.slug <> old.slug then
    insert into public.post_old_slugs (slug, post_id) values (old.slug, new.id)
      on conflict (slug) do nothing;
    delete from public.post_old_slugs where slug = new.slug;
  end if;
  perform public.record_translation_sources(old, new);
  new.version := old.version + 1;
  new.outdated_languages := coalesce((
    select array_agg(language order by language)
    from public.post_translation_sources
    where post_id = new.id
      and (title, excerpt, content) is distinct from (new.title, new.excerpt, new.content)
  ), '{}');
  return new;
end;
$$;

create trigger blog_posts_prepare before insert or update on public.blog_posts
  for each row execute function public.prepare_post();

create function public.record_new_post()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform public.record_translation_sources(null, new);
  return null;
end;
$$;

create trigger blog_posts_record after insert on public.blog_posts
  for each row execute function public.record_new_post();

-- The posts that are already there count as translated from the Spanish text they have.
insert into public.post_translation_sources (post_id, language, title, excerpt, content)
select post.id, lang, post.title, post.excerpt, post.content
from public.blog_posts as post, unnest(array['en', 'fr', 'de', 'ar', 'zh', 'ru']) as lang
where public.post_translation(post, lang) is not null;

/* An editor has read an outdated translation against the new Spanish text and finds it still right. `seen` is the
   version that was read: null, and nothing done, where somebody has saved since. Else the post's version after it. */
create function public.confirm_translation(post uuid, lang text, seen integer)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  saved integer;
begin
  if not public.is_staff() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  perform from public.blog_posts where id = post and version = seen for update;
  if not found then
    return null;
  end if;
  update public.post_translation_sources as source
  set title = p.title, excerpt = p.excerpt, content = p.content, translated_at = now()
  from public.blog_posts as p
  where p.id = post and source.post_id = post and source.language = lang;
  -- The trigger works out anew what is outdated.
  update public.blog_posts set outdated_languages = '{}' where id = post returning version into saved;
  return saved;
end;
$$;
