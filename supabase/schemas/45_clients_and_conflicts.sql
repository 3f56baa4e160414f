-- Possible conflicts of interest (PRODUCT 5): the other party of an enquiry is compared with the firm's clients and with
-- those who wrote, and who wrote with the other parties. Names are compared in Latin letters by how they sound, so that
-- 'Шевченко' meets 'Schewtschenko', and 'محمد' meets 'Mohamed'.

/* The firm's clients, by name only, as an admin has imported them. */
create table public.clients (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (char_length(btrim(name, E' \t\r\n')) between 2 and 120),
  created_at timestamptz not null default now()
);

/* Imports an array of names, skipping those already there, and returns how many there are then. With `replacing`, names that are
   not in the import are removed. */
create function private.import_clients(names jsonb, replacing boolean)
returns integer
language sql
as $$
  delete from public.clients where replacing and not names ? name;
  insert into public.clients (name) select distinct jsonb_array_elements_text(names) on conflict do nothing;
  select count(*)::integer from public.clients;
$$;

/* The Latin form of each letter of Cyrillic, Arabic, Chinese and extended Latin. Its rows are in the initial migration,
   as the library any-ascii 0.3.3 (ISC) gives them, but where names are spelled otherwise: Arabic vowels, and digraphs. */
create table private.letters (
  letter text primary key,
  latin text not null
);

/* A name in lower-case Latin letters. A Chinese name gets its family name apart, as it has in Latin script; in Arabic
   the article is left out, and the letters of long vowels are vowels unless they begin a word. */
create function private.latin(name text)
returns text
language sql
stable
as $$
  -- A subquery, because a join would read all letters for each name.
  select lower(string_agg(
    coalesce((select l.latin from private.letters as l where l.letter = c.letter), c.letter), '' order by c.place))
  from string_to_table(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      normalize(name, NFKC),
      '^\s*((?:欧阳|歐陽|司马|司馬|上官|诸葛|諸葛|司徒)(?=[一-鿿])|[一-鿿])([一-鿿]{1,2})\s*$', '\1 \2'),
      '(^|[\s-])ال(?=\S)', '\1', 'g'),
      '(\S)و', '\1u', 'g'),
      '(\S)ي', '\1i', 'g'),
      '[''’‘ʼ`]', '', 'g'),
    null) with ordinality as c (letter, place);
$$;

/* The words of a name without titles, particles and legal forms; all of them if there are no others. */
create function private.words_of_name(name text)
returns text[]
stable
return (
  with words as (
    select word, word <> all ('{
      sr,sra,srta,don,dona,mr,mrs,ms,dr,dra,herr,frau,mme,mlle,m,
      de,del,la,las,los,le,el,al,y,e,i,and,und,et,von,van,der,den,zu,da,do,dos,du,di,bin,ibn,bn,
      s,l,a,sl,slu,sa,sau,sc,gmbh,ag,kg,co,ltd,llc,inc,ooo,sarl
    }'::text[]) as tells
    from regexp_split_to_table(
      regexp_replace(regexp_replace(
        private.latin(name),
        -- Written as one word or two: Abderrahman, Noureddine.
        '\m(abd)(?:[aeu][lr])?(?=[ -]?[a-z])[ -]?', '\1 ', 'g'), '(?<=[a-z]{2})[aeu]dd[ie]+ne?\M', ' din', 'g'),
      '[^a-z0-9]+'
    ) as word
    where word <> ''
  )
  select coalesce(array_agg(word) filter (where tells), array_agg(word), '{}') from words
);

/* How a word sounds, roughly: its consonants in classes that languages spell differently, '0' for a vowel that it
   begins with. Few regular expressions, because PostgreSQL keeps only 32 compiled. */
create function private.sound(word text)
returns text
language plpgsql
immutable
as $$
declare
  sound text := regexp_replace(word, '(.)\1+', '\1', 'g');
begin
  if sound like 'ye%' then -- Yelena, Elena
    sound := substr(sound, 2);
  end if;
  -- José and Хосе, Gamal and Джамал, Yusuf and Jusuf: '1' until all rules about 'h' are applied.
  sound := regexp_replace(sound, '^y|dzh|dsch|dj|j|kh', '1', 'g');
  sound := regexp_replace(sound, 't?sch|shch|zh|sh|t?ch|t[sz]|cz|c(?=[eiy])|^x|z', 's', 'g');
  sound := replace(replace(replace(replace(sound, 'gh', 'g'), 'ph', 'f'), 'th', 't'), 'dh', 'd');
  sound := replace(replace(replace(sound, 'qu', 'k'), 'ck', 'k'), 'x', 'ks');
  sound := regexp_replace(translate(sound, 'vwpcq', 'ffbkk'), '^[aeiou]+', '0');
  if sound like '%ng' then -- Wang, Ван
    sound := left(sound, -1);
  end if;
  return coalesce(nullif(translate(sound, '1gaeiouy', 'hh'), ''), word);
end;
$$;

/* How alike two names are, from 0 to 1: each word of the shorter one with the most similar word of the other, by its
   trigrams and its sound; of names of the same length also the other way round. A short sound says little, and so does
   one word of several. */
