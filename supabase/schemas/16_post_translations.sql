-- Which Spanish text each translation was made from, and so which translations are outdated.

/* The Spanish text that each translation was made from, with the paragraphs that an editor has confirmed since. It is
   outdated while this differs from the post's Spanish text. */
create table public.post_translation_sources (
  -- Deferred, since prepare_post() writes it before the post is there (17_post_saving.sql).
  post_id uuid not null references public.blog_posts (id) on delete cascade initially deferred,
  language text not null references public.language_settings (language_code),
  title text not null,
  excerpt text not null,
  content text not null,
  translated_at timestamptz not null default now(),
  primary key (post_id, language)
);

/* A post as JSON with the texts of waiting languages in their columns, and these languages in `waiting_languages`. */
create function private.with_waiting_texts(post jsonb)
returns jsonb
immutable
return (post - 'waiting_texts') || coalesce((
  select jsonb_object_agg(field || '_' || language, texts -> field)
  from jsonb_each(post -> 'waiting_texts') as waiting (language, texts),
    unnest(array['title', 'excerpt', 'content', 'image_alt', 'slug']) as field
), '{}') || jsonb_build_object('waiting_languages', array(
  select language from jsonb_object_keys(post -> 'waiting_texts') as language order by language
));

/* The title, excerpt and content of one translation from a post of with_waiting_texts(); null if all are empty. */
create function private.translation_of(post jsonb, lang text)
returns text[]
immutable
return (
  select case when concat(variadic texts) <> '' then texts end
  from (select array[post ->> ('title_' || lang), post ->> ('excerpt_' || lang), post ->> ('content_' || lang)]) as t (texts)
);

/* A text's paragraphs, as empty lines part them. */
create function private.paragraphs(content text)
returns text[]
language sql
immutable
as $$
  select coalesce(array_agg(btrim(p, E' \t\r\n')) filter (where btrim(p, E' \t\r\n') <> ''), '{}')
  from regexp_split_to_table(content, E'\n[ \t\r]*\n') as p;
$$;

/* Whether a translation has a paragraph for each Spanish one, none of which is still the Spanish text. */
create function private.is_whole(spanish text, translation text)
returns boolean
immutable
return (
  select cardinality(theirs) >= cardinality(own) and not exists (
    select from unnest(theirs) as p where char_length(p) > 40 and not starts_with(p, '![') and p = any (own)
  )
  from (select private.paragraphs(spanish) as own, private.paragraphs(translation) as theirs) as texts
);

/* Records that an editor has confirmed an outdated translation against a Spanish text; without one, against that of
   version `seen`. Returns the post's version, which stays; null, and changes nothing, if somebody has saved since. */
create function private.confirm_translation(post uuid, lang text, seen integer, spanish jsonb default null)
returns integer
language sql
as $$
  select from public.blog_posts where id = post and version = seen for update;
  update public.post_translation_sources as source
  set title = coalesce(spanish ->> 'title', p.title),
      excerpt = coalesce(spanish ->> 'excerpt', p.excerpt),
      content = coalesce(spanish ->> 'content', p.content),
      translated_at = now()
  from public.blog_posts as p
  where p.id = post and p.version = seen and source.post_id = post and source.language = lang;
  -- The trigger recomputes which translations are outdated.
  update public.blog_posts set outdated_languages = '{}' where id = post and version = seen returning version;
$$;
