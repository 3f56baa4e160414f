-- The dashboard's figures in one call. Parts that the caller's role may not see are null; all is null for anyone but
-- staff.

create function public.dashboard()
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'enquiries', case when (select private.is_admin()) then (
      select jsonb_build_object(
        'new', count(*) filter (where not overflow),
        'urgent', count(*) filter (where not overflow and urgency <> 'normal'),
        'overflow', count(*) filter (where overflow))
      from public.contact_surveys where status = 'new') end,
    'posts', (
      select jsonb_build_object(
        'published', published, 'scheduled', scheduled, 'hidden', hidden, 'outdated', outdated, 'wanted', wanted)
      from private.post_counts()),
    'translations', (
      select jsonb_object_agg(language, jsonb_build_object('done', done, 'outdated', outdated))
      from private.translation_counts()),
    'testimonials', (
      select jsonb_build_object('active', count(*) filter (where active), 'total', count(*))
      from public.testimonials where deleted_at is null)
  )
  where (select private.is_staff());
$$;
