-- What each role may attempt beside the functions of 89_api.sql; policies decide the rest. Nothing is granted elsewhere
-- (00_schemas.sql), so the two files list what the API offers, and tests/database compare it.

revoke all on all tables in schema public from anon, authenticated, service_role;

grant usage on schema public, private to anon, authenticated, service_role;

-- Everyone: what the public site shows, the counters, and sending an enquiry.

grant select on public.language_settings, public.categories, public.firm_facts to anon, authenticated;
grant select (language, namespace, key, value) on public.text_overrides to anon, authenticated;
grant select (slug, post_id) on public.post_old_slugs to anon, authenticated;

-- The other columns are read by post_for_staff(). `deleted_at` is null in all that the public may read; it is granted
-- for the site's filter, which matters when staff look at it.
grant select (
  id, slug, slug_en, slug_fr, slug_de, slug_ar, slug_zh, slug_ru, date, category, shown_categories, image, image_alt, hidden, show_on_homepage,
  languages, updated_at, deleted_at, title, excerpt, content,
  title_en, excerpt_en, content_en, title_fr, excerpt_fr, content_fr, title_de, excerpt_de, content_de,
  title_ar, excerpt_ar, content_ar, title_zh, excerpt_zh, content_zh, title_ru, excerpt_ru, content_ru,
  image_alt_en, image_alt_fr, image_alt_de, image_alt_ar, image_alt_zh, image_alt_ru,
  author, reviewer, reviewed_on, law_as_of, sources
) on public.blog_posts to anon, authenticated;

-- Consent and verification are read by testimonials_for_staff().
grant select (
  id, name, role, testimonial, original_language, image, platform_logo, platform_name, active, created_at, updated_at,
  deleted_at,
  name_en, role_en, testimonial_en, name_fr, role_fr, testimonial_fr, name_de, role_de, testimonial_de,
  name_ar, role_ar, testimonial_ar, name_zh, role_zh, testimonial_zh, name_ru, role_ru, testimonial_ru
) on public.testimonials to anon, authenticated;

grant select (id, minutes) on public.appointment_kinds to anon;

grant select on public.stats_realtime to anon, authenticated;
grant update (web_visitors, blog_visitors, web_unique_visitors, blog_unique_visitors)
  on public.stats_realtime to anon, authenticated;

grant insert (
  name, email, phone, language, channel, practice_area, urgency, opposing_party, message, source,
  consent, consent_language, consent_version, special_consent, consent_texts, fill_seconds, proof
) on public.contact_surveys to anon, authenticated;

grant execute on function public.search_posts to anon, authenticated;

-- Signed-in accounts; the policies restrict this to staff or admins.

grant update (is_active) on public.language_settings to authenticated;
grant update (phones, chat_number, email, street, postal_code, opening_hours, consultation_price) on public.firm_facts to authenticated;

grant insert (name, name_en, name_fr, name_de, name_ar, name_zh, name_ru),
  update (name, name_en, name_fr, name_de, name_ar, name_zh, name_ru), delete
  on public.categories to authenticated;

-- Whether a post is public yet, and the version that a save is based on.
grant select (publish_at, version) on public.blog_posts to authenticated;
grant
  insert (
    id, slug, slug_en, slug_fr, slug_de, slug_ar, slug_zh, slug_ru, date, publish_at, category,
    additional_categories, show_additional_categories, image, image_alt, hidden, show_on_homepage, title, excerpt, content,
    title_en, excerpt_en, content_en, title_fr, excerpt_fr, content_fr, title_de, excerpt_de, content_de,
    title_ar, excerpt_ar, content_ar, title_zh, excerpt_zh, content_zh, title_ru, excerpt_ru, content_ru,
    image_alt_en, image_alt_fr, image_alt_de, image_alt_ar, image_alt_zh, image_alt_ru,
    waiting_texts, author, reviewer, reviewed_on, law_as_of, sources
  ),
  update (
    id, slug, slug_en, slug_fr, slug_de, slug_ar, slug_zh, slug_ru, date, publish_at, category,
    additional_categories, show_additional_categories, image, image_alt, hidden, show_on_homepage, deleted_at, title, excerpt, content,
    title_en, excerpt_en, content_en, title_fr, excerpt_fr, content_fr, title_de, excerpt_de, content_de,
    title_ar, excerpt_ar, content_ar, title_zh, excerpt_zh, content_zh, title_ru, excerpt_ru, content_ru,
    image_alt_en, image_alt_fr, image_alt_de, image_alt_ar, image_alt_zh, image_alt_ru,
    waiting_texts, author, reviewer, reviewed_on, law_as_of, sources
  ),
  delete
  on public.blog_posts to authenticated;
grant select on public.post_translation_sources to authenticated;

