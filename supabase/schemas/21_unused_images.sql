-- Pictures that can be removed.

/* Files of pictures that no post, version of a post or testimonial uses, in the bins or not: of the addresses that a
   change has `freed`, and uploads whose post was never saved, which a browser keeps for 30 days (drafts.ts). */
create function private.unused_images(freed text[] default '{}')
returns setof text
language sql
stable
as $$
  with used as (
    -- A picture's files share a folder and a random id, by which thousands are joined with thousands of rows.
    select substring(url from '/images/((?:posts|testimonials)/[0-9a-f-]{36})') as id
    from (
      select image from public.blog_posts
      union all
      select image from public.testimonials
      union all
      select platform_logo from public.testimonials
    ) as pictures (url)
    union all
    select picture[1]
    from (
      select concat(content, content_en, content_fr, content_de, content_ar, content_zh, content_ru, waiting_texts)
      from public.blog_posts
      union all
      select post::text from private.post_versions
    ) as texts (text),
      regexp_matches(texts.text, '/images/(posts/[0-9a-f-]{36})', 'g') as picture
  )
  select o.name
  from storage.objects as o
  where o.bucket_id = 'images'
    and (o.name like 'posts/%' or o.name like 'testimonials/%')
    and (o.created_at < now() - interval '31 days' or substring(o.name from '^[a-z]+/[0-9a-f-]{36}') in (
      select substring(url from '/images/((?:posts|testimonials)/[0-9a-f-]{36})') from unnest(freed) as url
    ))
    and not exists (select from used where used.id = substring(o.name from '^[a-z]+/[0-9a-f-]{36}'))
  limit 1000;
$$;
