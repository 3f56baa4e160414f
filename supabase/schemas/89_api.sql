-- The API's functions whose work needs their owner's rights. PostgREST exposes `public`, where no function may be
-- security definer: such a one is in `private`, and here it gets a wrapper of the same name, arguments, results and
-- volatility in `public`, with its caller's rights. Only wrappers have defaults of arguments.
--
-- To add one: write private.NAME where its subject is, and name it below under who may call both, with its arguments if
-- one has a default. 90_grants.sql grants the rest.

revoke all on all functions in schema public, private from public, anon, authenticated, service_role;

do $$
declare
  wrapper text;
begin
  for wrapper in
    with offered (roles, name, arguments) as (
      select 'anon, authenticated', name, null
      from unnest(array[
        -- Posts and visits
        'publication_revision', 'published_addresses', 'wish_translation', 'count_step',
        -- Links to posts
        'open_link', 'add_review_note', 'approve_review', 'save_translation',
        -- Appointments and documents
        'my_appointment', 'move_appointment', 'open_document_link', 'add_document_part'
      ]) as name
      union all values
        ('anon, authenticated', 'free_slots',
          'kind text, earliest timestamptz default null, latest timestamptz default null'),
        ('anon, authenticated', 'book', 'enquiry jsonb, kind text, start timestamptz, zone text default null'),
        ('anon, authenticated', 'cancel_appointment', 'token text, word text default null'),
        -- The service key alone.
        ('service_role', 'record_proposals', null)
      union all
      -- Accounts; the functions restrict this to staff or admins.
      select 'authenticated', name, null
      from unnest(array[
        -- Staff and their access
        'own_access', 'require_proof', 'announce_change', 'name_staff', 'staff_members', 'invite_staff', 'sessions_of',
        'new_recovery_codes', 'use_recovery_code', 'reset_factor', 'access_log_state',
        -- Content and its publication
        'record_consent_texts', 'testimonials_for_staff', 'unused_images', 'duplicate_post', 'post_versions',
        'post_version', 'saved_only_by_me', 'post_for_staff', 'post_counts', 'build_problem', 'publish_now',
        'visit_outcomes', 'translation_allowance', 'charge_translation', 'translation_proposals',
        -- Links to posts
        'revoke_review_link', 'settle_review_note', 'reviews_of_post', 'link_translations', 'decide_link_translation',
        -- Enquiries, rights and appointments
        'open_survey', 'export_surveys', 'surveys_of_person', 'blocked_list', 'open_blocked', 'erasure_register',
        'survey_history', 'conflicts', 'with_conflicts', 'settle_conflict', 'correct_survey', 'corrected_values',
        'withdraw_special_consent', 'person_data', 'retry_reply', 'sent_replies', 'agenda', 'calendar_feed_state',
        -- Documents
        'revoke_document_link', 'documents_of_survey', 'read_document_part', 'remove_document', 'archived_part',
        -- Operation
        'mail_health', 'request_test_mail', 'archive', 'health'
      ]) as name
      union all
      select 'authenticated', name, arguments
      from (values
        ('posts_for_staff',
          'query text default '''', in_state text default '''', in_category text default '''',
           in_language text default '''', after_date date default ''infinity'',
           after_id uuid default ''ffffffff-ffff-ffff-ffff-ffffffffffff'', page_size integer default 25'),
        ('end_sessions', 'person uuid, session uuid default null'),
        ('my_session', 'idle_seconds integer default null'),
        ('access_log_page', 'of_person uuid default null, before bigint default null'),
        ('confirm_translation', 'post uuid, lang text, seen integer, spanish jsonb default null'),
        ('decide_proposals', 'ids uuid[], decision text default null'),
        ('make_review_link', 'post uuid, days integer, reader text, lang text default null'),
        ('block_surveys', 'surveys uuid[], why text, last_day date, engaged_too boolean default false'),
        ('change_block', 'survey uuid, why text, last_day date default null'),
        ('record_reply', 'survey uuid, via text, template uuid default null'),
        ('send_reply',
          'reply uuid, survey uuid, subject text, body text, answers boolean, template uuid default null'),
        ('limit_survey', 'survey uuid, why text, limited boolean default true'),
        ('change_appointment',
          'appointment uuid, change text, start timestamptz default null, word text default null'),
        ('enter_appointment',
          'kind text, start timestamptz, survey uuid default null, person jsonb default null'),
        ('new_calendar_feed', 'with_names boolean default null'),
        ('new_document_link', 'survey uuid, days integer default 14')
      ) as with_defaults (name, arguments)
    )
    select format(
      E'create function public.%1$I(%2$s) returns %3$s language sql %4$s set search_path = '''' as $body$\n'
        '  select %5$sprivate.%1$I(%6$s);\n'
        '$body$;\n'
        'grant execute on function public.%1$I, private.%1$I to %7$s',
      p.proname,
      coalesce(o.arguments, pg_get_function_arguments(p.oid)),
      pg_get_function_result(p.oid),
      case p.provolatile when 's' then 'stable' end,
      -- Rows come as such, not as one column of composites.
      case when p.proretset and t.typtype in ('c', 'p') then '* from ' end,
      -- Without the columns of a result, which follow the arguments.
      array_to_string(p.proargnames[1:p.pronargs], ', '),
      o.roles)
    -- A wrong name is an error.
    from offered as o
      join pg_proc as p on p.oid = format('private.%I', o.name)::regproc
      join pg_type as t on t.oid = p.prorettype
  loop
    execute wrapper;
  end loop;
end;
$$;
