drop function "private"."decide_proposals"(uuid[], text);

drop function "public"."decide_proposals"(uuid[], text);

create or replace function private.decide_proposals (
  ids      uuid[],
  decision text
)
  returns integer
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.require_staff();
  select private.refuse_if(decide_proposals.decision not in ('accepted', 'dismissed'), 'no such decision');
  with decided as (
    update private.translation_proposals as p
    set decision = decide_proposals.decision, decided_by = auth.uid(), decided_at = now()
    where p.id = any (ids) and p.decision is null and (p.flaw is null or decide_proposals.decision = 'dismissed')
    returning 1
  )
  select count(*)::integer from decided;
$function$;

create or replace function public.decide_proposals (
  ids      uuid[],
  decision text
)
  returns integer
  language sql
  set search_path to ''
  AS $function$
  select private.decide_proposals(ids, decision);
$function$;

revoke all on function "private"."decide_proposals"(uuid[], text) from public;

grant execute on function "private"."decide_proposals"(uuid[], text) to "authenticated";

grant execute on function "private"."decide_proposals"(uuid[], text) to "service_role";

revoke all on function "public"."decide_proposals"(uuid[], text) from public;

grant execute on function "public"."decide_proposals"(uuid[], text) to "authenticated";

grant execute on function "public"."decide_proposals"(uuid[], text) to "service_role";
