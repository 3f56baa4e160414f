-- Saving interface texts all or none, and never over a text that somebody else has changed meanwhile (PRODUCT 5).

/* `changes` is a list of { language, namespace, key, value, expected }: the new text, null for the shipped one, and
   the changed text that the person saw when they began, null for none. Raises 'text_changed' when one of them is
   another by now, unless it is already what is wanted. */
create function public.save_texts(changes jsonb)
returns void
language plpgsql
set search_path = ''
as $$
begin
  -- The policies would let a delete of others pass without a word.
  if not public.is_staff() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtext('text_overrides'));
  if exists (
    select from jsonb_to_recordset(changes)
      as c (language text, namespace text, key text, value text, expected text)
    left join public.text_overrides as t using (language, namespace, key)
    where t.value is distinct from c.expected and t.value is distinct from c.value
  ) then
    raise exception 'a text has been changed by somebody else' using errcode = 'P0001', hint = 'text_changed';
  end if;
  delete from public.text_overrides as t
    using jsonb_to_recordset(changes) as c (language text, namespace text, key text, value text)
    where c.value is null
      and (t.language, t.namespace, t.key) = (c.language, c.namespace, c.key);
  insert into public.text_overrides as t (language, namespace, key, value)
    select c.language, c.namespace, c.key, c.value
    from jsonb_to_recordset(changes) as c (language text, namespace text, key text, value text)
    where c.value is not null
    on conflict (language, namespace, key) do update set value = excluded.value
      where t.value <> excluded.value;
end;
$$;
