-- The rules of categories that depend on posts.

/* Whether a published post shows this category. A sequential scan would read all posts where none has it. */
create function private.is_shown_category(name text)
returns boolean
language sql
stable
set enable_seqscan = off
as $$
  select exists (
    select from public.blog_posts as p
    where p.shown_categories @> array[is_shown_category.name]
      and not p.hidden and p.deleted_at is null and p.date + p.publish_at <= (select private.office_now())
  );
$$;

create policy "everyone reads categories that lead to a post"
  on public.categories for select to anon, authenticated
  using ((select private.is_staff()) or private.is_shown_category(name));

/* A new category has its name as its key, but one that takes over the former name of another has none. The default one
   keeps its name, which SPEC 9 sets, and one in use cannot be removed. */
create function private.keep_categories()
returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' and new.key is null and not exists (select from public.categories where key = new.name) then
    new.key := new.name;
  end if;
  perform private.refuse_if(
    old.name = 'General' and new.name is distinct from old.name, 'the default category stays', 'default_category');
  perform private.refuse_if(tg_op = 'DELETE' and exists (
    select from public.blog_posts where category = old.name or additional_categories @> array[old.name]
  ), 'posts have this category', 'category_in_use');
  return coalesce(new, old);
end;
$$;

create trigger categories_keep before insert or update or delete on public.categories
  for each row execute function private.keep_categories();

/* The foreign key renames `category` only, not the names within an array. */
create function private.rename_additional_category()
returns trigger
language plpgsql
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
