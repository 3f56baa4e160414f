-- The API's functions whose work needs their owner's rights. PostgREST exposes `public`, where no function may be
-- security definer: such a one is in `private`, and here it gets these rights, and a wrapper of the same name,
-- arguments, results and volatility in `public`, with its caller's rights.
--
-- To add one: write private.NAME where its subject is, and name it below under who may call both. 90_grants.sql grants
-- the rest.

revoke all on all functions in schema public, private from public, anon, authenticated, service_role;

do $$
declare
  command text;
begin
  for command in
    with offered (roles, name) as (
      select 'anon, authenticated', unnest(array[
        -- Posts and visits
        'publication_revision', 'published_addresses', 'search_posts', 'count_step',
        -- Links to posts
        'open_link', 'add_review_note', 'approve_review', 'save_translation',
        -- Appointments and documents
        'free_slots', 'book', 'my_appointment', 'move_appointment', 'cancel_appointment',
        'open_document_link', 'add_document_part'
      ])
      union all
      -- Accounts; the functions restrict this to staff or admins.
      select 'authenticated', unnest(array[
        -- Staff and their access
        'own_access', 'require_proof', 'announce_change', 'name_staff', 'staff_members', 'invite_staff', 'sessions_of',
        'end_sessions', 'new_recovery_codes', 'use_recovery_code', 'reset_factor', 'access_log_page',
        'access_log_state',
        -- Content and its publication
        'record_consent_texts', 'testimonials_for_staff', 'unused_images', 'duplicate_post', 'post_versions',
        'post_version', 'post_for_staff', 'posts_for_staff', 'post_counts', 'build_problem',
        'publish_now', 'visit_outcomes', 'confirm_translation', 'translation_allowance', 'charge_translation',
        'translation_proposals', 'decide_proposals',
        -- Links to posts
        'make_review_link', 'revoke_review_link', 'settle_review_note', 'reviews_of_post', 'link_translations',
        'decide_link_translation',
        -- Enquiries, rights and appointments
        'search_surveys', 'open_survey', 'export_surveys', 'surveys_of_person', 'block_surveys', 'blocked_list',
        'open_blocked', 'change_block', 'erasure_register', 'survey_history', 'conflicts', 'with_conflicts',
        'settle_conflict', 'limit_survey', 'correct_survey', 'corrected_values', 'withdraw_special_consent',
        'person_data', 'record_reply', 'send_reply', 'retry_reply', 'sent_replies', 'agenda', 'change_appointment',
        'enter_appointment', 'new_calendar_feed', 'calendar_feed_state',
        -- Documents
        'new_document_link', 'revoke_document_link', 'documents_of_survey', 'read_document_part', 'remove_document',
        'archived_part',
        -- Operation
        'dashboard', 'mail_health', 'request_test_mail', 'archive', 'health'
      ])
    )
    select format(
      E'alter function %1$s security definer;\n'
        'create function public.%2$I(%3$s) returns %4$s language sql %5$s as $body$\n'
        '  select %6$sprivate.%2$I(%7$s);\n'
        '$body$;\n'
        'grant execute on function public.%2$I, private.%2$I to %8$s',
      p.oid::regprocedure,
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
  loop
    execute command;
  end loop;

  -- Whoever calls a function cannot choose what its names mean; they are qualified. One is a query that is to be
  -- planned within its caller's, which no setting may come with. Triggers have their owner's rights, but the one that
  -- asks who calls.
  for command in
    select format('alter function %s set search_path = ''''%s', oid::regprocedure,
      case when prorettype = 'trigger'::regtype and proname <> 'ask_for_proof' then ' security definer' end)
    from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and proname <> 'expired_surveys'
  loop
    execute command;
  end loop;
end;
$$;
