-- The history of posts, for comparing and restoring: what each save changed, and who made it, however it was made.

create table private.post_versions (
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  -- The value of blog_posts.version that the save gave.
  version integer not null,
  saved_at timestamptz not null,
  -- Null for the project's own key and the database's console. No foreign key: the version outlives the account.
  saved_by uuid,
  -- The columns that staff write, by name.
  post jsonb not null,
  primary key (post_id, version)
);

/* What a version holds of a post. The cover is not part of it: its file is deleted when it is replaced. */
create function private.versioned_columns(post public.blog_posts)
returns jsonb
stable
return to_jsonb(post) - array[
  'id', 'version', 'created_at', 'updated_at', 'deleted_at', 'image', 'image_alt',
  'image_alt_en', 'image_alt_fr', 'image_alt_de', 'image_alt_ar', 'image_alt_zh', 'image_alt_ru',
  'shown_categories', 'languages',
  'written_languages', 'complete_languages', 'outdated_languages', 'search_titles'
];

/* Keeps the 50 newest versions of a post. */
create function private.record_post_version()
returns trigger
language plpgsql
as $$
begin
  if tg_op = 'UPDATE' and private.versioned_columns(new) = private.versioned_columns(old) then
    return null;
  end if;
  insert into private.post_versions (post_id, version, saved_at, saved_by, post)
    values (new.id, new.version, now(), auth.uid(), private.versioned_columns(new));
  delete from private.post_versions
  where post_id = new.id and version <= (
    select version from private.post_versions where post_id = new.id order by version desc offset 50 limit 1
  );
  return null;
end;
$$;

create trigger blog_posts_keep_version after insert or update on public.blog_posts
  for each row execute function private.record_post_version();

/* The versions of a post, the newest first, each with the columns that it changed; the oldest names none. */
create function private.post_versions(post uuid)
returns table (version integer, saved_at timestamptz, email text, changed text[])
language sql
stable
as $$
  select v.version, v.saved_at, private.address_of(v.saved_by),
    coalesce((
      select array_agg(now.key order by now.key)
      from jsonb_each(private.with_waiting_texts(v.post)) as now
        join jsonb_each(private.with_waiting_texts(v.before)) as was using (key)
      where now.value <> was.value
    ), '{}')
  from (
    select pv.version, pv.saved_at, pv.saved_by, pv.post, lag(pv.post) over (order by pv.version) as before
    from private.post_versions as pv
    where pv.post_id = post_versions.post
  ) as v
  order by v.version desc;
$$;

/* One version of a post in the form of post_for_staff(), with today's cover. */
create function private.post_version(post uuid, number integer)
returns setof public.blog_posts
language sql
stable
as $$
  select earlier.*
  from public.blog_posts as p join private.post_versions as v on v.post_id = p.id,
    -- Versions from before languages could wait do not name any.
    jsonb_populate_record(p, '{"waiting_texts": {}}' || v.post || private.with_waiting_texts(v.post)) as earlier
  where p.id = post_version.post and v.version = number;
$$;
