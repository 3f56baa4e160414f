-- Grants of the function above (see 20260901000900_grants.sql).

revoke all on function public.save_texts(jsonb) from public, anon, authenticated;
grant execute on function public.save_texts(jsonb) to authenticated;
