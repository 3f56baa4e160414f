-- What tables have alike: row-level security, indexes of references, the time of their last change, and triggers that
-- call the same function. Other triggers are beside their tables.

do $$
declare
  command text;
begin
  for command in
    select format('alter table public.%I enable row level security', relname)
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    union all
    -- What rows refer to is found by an index when it is deleted; languages and areas stay.
    select format('create index on %s (%I)', c.conrelid::regclass, a.attname)
    from pg_constraint as c join pg_attribute as a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace in ('public'::regnamespace, 'private'::regnamespace)
      and c.confrelid not in ('public.language_settings'::regclass, 'private.practice_areas'::regclass)
      and not exists (select from pg_index as i where i.indrelid = c.conrelid and i.indkey[0] = a.attnum)
    union all
    -- Posts set theirs with each save (17_post_saving.sql).
    select format(
      'create trigger %1$I before update on public.%2$I for each row execute function private.touch_updated_at()',
      table_name || '_touch', table_name)
    from information_schema.columns
    where table_schema = 'public' and column_name = 'updated_at' and table_name <> 'blog_posts'
    union all
    select format('create trigger %I %s on public.%I for each %s execute function private.%s',
      on_table || '_' || named, fires, on_table, level, calls)
    from (values
      ('testimonials blog_posts', 'stamp_deletion', 'before update of deleted_at', 'row', 'stamp_deletion()'),
      ('stats_realtime', 'web', 'before update of web_visitors', 'row', 'count_one_visit(''web_visitors'')'),
      ('stats_realtime', 'blog', 'before update of blog_visitors', 'row', 'count_one_visit(''blog_visitors'')'),
      ('stats_realtime', 'web_unique', 'before update of web_unique_visitors', 'row',
        'count_one_visit(''web_unique_visitors'')'),
      ('stats_realtime', 'blog_unique', 'before update of blog_unique_visitors', 'row',
        'count_one_visit(''blog_unique_visitors'')'),
      -- Only with a recent proof. A changed room, number or address leads the firm's clients to somebody else.
      ('staff', 'proof', 'before insert or update or delete', 'statement', 'ask_for_proof()'),
      ('settings', 'proof', 'before update of require_factor, appointment_room', 'statement', 'ask_for_proof()'),
      ('firm_facts', 'proof', 'before update', 'statement', 'ask_for_proof()'),
      ('contact_surveys', 'proof', 'before delete', 'statement', 'ask_for_proof()'),
      -- What the public reads.
      ('language_settings categories text_overrides', 'published', 'after insert or update or delete', 'statement',
        'raise_revision()'),
      -- For each row, since the deletion of a post deletes its redirects by a statement, also when it has none.
      ('redirects', 'published', 'after insert or update or delete', 'row', 'raise_revision()'),
      -- Of these only what the public could read before, or can read now.
      ('blog_posts', 'published', 'after insert', 'row when (private.is_public(new))', 'raise_revision()'),
      ('blog_posts', 'published_change', 'after update',
        'row when (private.public_columns(old) <> private.public_columns(new)
          and (private.is_public(old) or private.is_public(new)))', 'raise_revision()'),
      ('blog_posts', 'published_end', 'after delete', 'row when (private.is_public(old))', 'raise_revision()'),
      ('testimonials', 'published', 'after insert', 'row when (new.active and new.deleted_at is null)',
        'raise_revision()'),
      ('testimonials', 'published_change', 'after update',
        'row when (old.active and old.deleted_at is null or new.active and new.deleted_at is null)',
        'raise_revision()'),
      ('testimonials', 'published_end', 'after delete', 'row when (old.active and old.deleted_at is null)',
        'raise_revision()'),
      ('firm_facts', 'published', 'after update', 'statement', 'raise_revision()'),
      ('appointment_kinds', 'published', 'after update of offered, minutes', 'statement', 'raise_revision()'),
      -- The time zone decides when a post appears.
      ('settings', 'published', 'after update of time_zone', 'statement', 'raise_revision()'),
      -- What decides when an answer is late.
      ('holidays', 'warnings', 'after insert or delete', 'statement', 'plan_warnings_again()'),
      ('firm_facts', 'warnings', 'after update of opening_hours', 'statement', 'plan_warnings_again()'),
      ('settings', 'warnings', 'after update of time_zone', 'statement', 'plan_warnings_again()'),
      -- What is logged (37_access_log_triggers.sql).
      ('staff', 'log', 'after insert or update or delete', 'row', 'log_value(''role'', ''role'', ''user_id'')'),
      ('contact_surveys', 'log_status', 'after update of status', 'row', 'log_value(''status'', ''status'', ''id'')'),
      ('holidays', 'log', 'after insert or delete', 'row', 'log_change(''holiday'', ''day'')'),
      ('language_settings', 'log_on', 'after update', 'row when (new.is_active and not old.is_active)',
        'log_change(''language'', ''language_code'', ''on'')'),
      ('language_settings', 'log_off', 'after update', 'row when (old.is_active and not new.is_active)',
        'log_change(''language'', ''language_code'', ''off'')'),
      -- Not the templates that migrations insert.
      ('reply_templates', 'log', 'after insert or update or delete', 'row when (auth.uid() is not null)',
        'log_change(''template'', ''name'')'),
      -- Who published or hid a post is in its history (18_post_versions.sql), which ends with the post.
      ('blog_posts', 'log', 'after delete', 'row', 'log_change(''post'', ''slug'')'),
      ('settings firm_facts appointment_kinds', 'log', 'after update', 'row', 'log_setting()'),
      ('busy_calendars', 'log', 'after insert or delete', 'row', 'log_setting()')
    ) as triggers (on_tables, named, fires, level, calls), string_to_table(on_tables, ' ') as on_table
  loop
    execute command;
  end loop;
end;
$$;
