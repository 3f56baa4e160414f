-- For each row, since the deletion of a post deletes its redirects by a statement, also when it has none: the
-- revision told of deleted drafts.
drop trigger redirects_published on public.redirects;

create trigger redirects_published
  after insert or delete or update on public.redirects
  for each row
  execute function private.raise_revision();
