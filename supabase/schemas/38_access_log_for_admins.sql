-- The access log as admins read it.

/* The lines before a number, newest first, of everyone or one person: fifty, and one that tells of another page. */
create function private.access_log_page(of_person uuid default null, before bigint default null)
returns table (
  seq bigint, at timestamptz, person uuid, who text, action text, subjects uuid[], about text, detail text
)
language sql
stable
as $$
  select l.seq, l.at, l.person, private.name_of(l.person), l.action, l.subjects[1:50],
    coalesce(private.name_of(l.subjects[1]), s.name), l.detail
  from private.access_log as l
  left join public.contact_surveys as s on s.id = l.subjects[1]
  where (of_person is null or l.person = of_person)
    and (before is null or l.seq < before)
  order by l.seq desc
  limit 51;
$$;

/* Whether the chain is intact, and who occurs in it. */
create function private.access_log_state()
returns jsonb
language sql
stable
as $$
  select jsonb_build_object(
    'broken_at', private.broken_access_log(),
    'lines', e.last - e.first,
    'last_hash', e.last_hash,
    'people', array(
      select jsonb_build_object('id', p.person, 'who', private.name_of(p.person))
      from (select distinct person from private.access_log where person is not null) as p
      order by private.name_of(p.person)))
  from private.access_log_ends as e;
$$;
