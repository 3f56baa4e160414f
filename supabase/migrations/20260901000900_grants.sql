-- What each role may even try; the policies decide the rest. Supabase grants everything on new tables to
-- everybody by default, so this takes all away first. A later migration that adds a table ends in a
-- *_grants.sql of its own; the embedded backend applies these files again at every start (docs/architecture.md).

revoke all on all tables in schema public from anon, authenticated;
revoke all on all functions in schema public from public, anon, authenticated;
grant usage on schema public to anon, authenticated;

grant select on public.language_settings to anon, authenticated;
grant insert, update, delete on public.language_settings to authenticated;

-- Consent and verification of an opinion are for staff alone: testimonials_for_staff().
grant select (
  id, name, role, testimonial, image, platform_logo, active, created_at,
  name_en, role_en, testimonial_en, name_fr, role_fr, testimonial_fr, name_de, role_de, testimonial_de,
  name_ar, role_ar, testimonial_ar, name_zh, role_zh, testimonial_zh, name_ru, role_ru, testimonial_ru
) on public.testimonials to anon, authenticated;
grant select (updated_at), insert, update, delete on public.testimonials to authenticated;

grant select on public.blog_posts to anon, authenticated;
grant insert, update, delete on public.blog_posts to authenticated;

grant select on public.stats_realtime to anon, authenticated;
grant update (web_visitors, blog_visitors, web_unique_visitors, blog_unique_visitors)
  on public.stats_realtime to anon, authenticated;
grant select on public.stats_daily to authenticated;

grant insert (
  name, email, phone, language, channel, practice_area, urgency, message, source,
  consent, consent_language, consent_version, fill_seconds
) on public.contact_surveys to anon, authenticated;
grant select, update (status, notes), delete on public.contact_surveys to authenticated;

grant select on public.text_overrides to anon, authenticated;
grant insert, update, delete on public.text_overrides to authenticated;

grant select, insert, update, delete on public.staff to authenticated;

grant execute on function
  public.is_staff(), public.is_admin(), public.office_today(), public.current_stats_id(), public.fold(text),
  public.search_posts(text, text), public.post_categories()
  to anon, authenticated;
grant execute on function public.testimonials_for_staff() to authenticated;
