-- What each role may attempt; policies decide the rest. Nothing is granted elsewhere (00_schemas.sql), so this file
-- lists what the API offers, and tests/database compare it.

revoke all on all tables in schema public from anon, authenticated, service_role;
revoke all on all functions in schema public, private from public, anon, authenticated, service_role;

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

grant execute on function
  public.search_posts(text, text, text, integer, integer),
  public.publication_revision(), public.published_addresses(), public.wish_translation(uuid, text),
  public.count_step(text[], text, public.visit_step),
  public.open_link(text), public.add_review_note(text, text, text, text, text, integer),
  public.approve_review(text, text, text, text),
  public.save_translation(text, text, uuid, timestamptz, jsonb, jsonb, boolean),
  public.free_slots(text, timestamptz, timestamptz), public.book(jsonb, text, timestamptz, text),
  public.my_appointment(text), public.move_appointment(text, timestamptz), public.cancel_appointment(text, text),
  public.open_document_link(text), public.add_document_part(text, uuid, text, integer, integer, text)
  to anon, authenticated;

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
  public.own_access(), public.require_proof(), public.announce_change(text),
  public.new_recovery_codes(), public.use_recovery_code(text), public.reset_factor(uuid),
  public.staff_members(), public.name_staff(uuid, text), public.invite_staff(text, public.staff_role),
  public.sessions_of(uuid), public.end_sessions(uuid, uuid), public.my_session(integer),
  public.publish_now(), public.build_problem(),
  public.confirm_translation(uuid, text, integer, jsonb), public.duplicate_post(uuid, text),
  public.post_for_staff(uuid), public.posts_for_staff(text, text, text, text, date, uuid, integer),
  public.post_counts(), public.post_versions(uuid), public.post_version(uuid, integer),
  public.saved_only_by_me(uuid, integer),
  public.translation_allowance(), public.charge_translation(integer),
  public.translation_proposals(uuid, text), public.decide_proposals(uuid[], text),
  public.make_review_link(uuid, integer, text, text), public.revoke_review_link(uuid),
  public.reviews_of_post(uuid), public.settle_review_note(uuid, boolean),
  public.link_translations(uuid, text), public.decide_link_translation(uuid, timestamptz, text),
  public.testimonials_for_staff(), public.order_testimonials(uuid[]), public.unused_images(),
  public.search_surveys(text), public.open_survey(uuid), public.export_surveys(uuid[]),
  public.change_surveys(uuid[], jsonb), public.mail_health(), public.request_test_mail(),
  public.surveys_of_person(uuid), public.erase_surveys(uuid[], boolean), public.block_surveys(uuid[], text, date, boolean),
  public.blocked_list(), public.open_blocked(uuid, text), public.change_block(uuid, text, date), public.erasure_register(),
  public.corrected_values(uuid, text), public.withdraw_special_consent(uuid, text),
  public.correct_survey(uuid, jsonb, text), public.limit_survey(uuid, text, boolean), public.person_data(text),
  public.expired_surveys(),
  public.record_reply(uuid, text, uuid), public.survey_history(uuid),
  public.send_reply(uuid, uuid, text, text, boolean, uuid), public.retry_reply(uuid), public.sent_replies(uuid),
  public.new_document_link(uuid, integer), public.revoke_document_link(uuid), public.documents_of_survey(uuid),
  public.read_document_part(uuid, integer), public.remove_document(uuid), public.archived_part(text),
  public.import_clients(jsonb, boolean), public.conflicts(uuid), public.with_conflicts(uuid[]), public.settle_conflict(uuid, text),
  public.save_texts(jsonb), public.record_consent_texts(jsonb), public.dashboard(), public.visit_outcomes(integer), public.archive(),
  public.access_log_page(uuid, bigint), public.access_log_state(), public.health(),
  public.agenda(timestamptz, timestamptz), public.change_appointment(uuid, text, timestamptz, text),
  public.enter_appointment(text, timestamptz, uuid, jsonb),
  public.new_calendar_feed(boolean), public.calendar_feed_state()
  to authenticated;

-- What these and the policies use; the API does not expose it.

