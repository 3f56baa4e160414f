-- The rules of categories that depend on posts.

/* Whether a published post shows this category. Security definer, because under the policy of blog_posts the planner
   would not use the index on shown_categories. Without sequential scans, because the planner expects one to find a
   post early, and reads all posts where none has the category. */
create function private.is_shown_category(name text)
returns boolean
language sql
stable
security definer
set search_path = ''
set enable_seqscan = off
as $$
  select exists (
    select from public.blog_posts as p
    where p.category = is_shown_category.name
      and not p.hidden and p.deleted_at is null and p.date + p.publish_at <= (select private.office_now())
  ) or exists (
    select from public.blog_posts as p
    where p.shown_categories @> array[is_shown_category.name]
      and not p.hidden and p.deleted_at is null and p.date + p.publish_at <= (select private.office_now())
  );
$$;

create policy "everyone reads categories that lead to a post"
  on public.categories for select to anon, authenticated
  using ((select private.is_staff()) or private.is_shown_category(name));

/* The default category keeps its name, which SPEC 9 sets, and a category in use cannot be removed. */
create function private.keep_categories()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.name = old.name then
    return new;
  end if;
  if old.name = 'General' then
    raise exception 'the default category stays' using errcode = 'P0001', hint = 'default_category';
  end if;
  if tg_op = 'DELETE' then
    if exists (
      select from public.blog_posts
      where category = old.name or additional_categories @> array[old.name]
    ) then
      raise exception 'posts have this category' using errcode = 'P0001', hint = 'category_in_use';
    end if;
    return old;
  end if;
  return new;
end;
$$;

create trigger categories_keep before update or delete on public.categories
  for each row execute function private.keep_categories();

/* The foreign key renames `category` only, not the names within an array. */
create function private.rename_additional_category()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.blog_posts
  set additional_categories = array_replace(additional_categories, old.name, new.name)
  where additional_categories @> array[old.name];
  return null;
end;
$$;

create trigger categories_renamed after update of name on public.categories
  for each row when (old.name <> new.name) execute function private.rename_additional_category();
