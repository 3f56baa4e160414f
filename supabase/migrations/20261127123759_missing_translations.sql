-- A post lacks translations into the languages that readers can choose, not into one that is switched off.

create or replace function private.posts_for_staff(
  query text,
  in_state text,
  in_category text,
  in_language text,
  after_date date,
  after_id uuid,
  page_size integer
)
returns table (
  id uuid, slug text, title text, date date, publish_at time, category text, image text, hidden boolean,
  show_on_homepage boolean, deleted_at timestamptz, written text[], complete text[], outdated text[],
  waiting text[], wanted jsonb
)
language plpgsql
stable
security definer
set search_path = ''
-- Planned for the filter of each call: a generic plan would read every post.
set plan_cache_mode = force_custom_plan
as $$
begin
  return query
  select
    p.id, p.slug, p.title, p.date, p.publish_at, p.category, p.image, p.hidden, p.show_on_homepage, p.deleted_at,
    p.written_languages, p.complete_languages, p.outdated_languages, array(select jsonb_object_keys(p.waiting_texts)),
    (
      select coalesce(jsonb_object_agg(w.language, w.wishes), '{}')
      from private.translation_wishes as w where w.post_id = p.id and w.language <> all (p.languages)
    )
  from public.blog_posts as p
  where (select private.is_staff())
    and (p.date, p.id) < (after_date, after_id)
    and (p.deleted_at is not null) = (in_state = 'bin')
    and case in_state
      when 'published' then not p.hidden and p.date + p.publish_at <= (select private.office_now())
      when 'scheduled' then not p.hidden and p.date + p.publish_at > (select private.office_now())
      when 'hidden' then p.hidden
      when 'outdated' then
        case in_language when '' then p.outdated_languages <> '{}' else in_language = any (p.outdated_languages) end
      when 'waiting' then
        p.waiting_texts <> '{}' and (in_language = '' or p.waiting_texts ? in_language)
      when 'wanted' then exists (
        select from private.translation_wishes as w
        where w.post_id = p.id and w.language <> all (p.languages) and (in_language = '' or w.language = in_language)
      )
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
    and (query = '' or p.search_titles like all (private.containing_words(query)))
  order by p.date desc, p.id desc
  limit least(page_size, 101);
end;
$$;
