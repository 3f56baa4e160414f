-- What a translation service has proposed for posts, and who has read it. The service is called by the Edge Function
-- `translate` or by `npm start` (supabase/functions/_shared/translation).

/* Counts characters that the caller is about to have translated, and refuses those over the day's limit: at first a long
   post in all languages, three times. A service is paid by the character, so that a stolen session is limited too. They
   count before they are sent, so that calls at the same time cannot exceed it. Returns the caller. */
create function private.charge_translation(characters integer)
returns uuid
language sql
as $$
  select private.refuse_if(characters <= 0, 'no characters');
  select private.refuse_if(
    not private.may_call('translation', 200000, 'day', auth.uid()::text, characters),
    'the day''s limit is reached', 'translation_limit');
  select auth.uid();
$$;

/* A proposal for one paragraph of a post. The people have no foreign keys: as with versions, what was decided outlives
   the account. */
create table private.translation_proposals (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  language text not null references public.language_settings (language_code),
  field text not null check (field in ('title', 'excerpt', 'content')),
  -- The paragraph's place among those proposed together.
  place integer not null,
  -- The paragraph that was translated; the proposal is stale when the post no longer has it.
  spanish text not null,
  proposed text not null,
  -- Why it cannot be used; null if it can.
  flaw text check (flaw in ('empty', 'length', 'links', 'marks', 'kept', 'structure')),
  -- Terms of the firm that it should have used, as objects with `term` and `translation`.
  terms jsonb not null,
  service text not null,
  asked_by uuid not null,
  asked_at timestamptz not null default now(),
  decision text check (decision in ('accepted', 'dismissed', 'replaced')),
  decided_by uuid,
  decided_at timestamptz
);

create index translation_proposals_post on private.translation_proposals (post_id, language, asked_at);

/* Stores the proposals of one call for a person who was charged for it. Those of the same paragraphs that nobody has
   decided on are replaced. For the project's own key only: nobody can pass off a text as a machine's. */
create function private.record_proposals(post uuid, lang text, service text, person uuid, proposals jsonb)
returns void
language sql
as $$
  update private.translation_proposals as p
  set decision = 'replaced', decided_by = person, decided_at = now()
  from jsonb_array_elements(proposals) as one
  where p.post_id = post and p.language = lang and p.decision is null
    and p.field = one ->> 'field' and p.spanish = one ->> 'spanish';
  insert into private.translation_proposals
    (post_id, language, field, place, spanish, proposed, flaw, terms, service, asked_by)
  select post, lang, one ->> 'field', place, one ->> 'spanish', one ->> 'proposed', one ->> 'flaw', one -> 'terms',
    record_proposals.service, person
  from jsonb_array_elements(proposals) with ordinality as list (one, place);
$$;

/* The proposals for a translation, the latest first and in the order of the text. Replaced ones were never read
   and are left out. */
create function private.translation_proposals(post uuid, lang text)
returns table (
  id uuid, field text, spanish text, proposed text, flaw text, terms jsonb, service text,
  asked_by text, asked_at timestamptz, decision text, decided_by text, decided_at timestamptz
)
language sql
stable
as $$
  select p.id, p.field, p.spanish, p.proposed, p.flaw, p.terms, p.service,
    private.address_of(p.asked_by), p.asked_at, p.decision, private.address_of(p.decided_by), p.decided_at
  from private.translation_proposals as p
  where p.post_id = post and p.language = lang and p.decision is distinct from 'replaced'
  order by p.asked_at desc, p.place
  limit 500;
$$;

/* Records that the caller has accepted or dismissed proposals, and returns how many. One that cannot be used is never
   accepted, and another decision stays. */
create function private.decide_proposals(ids uuid[], decision text)
returns integer
language sql
as $$
  select private.refuse_if(decide_proposals.decision not in ('accepted', 'dismissed'), 'no such decision');
  with decided as (
    update private.translation_proposals as p
    set decision = decide_proposals.decision, decided_by = auth.uid(), decided_at = now()
    where p.id = any (ids) and p.decision is null and (p.flaw is null or decide_proposals.decision = 'dismissed')
    returning 1
  )
  select count(*)::integer from decided;
$$;
