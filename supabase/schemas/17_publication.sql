-- What the world reads, and when it last changed. Whoever serves prerendered pages compares the revision with that of
-- its pages (docs/decisions/0017-publication.md).

create table private.publication (
  id boolean primary key default true check (id),
  revision bigint not null default 1
);

insert into private.publication default values;

/* The update makes changes of what is public take turns, so that a revision that has been read covers all before it. */
create function private.raise_revision()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.publication set revision = revision + 1;
  return null;
end;
$$;

create trigger language_settings_published after insert or update or delete on public.language_settings
  for each statement execute function private.raise_revision();
create trigger categories_published after insert or update or delete on public.categories
  for each statement execute function private.raise_revision();
create trigger text_overrides_published after insert or update or delete on public.text_overrides
  for each statement execute function private.raise_revision();
-- The office's day decides when a post appears.
create trigger settings_published after update of time_zone on public.settings
  for each statement execute function private.raise_revision();

/* Of posts and testimonials only what the public could read before or can read now: never a draft. */
create function private.raise_revision_of_post()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  present timestamp := private.office_now();
begin
  if not old.hidden and old.deleted_at is null and old.date + old.publish_at <= present
     or not new.hidden and new.deleted_at is null and new.date + new.publish_at <= present
  then
    update private.publication set revision = revision + 1;
  end if;
  return null;
end;
$$;

create trigger blog_posts_published after insert or update or delete on public.blog_posts
  for each row execute function private.raise_revision_of_post();

create function private.raise_revision_of_testimonial()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if old.active and old.deleted_at is null or new.active and new.deleted_at is null then
    update private.publication set revision = revision + 1;
  end if;
  return null;
end;
$$;

create trigger testimonials_published after insert or update or delete on public.testimonials
  for each row execute function private.raise_revision_of_testimonial();

/* The moment of the newest post is part of it: a time that comes publishes what was written for it, and no row changes. */
create function private.publication_revision()
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select p.revision || coalesce('-' || (
    select to_char(max(date + publish_at), 'YYYY-MM-DD-HH24-MI') from public.blog_posts
    where not hidden and deleted_at is null and date + publish_at <= (select private.office_now())
  ), '')
  from private.publication as p;
$$;

/* Changes whenever the public may read something else than before, and never for a draft. Nothing else can be learned
   from it. */
create function public.publication_revision()
returns text
language sql
stable
set search_path = ''
as $$
  select private.publication_revision();
$$;

/* Has everything written once more that is published, for staff whose change is not on the site. */
create function private.publish_now()
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  update private.publication set revision = revision + 1;
end;
$$;

create function public.publish_now()
returns void
language sql
set search_path = ''
as $$
  select private.publish_now();
$$;

/* What has pages: the active languages, and the addresses of published posts by slug and by id, with the slugs they
   once had. In one value, because an answer of rows ends at a thousand. */
create function public.published_addresses()
returns jsonb
language sql
stable
set search_path = ''
as $$
  with posts as (
    select id, slug from public.blog_posts
    where not hidden and deleted_at is null and date + publish_at <= (select private.office_now())
  )
  select jsonb_build_object(
    'languages', (select jsonb_agg(language_code) from public.language_settings where is_active),
    'slugs', (
      select coalesce(jsonb_agg(slug), '[]') from (
        select unnest(array[slug, id::text]) as slug from posts
        union all
        select old.slug from public.post_old_slugs as old join posts on posts.id = old.post_id
      ) as addresses
    )
  );
$$;
