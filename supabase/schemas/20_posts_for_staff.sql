-- Posts as the admin area reads them: one to edit, the list, and the numbers of each state.

/* A whole post to edit, in the bin or not, with the texts of waiting languages in their columns. */
create function private.post_for_staff(post uuid)
returns setof public.blog_posts
language sql
stable
as $$
  select whole.*
  from public.blog_posts as p, jsonb_populate_record(p, private.with_waiting_texts(to_jsonb(p))) as whole
  where p.id = post;
$$;

/* A page of posts, newest first, after the one with this date and id. `in_state` is published, scheduled, hidden,
   outdated, missing, waiting or bin, else all but the bin. `in_language` narrows the three in the middle to one. */
create function private.posts_for_staff(
  query text default '',
  in_state text default '',
  in_category text default '',
  in_language text default '',
  after_date date default 'infinity',
  after_id uuid default 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  page_size integer default 25
)
returns table (
  id uuid, slug text, title text, date date, publish_at time, category text, image text, hidden boolean,
  show_on_homepage boolean, deleted_at timestamptz, written text[], complete text[], outdated text[],
  waiting text[]
)
language plpgsql
stable
-- Planned for the filter of each call: a generic plan would read every post.
set plan_cache_mode = force_custom_plan
as $$
begin
  return query
  select
    p.id, p.slug, p.title, p.date, p.publish_at, p.category, p.image, p.hidden, p.show_on_homepage, p.deleted_at,
    p.written_languages, p.complete_languages, p.outdated_languages, array(select jsonb_object_keys(p.waiting_texts))
  from public.blog_posts as p
  where (p.date, p.id) < (after_date, after_id)
    and (p.deleted_at is not null) = (in_state = 'bin')
    and case in_state
      when 'published' then not p.hidden and p.date + p.publish_at <= (select private.office_now())
      when 'scheduled' then not p.hidden and p.date + p.publish_at > (select private.office_now())
      when 'hidden' then p.hidden
      when 'outdated' then
        case in_language when '' then p.outdated_languages <> '{}' else in_language = any (p.outdated_languages) end
      when 'waiting' then
        p.waiting_texts <> '{}' and (in_language = '' or p.waiting_texts ? in_language)
      when 'missing' then
        case in_language
          when '' then exists (
            select from public.language_settings as l
            where l.is_active and not l.is_default and l.language_code <> all (p.complete_languages)
          )
          else in_language <> all (p.complete_languages) end
      else true
    end
    and (in_category = '' or p.category = in_category or in_category = any (p.additional_categories))
    and (query = '' or p.search_titles like all (private.containing_words(left(query, 200))))
  order by p.date desc, p.id desc
  limit least(page_size, 101);
end;
$$;

/* The number of posts in each state of the list. */
create function private.post_counts()
returns table (
  every bigint, published bigint, scheduled bigint, hidden bigint, outdated bigint, waiting bigint, bin bigint
)
language sql
stable
as $$
  select
    count(*) filter (where live),
    count(*) filter (where live and not p.hidden and p.date + p.publish_at <= (select private.office_now())),
    count(*) filter (where live and not p.hidden and p.date + p.publish_at > (select private.office_now())),
    count(*) filter (where live and p.hidden),
    count(*) filter (where live and p.outdated_languages <> '{}'),
    count(*) filter (where live and p.waiting_texts <> '{}'),
    count(*) filter (where not live)
  from public.blog_posts as p, lateral (select p.deleted_at is null) as state (live);
$$;