grant execute on function
  private.has_session(), private.has_password(), private.has_verified_factor(), private.has_second_factor(),
  private.acting_role(), private.is_staff(), private.is_admin(),
  private.office_day(timestamptz), private.office_now(), private.office_today(),
  private.wording_hash(text, text, text, text), private.notice_wording(text, text),
  private.translations(), private.is_shown_category(text), private.current_stats_id(), private.fold(text),
  private.containing(text), private.is_mail_address(text), private.mailbox_of(text),
  private.find_posts(text, text, text, integer, integer),
  private.publication_revision(), private.published_addresses(), private.wish_translation(uuid, text),
  private.count_step(text[], text, public.visit_step),
  private.open_link(text), private.add_review_note(text, text, text, text, text, integer),
  private.approve_review(text, text, text, text),
  private.save_translation(text, text, uuid, timestamptz, jsonb, jsonb, boolean),
  private.free_slots(text, timestamptz, timestamptz), private.book(jsonb, text, timestamptz, text),
  private.my_appointment(text), private.move_appointment(text, timestamptz), private.cancel_appointment(text, text),
  private.open_document_link(text), private.add_document_part(text, uuid, text, integer, integer, text)
  to anon, authenticated;
grant execute on function
  private.own_access(), private.require_proof(), private.announce_change(text),
  private.new_recovery_codes(), private.use_recovery_code(text), private.reset_factor(uuid),
  private.staff_members(), private.name_staff(uuid, text), private.invite_staff(text, public.staff_role),
  private.require_admin(), private.require_staff(), private.may_manage_sessions(uuid), private.sessions_of(uuid), private.end_sessions(uuid, uuid),
  private.my_session(integer),
  private.publish_now(), private.build_problem(),
  private.confirm_translation(uuid, text, integer, jsonb), private.duplicate_post(uuid, text),
  private.post_for_staff(uuid), private.posts_for_staff(text, text, text, text, date, uuid, integer),
  private.post_counts(), private.translation_counts(), private.open_work(),
  private.visit_outcomes(integer), private.post_versions(uuid), private.post_version(uuid, integer),
  private.saved_only_by_me(uuid, integer), private.unused_images(),
  private.translation_allowance(), private.charge_translation(integer),
  private.translation_proposals(uuid, text), private.decide_proposals(uuid[], text),
  private.make_review_link(uuid, integer, text, text), private.revoke_review_link(uuid),
  private.reviews_of_post(uuid), private.settle_review_note(uuid, boolean),
  private.link_translations(uuid, text), private.decide_link_translation(uuid, timestamptz, text),
  private.is_image_name(text), private.is_image_address(text), private.may_store_image(),
  private.are_waiting_texts(jsonb), private.are_sources(jsonb), private.are_opening_hours(jsonb),
  private.are_prices(jsonb), private.testimonials_for_staff(),
  private.find_surveys(text), private.open_survey(uuid), private.export_surveys(uuid[]),
  private.surveys_of_person(uuid), private.destroy_surveys(uuid[], text), private.refuse_engaged(uuid[], boolean), private.block_surveys(uuid[], text, date, boolean),
  private.blocked_list(), private.open_blocked(uuid, text), private.change_block(uuid, text, date), private.erasure_register(),
  private.corrected_values(uuid, text), private.withdraw_special_consent(uuid, text),
  private.correct_survey(uuid, jsonb, text), private.limit_survey(uuid, text, boolean), private.person_data(text),
  private.conflicts(uuid), private.with_conflicts(uuid[]), private.settle_conflict(uuid, text),
  private.mail_health(), private.request_test_mail(),
  private.record_reply(uuid, text, uuid), private.survey_history(uuid), private.archive(),
  private.send_reply(uuid, uuid, text, text, boolean, uuid), private.retry_reply(uuid), private.sent_replies(uuid),
  private.new_document_link(uuid, integer), private.revoke_document_link(uuid), private.documents_of_survey(uuid),
  private.read_document_part(uuid, integer), private.remove_document(uuid), private.archived_part(text),
  private.is_consent_text(text, text), private.record_consent_texts(jsonb),
  private.access_log_page(uuid, bigint), private.access_log_state(), private.health(),
  private.agenda(timestamptz, timestamptz), private.change_appointment(uuid, text, timestamptz, text),
  private.enter_appointment(text, timestamptz, uuid, jsonb),
  private.new_calendar_feed(boolean), private.calendar_feed_state()
  to authenticated;

-- The service key, for servers and scripts; policies do not apply to it.

grant select, insert, update, delete on all tables in schema public, private to service_role;
grant execute on all functions in schema public, private to service_role;
-- Only the database itself writes the access log.
revoke insert, update, delete on private.access_log, private.access_log_ends from service_role;
revoke execute on function private.log_access(text, uuid[], text, uuid) from service_role;
