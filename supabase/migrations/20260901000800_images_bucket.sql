-- Pictures of posts and opinions: read by everyone who has the address, listed and written by staff.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('images', 'images', true, 2097152, array['image/webp', 'image/jpeg', 'image/png', 'image/avif'])
on conflict (id) do nothing;

-- The bucket is public: whoever has a picture's address reads it. What there is besides, a post's that is not
-- out yet included, only staff may list.
create policy "staff list the images"
  on storage.objects for select to authenticated
  using (bucket_id = 'images' and (select public.is_staff()));

create policy "staff add images"
  on storage.objects for insert to authenticated
  with check (bucket_id = 'images' and (select public.is_staff()));

create policy "staff replace images"
  on storage.objects for update to authenticated
  using (bucket_id = 'images' and (select public.is_staff()))
  with check (bucket_id = 'images' and (select public.is_staff()));

create policy "staff remove images"
  on storage.objects for delete to authenticated
  using (bucket_id = 'images' and (select public.is_staff()));
