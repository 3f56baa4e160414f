drop function "private"."surveys_of_person"(uuid);

drop function "public"."surveys_of_person"(uuid);

create or replace function private.surveys_of_person (
  survey uuid
)
  returns table (
    id             uuid,
    name           text,
    created_at     timestamp with time zone,
    status         text,
    same_email     boolean,
    same_phone     boolean,
    opposing_party text,
    appointment_at timestamp with time zone,
    limited        boolean,
    client         text
  )
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  one public.contact_surveys;
  found_ids uuid[];
begin
  select * into one from public.contact_surveys as s where s.id = survey and (select private.is_admin());
  if one.id is null then
    return;
  end if;
  select array_agg(s.id order by s.id) into found_ids from public.contact_surveys as s
  where s.id = one.id or lower(s.email) = lower(one.email)
    or right(regexp_replace(s.phone, '[^0-9]', '', 'g'), 9) = right(regexp_replace(one.phone, '[^0-9]', '', 'g'), 9);
  perform private.log_access_once('searched', found_ids, cardinality(found_ids)::text);
  return query
    select s.id, s.name, s.created_at, s.status, coalesce(lower(s.email) = lower(one.email), false),
      coalesce(
        right(regexp_replace(s.phone, '[^0-9]', '', 'g'), 9) = right(regexp_replace(one.phone, '[^0-9]', '', 'g'), 9),
        false),
      s.opposing_party, s.appointment_at, s.limited_on is not null,
      (select min(c.name) from public.clients as c where private.fold(c.name) = private.fold(s.name))
    from public.contact_surveys as s where s.id = any (found_ids);
end;
$function$;

create or replace function public.surveys_of_person (
  survey uuid
)
  returns table (
    id             uuid,
    name           text,
    created_at     timestamp with time zone,
    status         text,
    same_email     boolean,
    same_phone     boolean,
    opposing_party text,
    appointment_at timestamp with time zone,
    limited        boolean,
    client         text
  )
  language sql
  set search_path to ''
  AS $function$
  select * from private.surveys_of_person(survey);
$function$;

revoke all on function "private"."surveys_of_person"(uuid) from public;

grant execute on function "private"."surveys_of_person"(uuid) to "authenticated";

grant execute on function "private"."surveys_of_person"(uuid) to "service_role";

revoke all on function "public"."surveys_of_person"(uuid) from public;

grant execute on function "public"."surveys_of_person"(uuid) to "authenticated";

grant execute on function "public"."surveys_of_person"(uuid) to "service_role";
