-- What each role may attempt beside the functions of 89_api.sql; policies decide the rest. Nothing is granted elsewhere
-- (00_schemas.sql), so the two files list what the API offers, and tests/database compare it.

revoke all on all tables in schema public from anon, authenticated, service_role;

grant usage on schema public, private to anon, authenticated, service_role;

grant select on public.language_settings, public.categories, public.firm_facts to anon, authenticated;
grant select on public.stats_realtime to anon, authenticated;
grant select on
  public.reply_templates, public.translation_terms, public.post_translation_sources, public.clients,
  public.survey_erasures, public.stats_daily, public.consent_texts, public.rights_requests, public.holidays,
  public.redirects, public.appointment_kinds, public.absences, public.appointments, public.settings, public.staff
  to authenticated;
grant delete on
  public.categories, public.blog_posts, public.testimonials, public.contact_surveys, public.reply_templates,
  public.translation_terms, public.clients, public.holidays, public.redirects, public.absences, public.busy_calendars,
  public.text_overrides, public.staff
  to authenticated;
grant insert on public.holidays to authenticated;

-- Columns. With a star: the one of each language.

do $$
declare
  command text;
begin
  for command in
    select format('grant %s (%s) on public.%I to %s',
      verb, string_agg(rtrim(word, '*') || coalesce(suffix, ''), ', '), on_table,
      case who when 'everyone' then 'anon, authenticated' when 'anon' then 'anon' else 'authenticated' end)
    from (values
      -- What the public site shows, the counters, and sending an enquiry.
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
      ('everyone', 'update', 'stats_realtime', 'web_visitors blog_visitors web_unique_visitors blog_unique_visitors'),
      ('everyone', 'insert', 'contact_surveys',
        'name email phone language channel practice_area urgency opposing_party message source consent consent_language
         consent_version special_consent consent_texts fill_seconds proof'),

      -- Signed-in accounts; the policies restrict this to staff or admins.
      ('staff', 'update', 'language_settings', 'is_active'),
      ('staff', 'update', 'firm_facts',
        'phones chat_number email street postal_code opening_hours consultation_price'),
      ('staff', 'insert update', 'categories', 'name*'),
      -- Whether a post is public yet, and the version that a save is based on.
      ('staff', 'select', 'blog_posts', 'publish_at version'),
      ('staff', 'insert update', 'blog_posts',
        'id slug* date publish_at category additional_categories show_additional_categories image image_alt* hidden
         show_on_homepage title* excerpt* content* waiting_texts author reviewer reviewed_on law_as_of sources'),
      ('staff', 'update', 'blog_posts', 'deleted_at'),
      ('staff', 'insert update', 'testimonials',
        'name* role* testimonial* original_language outdated_languages image platform_logo platform_name active
         consent_date consent_text consent_via verification created_at'),
      ('staff', 'insert', 'testimonials', 'id'),
      ('staff', 'update', 'testimonials', 'withdrawn_at deleted_at'),
      ('staff', 'select', 'text_overrides', 'source'),
      ('staff', 'insert', 'text_overrides', 'language namespace key value source'),
      ('staff', 'update', 'text_overrides', 'value source'),
      ('staff', 'insert update', 'translation_terms', 'term* keep'),
      ('staff', 'insert update', 'reply_templates', 'name kind body*'),
      -- The other columns are read by open_survey() and export_surveys(), which log it.
      ('staff', 'select', 'contact_surveys',
        'id created_at name language practice_area urgency status overflow message_start opened_at updated_at origin
         appointment_at limited_on special_consent_withdrawn_on answered_at assigned_to follow_up_on conflict'),
      ('staff', 'update', 'contact_surveys', 'status notes opened_at answered_via assigned_to follow_up_on'),
      ('staff', 'insert', 'clients', 'name'),
      ('staff', 'insert', 'rights_requests',
        'kind name contact on_behalf channel language received_on surveys identity'),
      ('staff', 'update', 'rights_requests', 'surveys identity extension outcome answer answered_on'),
      ('staff', 'insert', 'redirects', 'kind source target post_id language'),
      ('staff', 'update', 'appointment_kinds',
        'offered hours minutes buffer notice_hours horizon_days most_per_day confirm_each'),
      ('staff', 'insert update', 'absences', 'starts_at ends_at note'),
      ('staff', 'select', 'busy_calendars', 'id name read_at problem failing_since'),
      ('staff', 'insert', 'busy_calendars', 'name url'),
      ('staff', 'update', 'settings',
        'survey_retention_months require_factor time_zone last_archive_at alert_email absence_email summary_mail
         idle_minutes session_hours appointment_hold_hours appointment_room appointment_room_each'),
      ('staff', 'insert', 'staff', 'user_id role'),
      ('staff', 'update', 'staff', 'role')
    ) as rights (who, verbs, on_table, columns),
      string_to_table(verbs, ' ') as verb,
      regexp_split_to_table(columns, '\s+') as word
      left join (
        select case when is_default then '' else '_' || language_code end from public.language_settings
      ) as languages (suffix) on word like '%*'
    group by who, verb, on_table
    order by who
  loop
    execute command;
  end loop;
end;
$$;

grant execute on function
  public.order_testimonials, public.change_surveys, public.erase_surveys, public.expired_surveys,
  public.import_clients, public.save_texts
  to authenticated;

-- What these and the policies use; the API does not expose it.

grant execute on function
  private.has_session, private.has_password, private.has_verified_factor, private.has_second_factor,
  private.acting_role, private.is_staff, private.is_admin, private.office_day, private.office_now, private.office_today,
  private.is_shown_category, private.current_stats_id, private.fold, private.containing, private.is_mail_address,
  private.mailbox_of, private.phone_key
  to anon, authenticated;
grant execute on function
  private.refuse_if, private.require_admin, private.require_staff, private.may_manage_sessions, private.longest,
  private.is_image_name, private.is_image_address, private.may_store_image, private.are_waiting_texts,
  private.are_sources, private.are_opening_hours, private.are_prices, private.destroy_surveys,
  private.refuse_engaged
  to authenticated;

-- The service key, for servers and scripts; policies do not apply to it.

grant select, insert, update, delete on all tables in schema public, private to service_role;
grant execute on all functions in schema public, private to service_role;
-- Only the database itself writes the access log.
revoke insert, update, delete on private.access_log, private.access_log_ends from service_role;
revoke execute on function private.log_access(text, uuid[], text, uuid) from service_role;
