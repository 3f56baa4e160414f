-- Searches of enquiries are in the access log.

alter table private.access_log drop constraint access_log_action_check;
alter table private.access_log add constraint access_log_action_check check (action in (
  'signed_in', 'second_factor', 'opened', 'exported', 'archived', 'erased', 'role', 'setting', 'texts',
  'sessions_ended', 'factor', 'password', 'email', 'post', 'replied', 'status', 'template', 'holiday', 'language',
  'compared', 'clients', 'review_link', 'appointment', 'searched'
));

/* The enquiries that contain a text, a phone number in any notation; none for anyone but admins. Security definer,
   because the searched column is granted to nobody. Logged with how many are found, since enough searches would find
   out what an enquiry says; the list repeats one for each urgency and page, which is one line a minute. */
create or replace function private.find_surveys(query text)
returns setof uuid
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  found_ids uuid[];
begin
  if not private.is_admin() then
    return;
  end if;
  select coalesce(array_agg(id), '{}') into found_ids
  from public.contact_surveys
  where search_text like private.containing(
    case
      when query ~ '^[0-9 +().\-]{4,}$' then regexp_replace(left(query, 200), '[^0-9]', '', 'g')
      else private.fold(btrim(left(query, 200)))
    end
  );
  if not exists (
    select from private.access_log
    where seq = (select max(seq) from private.access_log where person = auth.uid())
      and action = 'searched' and detail = cardinality(found_ids)::text and at > now() - interval '1 minute'
  ) then
    perform private.log_access('searched', detail => cardinality(found_ids)::text);
  end if;
  return query select unnest(found_ids);
end;
$$;

/* The same with the list's columns, to be filtered, sorted and paged like a table. */
create or replace function public.search_surveys(query text)
returns table (
  id uuid, created_at timestamptz, name text, language text, practice_area text, urgency text, status text,
  overflow boolean, message_start text
)
language sql
volatile
set search_path = ''
as $$
  select s.id, s.created_at, s.name, s.language, s.practice_area, s.urgency, s.status, s.overflow, s.message_start
  from public.contact_surveys as s
  where s.id in (select private.find_surveys(left(query, 200)));
$$;
