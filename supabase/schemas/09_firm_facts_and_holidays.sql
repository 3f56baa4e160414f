-- What the firm has changed of its contact details and opening hours, in one row; null is what src/site/firm.ts says.
-- Both are read together (src/site/firmFacts.ts).

/* Opening hours as in src/site/firm.ts: by weekday, one to three spans 'HH:MM' in order, none beginning before the one
   before has ended. Days without hours are left out, but not all of them. */
create function private.are_opening_hours(hours jsonb)
returns boolean
immutable
return jsonb_typeof(hours) = 'object' and hours <> '{}' and not exists (
  select from jsonb_each_text(case jsonb_typeof(hours) when 'object' then hours end) as days (day, spans)
  where day !~ '^[0-6]$'
    or spans !~ '^\[\["([01]\d|2[0-3]):[0-5]\d", "([01]\d|2[0-3]):[0-5]\d"\](, \["([01]\d|2[0-3]):[0-5]\d", "([01]\d|2[0-3]):[0-5]\d"\]){0,2}\]$'
    or exists (
      select from (
        select found[1] as at, lag(found[1]) over (order by number) as before
        from regexp_matches(spans, '\d\d:\d\d', 'g') with ordinality as times (found, number)
      ) as times
      where at <= before
    )
);

/* A text of one line for each language that has one. */
create function private.are_prices(prices jsonb)
returns boolean
immutable
return jsonb_typeof(prices) = 'object' and prices <> '{}' and not exists (
  select from jsonb_each(case jsonb_typeof(prices) when 'object' then prices end) as each (language, price)
  where language !~ '^[a-z]{2}$' or jsonb_typeof(price) <> 'string' or char_length(price #>> '{}') not between 1 and 80
    or price #>> '{}' ~ '[\u0001-\u001f\u007f\u202a-\u202e\u2066-\u2069]'
);

create table public.firm_facts (
  id boolean primary key default true check (id),
  -- E.164, as many as src/features/admin/firm allows.
  phones text[] check (
    array_ndims(phones) = 1 and array_position(phones, null) is null
    and array_to_string(phones, ' ') ~ '^\+[1-9][0-9]{6,14}( \+[1-9][0-9]{6,14}){0,3}$'
  ),
  chat_number text check (chat_number ~ '^\+[1-9][0-9]{6,14}$'),
  email text check (char_length(email) <= 254 and email ~ '^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$'),
  street text check (char_length(street) between 3 and 120 and street !~ '[\u0001-\u001f\u007f\u202a-\u202e\u2066-\u2069]'),
  postal_code text check (postal_code ~ '^[A-Z0-9][A-Z0-9 -]{1,8}[A-Z0-9]$'),
  opening_hours jsonb check (private.are_opening_hours(opening_hours)),
  -- The holidays to come, which the triggers of public.holidays keep here: read and published with the hours.
  closed_days date[] not null default '{}',
  -- What the first consultation costs, by language; null says nothing of it.
  consultation_price jsonb check (private.are_prices(consultation_price))
);

insert into public.firm_facts default values;

create policy "everyone reads the firm's facts"
  on public.firm_facts for select to anon, authenticated
  using (true);

-- Days on which the office is closed despite its opening hours. The site says so, nothing can be booked, and they do
-- not count towards the time to answer (src/site/answerClock.ts).

create table public.holidays (
  day date primary key,
  name text not null default '' check (char_length(name) <= 80)
);

create function private.publish_closed_days()
returns trigger
language plpgsql
as $$
begin
  update public.firm_facts
  set closed_days = array(select h.day from public.holidays as h where h.day >= current_date order by h.day)
  where true;
  return null;
end;
$$;

create trigger holidays_shown after insert or delete on public.holidays
  for each statement execute function private.publish_closed_days();
