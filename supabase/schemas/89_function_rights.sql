-- All functions of the API, by who may call them. PostgREST exposes `public`, where no function may have its owner's
-- rights: each is in `private`, and here gets a wrapper of the same name, arguments, results and volatility in `public`,
-- with its caller's rights, and as its first statements what it asks of its caller.
--
-- To add one: write private.NAME where its subject is, and name it below. 90_table_rights.sql gives it its owner's rights, but
-- for those of the service key, and grants the rest.

revoke all on all functions in schema public, private from public, anon, authenticated, service_role;

do $$
declare
  command text;
begin
  for command in
    with offered (roles, asked, name) as (
      select 'anon, authenticated', '', unnest(array[
        -- Posts and visits
        'publication_revision', 'published_addresses', 'search_posts', 'count_step',
        -- Links to posts
        'open_link', 'add_review_note', 'approve_review', 'save_translation',
        -- Appointments and documents
        'free_slots', 'book', 'my_appointment', 'move_appointment', 'cancel_appointment',
        'open_document_link', 'add_document_part'
      ])
      union all
      -- Whoever is signed in, also in a session that lacks something to act in a role.
      select 'authenticated', '', unnest(array[
        'own_access', 'require_proof', 'announce_change', 'use_recovery_code'
      ])
      union all
      select 'authenticated', 'require_staff', unnest(array[
        'name_staff', 'sessions_of',
        -- Content and its publication
        'save_texts', 'testimonials_for_staff', 'order_testimonials', 'unused_images', 'duplicate_post',
        'post_versions', 'post_version', 'post_for_staff', 'posts_for_staff', 'post_counts', 'build_problem',
        'publish_now', 'visit_outcomes', 'confirm_translation', 'charge_translation', 'translation_proposals',
        'decide_proposals',
        -- Links to posts
        'make_review_link', 'revoke_review_link', 'settle_review_note', 'reviews_of_post', 'decide_link_translation',
        'dashboard'
      ])
      union all
      select 'authenticated', 'require_staff require_proof', unnest(array['end_sessions', 'new_recovery_codes'])
      union all
      select 'authenticated', 'require_admin', unnest(array[
        -- Staff and operation
        'staff_members', 'access_log_page', 'access_log_state', 'mail_health', 'request_test_mail', 'health',
        -- Enquiries, rights and appointments
        'search_surveys', 'open_survey', 'change_surveys', 'surveys_of_person', 'expired_surveys', 'blocked_list',
        'erasure_register', 'survey_history', 'import_clients', 'conflicts', 'with_conflicts', 'settle_conflict',
        'limit_survey', 'correct_survey', 'withdraw_special_consent', 'record_reply', 'send_reply', 'retry_reply',
        'sent_replies', 'agenda', 'change_appointment', 'enter_appointment', 'new_calendar_feed',
        'calendar_feed_state',
        -- Documents
        'new_document_link', 'revoke_document_link', 'documents_of_survey', 'read_document_part'
      ])
      union all
      -- With a recent proof of who calls.
      select 'authenticated', 'require_admin require_proof', unnest(array[
        'invite_staff', 'reset_factor', 'record_consent_texts', 'export_surveys', 'erase_surveys', 'block_surveys',
        'open_blocked', 'change_block', 'corrected_values', 'person_data', 'remove_document', 'archive', 'archived_part'
      ])
      union all
      -- The service key alone, for the project's own servers.
      select 'service_role', '', unnest(array[
        'claim_mails', 'record_mail_result', 'note_mail_sender', 'plan_warnings', 'read_calendar_feed',
        'calendars_to_read', 'store_busy_times', 'record_proposals', 'document_to_scan', 'record_scan', 'claim_build',
        'record_build_result'
      ])
    )
    -- Null, which is an error, where nothing would be asked.
    select nullif(
      regexp_replace(
        definition,
        case l.lanname when 'sql' then E'(AS \\$function\\$\n)' else E'(\nbegin\n)' end,
        '\1' || regexp_replace(
          o.asked, ' ?(\w+)', case l.lanname when 'sql' then '  select' else '  perform' end || E' private.\\1();\n', 'g')),
      case when o.asked <> '' then definition end
    ) || format(
      E';\n'
        'create function public.%1$I(%2$s) returns %3$s language sql %4$s as $body$\n'
        '  select %5$sprivate.%1$I(%6$s);\n'
        '$body$;\n'
        'grant execute on function public.%1$I, private.%1$I to %7$s',
      p.proname,
      pg_get_function_arguments(p.oid),
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
      join pg_language as l on l.oid = p.prolang,
      pg_get_functiondef(p.oid) as definition
  loop
    execute command;
  end loop;

  -- Whoever calls a function cannot choose what its names mean; they are qualified. Triggers have their owner's rights,
  -- but the one that asks who calls.
  for command in
    select format('alter function %s set search_path = ''''%s', oid::regprocedure,
      case when prorettype = 'trigger'::regtype and proname <> 'ask_for_proof' then ' security definer' end)
    from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  loop
    execute command;
  end loop;
end;
$$;
