-- The firm's vocabulary for translations: which word of each language stands for a Spanish term, and which terms stay
-- Spanish.

create table public.translation_terms (
  id uuid primary key default gen_random_uuid(),
  term text not null check (char_length(btrim(term)) between 1 and 80),
  -- Never translated, in any language.
  keep boolean not null default false,
  -- Null where the language has no word of its own for it.
  term_en text, term_fr text, term_de text, term_ar text, term_zh text, term_ru text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint translation_terms_fit check (
    private.longest(term_en, term_fr, term_de, term_ar, term_zh, term_ru) <= 120
  ),
  constraint translation_terms_kept check (
    not keep or coalesce(term_en, term_fr, term_de, term_ar, term_zh, term_ru) is null
  )
);

create unique index translation_terms_once on public.translation_terms (lower(btrim(term)));
