-- The blog's search, equally fast whether or not anything is found, and with many posts.

/* A post's texts as readers of each language see them (SPEC 3.5), folded on each save. */
create table private.post_search (
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  language text not null references public.language_settings (language_code),
  text text not null,
  primary key (language, post_id)
);

create index post_search_by_text on private.post_search using gin (text extensions.gin_trgm_ops);

/* A text without its Markdown: 'lex artis' finds '**lex** artis', and addresses of links are not searched. */
create function private.without_markup(content text)
returns text
immutable
return case when content ~ '[]#>|*\\]' then
  regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
  content,
  '!?\[([^]\n]*)\]\([^\s()]*\)', '\1', 'g'),
  '(^|\n)[ \t]*(#{2,3}|>)[ \t]+', '\1', 'g'),
  '\n\|[-|: \t]+(?=\n|$)', '', 'g'),
  '(^|\n)\||[ \t]*\|(?=\n|$)', '\1', 'g'),
  '\*{1,3}|\\(?=[[:punct:]\n])', '', 'g') else content end;

create function private.index_post()
returns trigger
language plpgsql
as $$
declare
  post jsonb := to_jsonb(new);
begin
  insert into private.post_search as s (post_id, language, text)
  select new.id, l.language_code, private.fold(concat_ws(
    ' ',
    coalesce(nullif(post ->> ('title_' || l.language_code), ''), new.title),
    coalesce(nullif(post ->> ('excerpt_' || l.language_code), ''), new.excerpt),
    private.without_markup(coalesce(nullif(post ->> ('content_' || l.language_code), ''), new.content))
  ))
  from public.language_settings as l
  on conflict (language, post_id) do update set text = excluded.text where s.text <> excluded.text;
  return null;
end;
$$;

create trigger blog_posts_index after insert or update on public.blog_posts
  for each row execute function private.index_post();

/* One page of the published posts that contain each word of a text, or of all if it is empty, newest first, with the
   columns of a card alone. No policy applies, under which LIKE cannot use an index, so it checks itself what is published.
   The newest posts are searched first, which is enough for common words. Otherwise the trigram index finds the longest
   word, if it has three letters in a row. Planned for each call, since a plan for both would read all posts. */
create function private.search_posts(
  query text, lang text, in_category text default '', skipped integer default 0, amount integer default 12
)
returns setof public.blog_posts
language plpgsql
stable
set plan_cache_mode = force_custom_plan
as $$
declare
  newest constant integer := 500;
  reader text := coalesce((select language_code from public.language_settings where language_code = lang), 'es');
  patterns text[] := private.containing_words(left(query, 100));
  longest text := (
    select pattern from unnest(patterns) as pattern
    where pattern ~ '[[:alnum:]]{3}' order by char_length(pattern) desc limit 1
  );
  found uuid[];
begin
  skipped := greatest(skipped, 0);
  amount := least(amount, 100);
  found := array(
    select p.id
    from (
      select id, date, shown_categories from public.blog_posts
      where not hidden and deleted_at is null and date + publish_at <= (select private.office_now())
      order by date desc, id desc limit newest
    ) as p
    join private.post_search as s on s.post_id = p.id and s.language = reader
    where (in_category = '' or p.shown_categories @> array[in_category])
      and s.text like all (patterns)
    order by p.date desc, p.id desc
    limit amount offset skipped
  );
  if cardinality(found) < amount then
    found := array(
      select p.id
      from private.post_search as s join public.blog_posts as p on p.id = s.post_id
      where s.language = reader and (longest is null or s.text like longest)
        and not p.hidden and p.deleted_at is null and p.date + p.publish_at <= (select private.office_now())
        and (in_category = '' or p.shown_categories @> array[in_category])
        and s.text like all (patterns)
      order by p.date desc, p.id desc
      limit amount offset skipped
    );
  end if;
  return query
    select card.* from public.blog_posts as p,
      jsonb_populate_record(null::public.blog_posts, (
        select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(p))
        where key ~ '^(slug|title|excerpt|image_alt)(_..)?$' or key = any (
          '{id,date,category,shown_categories,image,hidden,show_on_homepage,languages,updated_at}')
      )) as card
    where p.id = any (found) order by p.date desc, p.id desc;
end;
$$;
