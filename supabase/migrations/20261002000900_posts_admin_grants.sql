-- Grants of the list of posts (see 20260901000900_grants.sql).

revoke all on function
  public.summarize_post(),
  public.posts_for_staff(text, text, text, text, integer, integer), public.post_counts(),
  public.post_categories_for_staff(), public.duplicate_post(uuid, text), public.unused_post_images()
  from public, anon, authenticated;

grant execute on function
  public.posts_for_staff(text, text, text, text, integer, integer), public.post_counts(),
  public.post_categories_for_staff(), public.duplicate_post(uuid, text), public.unused_post_images()
  to authenticated;
