-- Its foreign key had none.
create index rights_requests_by_language on public.rights_requests using btree (language);
