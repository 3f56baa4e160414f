-- When the firm is warned that an answer will soon be late. A mail sender computes the time by opening hours and
-- holidays (src/site/answerClock.ts) soon after the enquiry has come in; queue_mails_by_clock() queues the mail.

create table private.answer_warnings (
  survey_id uuid primary key references public.contact_surveys (id) on delete cascade,
  -- 'infinity' if it was too late for a warning when the time was computed.
  at timestamptz not null
);

/* New enquiries without a time yet. One without an alert came with an archive, whose original warns of it. */
create function private.unplanned_warnings()
returns setof public.contact_surveys
language sql
stable
as $$
  select s.* from public.contact_surveys as s
  where s.status = 'new' and s.limited_on is null
    and not exists (select from private.answer_warnings as w where w.survey_id = s.id)
    and exists (select from private.mail_outbox as m where m.survey_id = s.id and m.kind = 'alert')
  order by s.created_at
  limit 50;
$$;

/* Stores the times that a sender has computed, by the ids of the enquiries. */
create function private.plan_warnings(times jsonb)
returns void
language sql
as $$
  insert into private.answer_warnings (survey_id, at)
  select s.id, t.value::timestamptz
  from jsonb_each_text(times) as t join public.contact_surveys as s on s.id = t.key::uuid
  on conflict do nothing;
$$;

/* After a change of holidays, opening hours or time zone (88_tables.sql) all future times are computed again. */
create function private.plan_warnings_again()
returns trigger
language plpgsql
as $$
begin
  delete from private.answer_warnings where at > private.office_instant();
  return null;
end;
$$;
