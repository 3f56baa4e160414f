-- Pictures of posts and testimonials: everyone may read one by its address, staff list and write them.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('images', 'images', true, 2097152, array['image/webp', 'image/jpeg', 'image/png', 'image/avif'])
on conflict (id) do nothing;

/* A folder, a random id and the type. A picture of a post has its width and height after the id, then the widths of its
   smaller files: ID-1600x1200-1200-720.webp has ID-1200.webp and ID-720.webp (src/lib/image.ts); not older ones. */
create function private.is_image_name(name text)
returns boolean
immutable
return name ~ (
  '^(posts|testimonials)/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
  || '(-[1-9][0-9]{1,3}|-[1-9][0-9]{1,3}x[1-9][0-9]{0,3}(-[1-9][0-9]{1,3}){0,2})?\.(webp|jpeg|png|avif)$'
);

/* Whether a row may name a picture at this address: one of the site's own illustrations, or one in the bucket, and what
   stays in sight where it is cropped, in percent: '#focus=30,60'. The Content-Security-Policy allows no other host. */
create function private.is_image_address(address text)
returns boolean
immutable
return (
  select address = '' or plain ~ '^/images/([a-z0-9-]+/)*[a-z0-9-]+\.(svg|webp|jpeg|png|avif)$'
    or (
      plain ~ '^https?://[a-z0-9.:\[\]-]+/storage/v1/object/public/images/[^/]+/[^/]+$'
      and private.is_image_name(substring(plain from '/public/images/(.*)$'))
    )
  from regexp_replace(address, '#focus=(100|[1-9]?[0-9]),(100|[1-9]?[0-9])$', '') as plain
);

/* Whether the caller has stored fewer than 300 files within a day, which limits them to 600 MB. */
create function private.may_store_image()
returns boolean
language sql
stable
as $$
  select count(*) < 300 from storage.objects
  where bucket_id = 'images' and owner_id = auth.uid()::text and created_at > now() - interval '1 day';
$$;

-- Reading by address needs no policy, as the bucket is public. Only staff may list it, for what is not published yet.
create policy "staff keep images"
  on storage.objects for all to authenticated
  using (bucket_id = 'images' and (select private.is_staff()))
  with check (bucket_id = 'images' and (select private.is_staff()) and private.is_image_name(name));

create policy "images within the limit of a day"
  on storage.objects as restrictive for insert to authenticated
  with check (bucket_id <> 'images' or (select private.may_store_image()));
