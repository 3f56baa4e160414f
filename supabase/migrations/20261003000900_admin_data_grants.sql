-- Grants of the functions above (see 20260901000900_grants.sql).

revoke all on function
  public.search_surveys(text), public.surveys_of_person(uuid), public.expired_surveys(),
  public.survey_erasure_history()
  from public, anon, authenticated;

grant execute on function
  public.search_surveys(text), public.surveys_of_person(uuid), public.expired_surveys(),
  public.survey_erasure_history()
  to authenticated;
