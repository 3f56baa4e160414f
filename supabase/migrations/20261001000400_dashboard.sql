-- The figures of the dashboard in one answer; what a role may not know is null in it.

create function public.dashboard()
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'enquiries', case when (select public.is_admin()) then (
      select jsonb_build_object(
        'new', count(*) filter (where status = 'new'),
        'urgent', count(*) filter (where status = 'new' and urgency <> 'normal'),
        'total', count(*)
      ) from public.contact_surveys) end,
    'posts', (
      select jsonb_build_object(
        'published', count(*) filter (where not hidden and date <= public.office_today()),
        'scheduled', count(*) filter (where not hidden and date > public.office_today()),
        'hidden', count(*) filter (where hidden),
        'outdated', count(*) filter (where outdated_languages <> '{}')
      ) from public.blog_posts where deleted_at is null),
    'translations', (
      select jsonb_object_agg(lang, jsonb_build_object(
        'done', (select count(*) from public.blog_posts as p
                 where deleted_at is null and public.post_translation(p, lang) is not null),
        'outdated', (select count(*) from public.blog_posts
                     where deleted_at is null and lang = any (outdated_languages))
      )) from unnest(array['en', 'fr', 'de', 'ar', 'zh', 'ru']) as lang),
    'testimonials', (
      select jsonb_build_object('active', count(*) filter (where active), 'total', count(*))
      from public.testimonials)
  )
  where (select public.is_staff());
$$;
