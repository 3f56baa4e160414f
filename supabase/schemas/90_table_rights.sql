-- What each role may do beside the functions of 89_function_rights.sql. Nothing is granted elsewhere (00_schemas.sql), so the two
-- files list what the API offers, and tests/database compare it.

revoke all on all tables in schema public from anon, authenticated, service_role;

grant usage on schema public, private to anon, authenticated, service_role;

-- What policies, checks, defaults and conditions of triggers use; the API does not expose it.
grant execute on function
  private.has_session, private.has_password, private.has_verified_factor, private.has_second_factor,
  private.acting_role, private.is_staff, private.is_admin, private.office_day, private.office_now, private.office_today,
  private.is_shown_category, private.current_stats_id, private.may_call, private.caller_hash, private.fold,
  private.containing, private.is_mail_address, private.mailbox_of, private.phone_key
  to anon, authenticated;
grant execute on function
  private.refuse_if, private.require_admin, private.require_staff, private.longest, private.is_image_name,
  private.is_image_address, private.may_store_image, private.are_waiting_texts, private.are_sources,
  private.are_opening_hours, private.are_prices, private.is_public, private.public_columns
  to authenticated;

do $$
declare
  command text;
begin
  for command in
    -- They read what their callers may not.
    select format('alter function %s security definer', oid::regprocedure)
    from pg_proc
    where pronamespace = 'private'::regnamespace and provolatile <> 'i'
      and has_function_privilege('authenticated', oid, 'execute')
    union all
    -- The rights to tables, by columns where they are named. With a star: the one of each language. What is for staff or
    -- admins alone has its policy from here; that of everyone and of any account is beside the table.
    select format(
      'grant %1$s%2$s on public.%3$I to %4$s' || case when who in ('staff', 'admins') then
        E';\ncreate policy %5$I on public.%3$I for %1$s to authenticated %6$s ((select private.%7$I()))' else '' end,
      verb, ' (' || string_agg(rtrim(word, '*') || coalesce(suffix, ''), ', ') || ')', on_table,
      case who when 'everyone' then 'anon, authenticated' when 'anon' then 'anon' else 'authenticated' end,
      who || ' may ' || verb, case verb when 'insert' then 'with check' else 'using' end,
      case who when 'admins' then 'is_admin' else 'is_staff' end)
    from (values
      -- What the public site shows, the counters, and sending an enquiry.
      ('everyone', 'select', 'language_settings', null),
      ('everyone', 'select', 'categories', null),
      ('everyone', 'select', 'firm_facts', null),
      ('everyone', 'select', 'text_overrides', 'language namespace key value'),
      ('everyone', 'select', 'post_old_slugs', 'slug post_id'),
      -- The other columns are read by post_for_staff(). `deleted_at` is null in all that the public may read; it is
      -- granted for the site's filter, which matters when staff look at it.
      ('everyone', 'select', 'blog_posts',
        'id slug* date category shown_categories image image_alt* hidden show_on_homepage languages updated_at
         deleted_at title* excerpt* content* author reviewer reviewed_on law_as_of sources'),
      -- Consent and verification are read by testimonials_for_staff().
      ('everyone', 'select', 'testimonials',
        'id name* role* testimonial* original_language image platform_logo platform_name active created_at updated_at
         deleted_at'),
      ('anon', 'select', 'appointment_kinds', 'id minutes'),
      ('everyone', 'select', 'stats_realtime', null),
      ('everyone', 'update', 'stats_realtime', 'web_visitors blog_visitors web_unique_visitors blog_unique_visitors'),
      ('everyone', 'insert', 'contact_surveys',
        'name email phone language channel practice_area urgency opposing_party message source consent consent_language
         consent_version special_consent consent_texts fill_seconds proof'),

      ('staff', 'insert update', 'categories', 'name*'),
      ('staff', 'delete', 'categories', null),
      -- Whether a post is public yet, and the version that a save is based on.
      ('accounts', 'select', 'blog_posts', 'publish_at version'),
      ('staff', 'insert update', 'blog_posts',
        'id slug* date publish_at category additional_categories show_additional_categories image image_alt* hidden
         show_on_homepage title* excerpt* content* waiting_texts author reviewer reviewed_on law_as_of sources'),
      ('staff', 'update', 'blog_posts', 'deleted_at'),
      ('staff', 'delete', 'blog_posts', null),
      ('staff', 'select', 'post_translation_sources', null),
      ('staff', 'insert update', 'testimonials',
        'name* role* testimonial* original_language outdated_languages image platform_logo platform_name active
         consent_date consent_text consent_via verification created_at'),
      ('staff', 'insert', 'testimonials', 'id'),
      ('staff', 'update', 'testimonials', 'withdrawn_at deleted_at'),
      ('accounts', 'delete', 'testimonials', null),
      ('accounts', 'select', 'text_overrides', 'source'),
      ('staff', 'insert', 'text_overrides', 'language namespace key value source'),
      ('staff', 'update', 'text_overrides', 'value source'),
      ('staff', 'delete', 'text_overrides', null),
      ('staff', 'select delete', 'translation_terms', null),
      ('staff', 'insert update', 'translation_terms', 'term* keep'),
      ('staff', 'select', 'stats_daily', null),

      ('admins', 'update', 'language_settings', 'is_active'),
      ('admins', 'update', 'firm_facts',
        'phones chat_number email street postal_code opening_hours consultation_price'),
      ('admins', 'select insert delete', 'holidays', null),
      ('admins', 'select', 'consent_texts', null),
      ('admins', 'select delete', 'reply_templates', null),
      ('admins', 'insert update', 'reply_templates', 'name kind body*'),
      -- The other columns are read by open_survey() and export_surveys(), which log it.
      ('admins', 'select', 'contact_surveys',
        'id created_at name language practice_area urgency status overflow message_start opened_at updated_at origin
         appointment_at limited_on special_consent_withdrawn_on answered_at assigned_to follow_up_on conflict'),
      ('admins', 'update', 'contact_surveys', 'status notes opened_at answered_via assigned_to follow_up_on'),
      ('admins', 'delete', 'contact_surveys', null),
      ('admins', 'select', 'survey_erasures', null),
      ('admins', 'select delete', 'clients', null),
      ('admins', 'insert', 'clients', 'name'),
      ('admins', 'select', 'rights_requests', null),
      ('admins', 'insert', 'rights_requests',
        'kind name contact on_behalf channel language received_on surveys identity'),
      ('admins', 'update', 'rights_requests', 'surveys identity extension outcome answer answered_on'),
      ('admins', 'select delete', 'redirects', null),
      ('admins', 'insert', 'redirects', 'kind source target post_id language'),
      ('accounts', 'select', 'appointment_kinds', null),
      ('admins', 'update', 'appointment_kinds',
        'offered hours minutes buffer notice_hours horizon_days most_per_day confirm_each'),
      ('admins', 'select', 'appointments', null),
      ('admins', 'select', 'absences', null),
      ('admins', 'insert', 'absences', 'starts_at ends_at note'),
      ('accounts', 'update', 'absences', 'starts_at ends_at note'),
      ('accounts', 'delete', 'absences', null),
      ('admins', 'select', 'busy_calendars', 'id name read_at problem failing_since'),
      ('admins', 'insert', 'busy_calendars', 'name url'),
      ('admins', 'delete', 'busy_calendars', null),
      ('admins', 'select', 'settings', null),
      ('admins', 'update', 'settings',
        'survey_retention_months require_factor time_zone last_archive_at alert_email absence_email summary_mail
         idle_minutes session_hours appointment_hold_hours appointment_room appointment_room_each'),
      ('accounts', 'select delete', 'staff', null),
      ('admins', 'insert', 'staff', 'user_id role'),
      ('accounts', 'update', 'staff', 'role')
    ) as rights (who, verbs, on_table, columns)
      cross join string_to_table(verbs, ' ') as verb
      left join regexp_split_to_table(columns, '\s+') as word on true
      left join (
        select case when is_default then '' else '_' || language_code end from public.language_settings
      ) as languages (suffix) on word like '%*'
    group by who, verb, on_table
  loop
    execute command;
  end loop;
end;
$$;

-- The service key, for servers and scripts; policies do not apply to it.

grant select, insert, update, delete on all tables in schema public, private to service_role;
grant execute on all functions in schema public, private to service_role;
-- Only the database itself writes the access log.
revoke insert, update, delete on private.access_log, private.access_log_ends from service_role;
revoke execute on function private.log_access(text, uuid[], text, uuid) from service_role;