grant
  insert (
    id, name, role, testimonial, original_language, outdated_languages, image, platform_logo, platform_name, active,
    consent_date, consent_text, consent_via, verification, created_at,
    name_en, role_en, testimonial_en, name_fr, role_fr, testimonial_fr, name_de, role_de, testimonial_de,
    name_ar, role_ar, testimonial_ar, name_zh, role_zh, testimonial_zh, name_ru, role_ru, testimonial_ru
  ),
  update (
    name, role, testimonial, original_language, outdated_languages, image, platform_logo, platform_name, active,
    consent_date, consent_text, consent_via, verification, withdrawn_at, created_at, deleted_at,
    name_en, role_en, testimonial_en, name_fr, role_fr, testimonial_fr, name_de, role_de, testimonial_de,
    name_ar, role_ar, testimonial_ar, name_zh, role_zh, testimonial_zh, name_ru, role_ru, testimonial_ru
  ),
  delete
  on public.testimonials to authenticated;

-- The other columns are read by open_survey() and export_surveys(), which log it.
grant select (
    id, created_at, name, language, practice_area, urgency, status, overflow, message_start, opened_at, updated_at,
    origin, appointment_at, limited_on, special_consent_withdrawn_on, answered_at, assigned_to, follow_up_on, conflict
  ),
  update (status, notes, opened_at, answered_via, assigned_to, follow_up_on), delete
  on public.contact_surveys to authenticated;
grant select, insert (name, kind, body, body_en, body_fr, body_de, body_ar, body_zh, body_ru),
  update (name, kind, body, body_en, body_fr, body_de, body_ar, body_zh, body_ru), delete
  on public.reply_templates to authenticated;
grant select, insert (term, keep, term_en, term_fr, term_de, term_ar, term_zh, term_ru),
  update (term, keep, term_en, term_fr, term_de, term_ar, term_zh, term_ru), delete
  on public.translation_terms to authenticated;
grant select, insert (name), delete on public.clients to authenticated;
grant select on public.survey_erasures, public.stats_daily, public.consent_texts to authenticated;
grant select, insert (kind, name, contact, on_behalf, channel, language, received_on, surveys, identity),
  update (surveys, identity, extension, outcome, answer, answered_on)
  on public.rights_requests to authenticated;
grant select, insert, delete on public.holidays to authenticated;
grant select, insert (kind, source, target, post_id, language), delete on public.redirects to authenticated;
grant select,
  update (offered, hours, minutes, buffer, notice_hours, horizon_days, most_per_day, confirm_each)
  on public.appointment_kinds to authenticated;
grant select, insert (starts_at, ends_at, note), update (starts_at, ends_at, note), delete
  on public.absences to authenticated;
grant select on public.appointments to authenticated;
grant select (id, name, read_at, problem, failing_since), insert (name, url), delete on public.busy_calendars to authenticated;
grant select,
  update (
    survey_retention_months, require_factor, time_zone, last_archive_at, alert_email, absence_email, summary_mail,
    idle_minutes, session_hours, appointment_hold_hours, appointment_room, appointment_room_each
  )
  on public.settings to authenticated;
grant select (source), insert (language, namespace, key, value, source), update (value, source), delete
  on public.text_overrides to authenticated;
grant select, insert (user_id, role), update (role), delete on public.staff to authenticated;

grant execute on function
  public.order_testimonials, public.search_surveys, public.change_surveys, public.erase_surveys, public.expired_surveys,
  public.import_clients, public.save_texts, public.dashboard
  to authenticated;

-- What these and the policies use; the API does not expose it.

grant execute on function
  private.has_session, private.has_password, private.has_verified_factor, private.has_second_factor,
  private.acting_role, private.is_staff, private.is_admin, private.office_day, private.office_now, private.office_today,
  private.wording_hash, private.notice_wording, private.translations, private.is_shown_category,
  private.current_stats_id, private.fold, private.containing, private.is_mail_address, private.mailbox_of,
  private.find_posts
  to anon, authenticated;
grant execute on function
  private.require_admin, private.require_staff, private.may_manage_sessions, private.translation_counts,
  private.open_work, private.longest, private.is_image_name, private.is_image_address, private.may_store_image,
  private.are_waiting_texts, private.are_sources, private.are_opening_hours, private.are_prices,
  private.is_consent_text, private.find_surveys, private.destroy_surveys, private.refuse_engaged
  to authenticated;

-- The service key, for servers and scripts; policies do not apply to it.

grant select, insert, update, delete on all tables in schema public, private to service_role;
grant execute on all functions in schema public, private to service_role;
-- Only the database itself writes the access log.
revoke insert, update, delete on private.access_log, private.access_log_ends from service_role;
revoke execute on function private.log_access(text, uuid[], text, uuid) from service_role;
