-- Grants of the admin area's tables and functions (see 20260901000900_grants.sql).

revoke all on public.post_translation_sources, public.post_old_slugs, public.settings, public.survey_erasures
  from anon, authenticated;

grant select on public.post_translation_sources to authenticated;
grant select on public.post_old_slugs to anon, authenticated;
grant select, update (survey_retention_months) on public.settings to authenticated;
grant select on public.survey_erasures to authenticated;

revoke all on function
  public.post_translation(public.blog_posts, text), public.prepare_post(), public.record_new_post(),
  public.record_translation_sources(public.blog_posts, public.blog_posts),
  public.confirm_translation(uuid, text, integer), public.record_survey_erasure(), public.erase_person(uuid),
  public.erase_expired_surveys(), public.keep_an_admin(), public.staff_members(),
  public.invite_staff(text, public.staff_role), public.dashboard()
  from public, anon, authenticated;

grant execute on function
  public.post_translation(public.blog_posts, text), public.confirm_translation(uuid, text, integer),
  public.erase_person(uuid), public.erase_expired_surveys(), public.staff_members(),
  public.invite_staff(text, public.staff_role), public.dashboard()
  to authenticated;
