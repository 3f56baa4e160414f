-- What all tables have alike: row-level security, the time of their last change, and the policies that ask for a role
-- alone. The other policies are beside their tables.

do $$
declare
  command text;
begin
  for command in
    select format('alter table public.%I enable row level security', relname)
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    union all
    -- Posts set theirs with each save (17_post_saving.sql).
    select format(
      'create trigger %1$I before update on public.%2$I for each row execute function private.touch_updated_at()',
      table_name || '_touch', table_name)
    from information_schema.columns
    where table_schema = 'public' and column_name = 'updated_at' and table_name <> 'blog_posts'
    union all
    select format('create policy %I on public.%I for %s to authenticated %s ((select private.%s()))',
      who || ' ' || may, on_table, verb, case verb when 'insert' then 'with check' else 'using' end,
      case who when 'admins' then 'is_admin' when 'staff' then 'is_staff' end)
    from (values
      ('settings', 'all', 'admins', 'keep the settings'),
      ('staff', 'insert', 'admins', 'add staff'),
      ('language_settings', 'update', 'admins', 'switch languages on and off'),
      ('firm_facts', 'update', 'admins', 'change the firm''s facts'),
      ('holidays', 'all', 'admins', 'keep holidays'),
      ('text_overrides', 'insert', 'staff', 'add texts'),
      ('text_overrides', 'update', 'staff', 'change texts'),
      ('text_overrides', 'delete', 'staff', 'reset texts'),
      ('consent_texts', 'select', 'admins', 'read what people were shown'),
      ('testimonials', 'insert', 'staff', 'add testimonials'),
      ('testimonials', 'update', 'staff', 'change testimonials'),
      ('categories', 'insert', 'staff', 'add categories'),
      ('categories', 'update', 'staff', 'change categories'),
      ('categories', 'delete', 'staff', 'remove categories'),
      ('blog_posts', 'insert', 'staff', 'write posts'),
      ('blog_posts', 'update', 'staff', 'change posts'),
      ('blog_posts', 'delete', 'staff', 'remove posts'),
      ('redirects', 'all', 'admins', 'keep redirects'),
      ('post_translation_sources', 'select', 'staff', 'read what translations were made from'),
      ('translation_terms', 'all', 'staff', 'keep the terms of translations'),
      ('stats_daily', 'select', 'staff', 'read the history'),
      ('contact_surveys', 'select', 'admins', 'read enquiries'),
      ('contact_surveys', 'update', 'admins', 'update enquiries'),
      ('contact_surveys', 'delete', 'admins', 'erase enquiries'),
      ('survey_erasures', 'select', 'admins', 'read what was erased'),
      ('reply_templates', 'all', 'admins', 'keep reply templates'),
      ('clients', 'all', 'admins', 'keep clients'),
      ('rights_requests', 'all', 'admins', 'keep rights requests'),
      ('appointment_kinds', 'update', 'admins', 'change what can be booked'),
      ('busy_calendars', 'all', 'admins', 'keep calendars'),
      ('absences', 'select', 'admins', 'read absences'),
      ('absences', 'insert', 'admins', 'add absences'),
      -- Written by functions alone.
      ('appointments', 'select', 'admins', 'read appointments')
    ) as policies (on_table, verb, who, may)
  loop
    execute command;
  end loop;
end;
$$;