create function private.name_score(words text[], sounds text[], other_words text[], other_sounds text[])
returns real
immutable
return (
  with pairs as (
    select a.place as a, b.place as b,
      greatest(
        extensions.similarity(a.word, b.word),
        case when a.sound = b.sound
          then case length(a.sound) when 1 then 0.4 when 2 then 0.65 else 0.8 end
            + 0.2 * extensions.similarity(a.word, b.word)
          else 0.8 * extensions.similarity(a.sound, b.sound)
        end) as alike
    from unnest(words, sounds) with ordinality as a (word, sound, place)
    cross join unnest(other_words, other_sounds) with ordinality as b (word, sound, place)
  )
  select case
    when cardinality(words) = cardinality(other_words) then least(forth.score, back.score)
    when least(cardinality(words), cardinality(other_words)) = 1 then 0.8 * greatest(forth.score, back.score)
    when cardinality(words) < cardinality(other_words) then forth.score
    else back.score
  end::real
  from (select avg(best) from (select max(alike) as best from pairs group by a) as words) as forth (score),
    (select avg(best) from (select max(alike) as best from pairs group by b) as words) as back (score)
);

/* What is compared: the words of each client, of who wrote an enquiry and of the other party. */
create table private.names (
  id uuid primary key default gen_random_uuid(),
  part text not null check (part in ('client', 'sender', 'opponent')),
  client_id uuid references public.clients (id) on delete cascade,
  survey_id uuid references public.contact_surveys (id) on delete cascade,
  words text[] not null,
  sounds text[] not null
);

create index names_by_sound on private.names using gin (sounds);

/* The names of a client or an enquiry as they are now; none while the processing of the enquiry is restricted. */
create function private.keep_names()
returns trigger
language plpgsql
as $$
declare
  changed jsonb := to_jsonb(new);
  client uuid := case tg_table_name when 'clients' then new.id end;
begin
  delete from private.names where client_id = new.id or survey_id = new.id;
  insert into private.names (part, client_id, survey_id, words, sounds)
  select part, client, case when client is null then new.id end, words,
    array(select private.sound(word) from unnest(words) as word)
  from (values
    (case when client is null then 'sender' else 'client' end, new.name), ('opponent', changed ->> 'opposing_party')
  ) as named (part, name), private.words_of_name(name) as words
  where name is not null and changed ->> 'limited_on' is null;
  return null;
end;
$$;

create trigger clients_names after insert on public.clients
  for each row execute function private.keep_names();
create trigger contact_surveys_names
  after insert or update of name, opposing_party, limited_on on public.contact_surveys
  for each row execute function private.keep_names();

/* The names that may belong to a conflict of each of these enquiries; those that are probably automatic count for
   nobody. */
create function private.matching_names(surveys uuid[])
returns table (of_survey uuid, part text, client_id uuid, survey_id uuid, score real)
language sql
stable
as $$
  select own.survey_id, other.part, other.client_id, other.survey_id, alike.score
  from private.names as own
  join private.names as other on other.sounds && own.sounds
    and (own.part = 'opponent' and other.part in ('client', 'sender')
      or own.part = 'sender' and other.part = 'opponent')
    and other.survey_id is distinct from own.survey_id
    and not exists (select from public.contact_surveys as s where s.id = other.survey_id and s.overflow)
    -- Cheaper than the score by far, which leaves out most of those who share a common name.
    and (least(cardinality(own.words), cardinality(other.words)) = 1 or extensions.similarity(
      array_to_string(own.sounds, ' '), array_to_string(other.sounds, ' ')) >= 0.3)
  cross join lateral private.name_score(own.words, own.sounds, other.words, other.sounds) as alike (score)
  where own.survey_id = any (surveys) and alike.score >= 0.7;
$$;

/* The possible conflicts of an enquiry, the most similar names first. The log says that names were compared. */
create function private.conflicts(survey uuid)
returns table (part text, survey_id uuid, name text, received_at timestamptz, compared text, score real)
language sql
as $$
  select private.log_access_once('compared', array[id]) from public.contact_surveys where id = survey;
  select m.part, m.survey_id, coalesce(c.name, case m.part when 'sender' then s.name else s.opposing_party end),
    s.created_at, case m.part when 'opponent' then own.name else own.opposing_party end, m.score
  from private.matching_names(array[survey]) as m
  join public.contact_surveys as own on own.id = m.of_survey
  left join public.clients as c on c.id = m.client_id
  left join public.contact_surveys as s on s.id = m.survey_id
  order by m.score desc, s.created_at desc nulls first
  limit 10;
$$;

/* Which of these enquiries have possible conflicts, for the list. It names nobody, so it is not logged. */
create function private.with_conflicts(surveys uuid[])
returns setof uuid
language sql
stable
as $$
  select distinct of_survey from private.matching_names(surveys[1:600]);
$$;

/* Imports and removals of clients, without their names. */
create function private.log_clients()
returns trigger
language plpgsql
as $$
declare
  changed integer := (select count(*) from names);
begin
  if changed > 0 then
    perform private.log_access('clients', '{}', case tg_op when 'INSERT' then 'added ' else 'removed ' end || changed);
  end if;
  return null;
end;
$$;

create trigger clients_log_insert after insert on public.clients
  referencing new table as names for each statement execute function private.log_clients();
create trigger clients_log_delete after delete on public.clients
  referencing old table as names for each statement execute function private.log_clients();

/* Records what an admin has found about a conflict of an enquiry: 'none', 'refused', or null to settle it again. Who and
   when is the database's, and the log keeps each decision. */
create function private.settle_conflict(survey uuid, outcome text)
returns void
language sql
as $$
  with settled as (
    update public.contact_surveys set
      conflict = outcome,
      conflict_by = case when outcome is not null then private.name_of(auth.uid()) end,
      conflict_at = case when outcome is not null then now() end
    where id = survey and conflict is distinct from outcome
    returning id
  )
  select private.log_access('conflict', array[id], coalesce(outcome, 'open')) from settled;
$$;
