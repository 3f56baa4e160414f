-- Enquiries as the admin area reads them: the search, one whole enquiry, and an export. All are logged.

/* The enquiries that contain each word of a text, a phone number in any notation, with the list's columns, to be
   filtered, sorted and paged like a table. Logged with how many are found and a hash of the words, since enough of them
   would find out what an enquiry says; the list repeats one for each urgency and page, which is one line a minute. */
create function private.search_surveys(query text)
returns table (
  id uuid, created_at timestamptz, name text, language text, practice_area text, urgency text, status text,
  overflow boolean, message_start text, limited_on date, special_consent_withdrawn_on date, answered_at timestamptz,
  assigned_to uuid, follow_up_on date, conflict text
)
language plpgsql
as $$
declare
  typed text := left(query, 200);
  found_ids uuid[];
  summary text;
begin
  found_ids := array(
    select s.id from public.contact_surveys as s
    where s.search_text like all (case
      when typed ~ '^[0-9 +().\-]{4,}$' then array[private.containing(regexp_replace(typed, '[^0-9]', '', 'g'))]
      else private.containing_words(typed) end)
  );
  summary := cardinality(found_ids) || ' ' || left(private.hash_of_day(concat(auth.uid(), typed)), 8);
  if not exists (
    select from private.access_log
    where seq = (select max(seq) from private.access_log where person = auth.uid())
      and action = 'searched' and detail = summary and at > now() - interval '1 minute'
  ) then
    perform private.log_access('searched', detail => summary);
  end if;
  return query
    select s.id, s.created_at, s.name, s.language, s.practice_area, s.urgency, s.status, s.overflow, s.message_start,
      s.limited_on, s.special_consent_withdrawn_on, s.answered_at, s.assigned_to, s.follow_up_on, s.conflict
    from public.contact_surveys as s where s.id = any (found_ids);
end;
$$;

/* Corrections without the old values, which are blocked (LOPDGDD, article 32). */
create function private.without_old_values(corrections jsonb)
returns jsonb
immutable
return (
  select coalesce(jsonb_agg(c - 'before' order by n), '[]')
  from jsonb_array_elements(corrections) with ordinality as t (c, n)
);

/* One whole enquiry; its sensitive columns are granted to nobody. The first time ends its alerts. */
create function private.open_survey(survey uuid)
returns setof public.contact_surveys
language sql
as $$
  select private.log_access_once('opened', array[id]) from public.contact_surveys where id = survey;
  update public.contact_surveys set opened_at = now() where id = survey and opened_at is null;
  select shown.* from public.contact_surveys as s, jsonb_populate_record(
    s, jsonb_build_object('corrections', private.without_old_values(s.corrections))) as shown
  where s.id = survey;
$$;

/* Whole enquiries, for a file; not those that may not be worked with (51_rights.sql). */
create function private.export_surveys(surveys uuid[])
returns setof public.contact_surveys
language sql
as $$
  select private.refuse_if(cardinality(surveys) > 1000, 'too many at once');
  -- Only what there is: invented ids would fill the log.
  select private.log_access('exported', array(
    select id from public.contact_surveys
    where id = any (surveys) and limited_on is null and special_consent_withdrawn_on is null));
  select shown.* from public.contact_surveys as s, jsonb_populate_record(
    s, jsonb_build_object('corrections', private.without_old_values(s.corrections))) as shown
  where s.id = any (surveys) and s.limited_on is null and s.special_consent_withdrawn_on is null
  order by s.created_at desc, s.id desc;
$$;

/* Changes several enquiries: {"status", "assigned_to"}. Only new ones become contacted, or an engagement would end. */
create function private.change_surveys(surveys uuid[], change jsonb)
returns setof uuid
language sql
as $$
  update public.contact_surveys set
    status = coalesce(change ->> 'status', status),
    assigned_to = case when change ? 'assigned_to' then (change ->> 'assigned_to')::uuid else assigned_to end
  where id = any (surveys[1:600])
    and (change ->> 'status' is distinct from 'contacted' or status = 'new')
    and (status <> coalesce(change ->> 'status', status)
      or change ? 'assigned_to' and assigned_to is distinct from (change ->> 'assigned_to')::uuid)
  returning id;
$$;
