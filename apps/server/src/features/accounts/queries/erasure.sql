-- Removes the person's data from all tables in a single atomic statement. @param first and
-- `last`: replacement for the name @param why reason shown on revoked certificates
-- name: eraseIntern
with
  p as (
    select
      u.user_id, n.intern_id, u.email,
      case
        when u.first_name <> ''
        and u.last_name <> '' then lower(u.first_name || ' ' || u.last_name)
      end as named,
      array_to_string(
        array(
          select intern_id::text
          from interns
          where intern_id = n.intern_id
          union all
          select candidature_id::text
          from candidatures
          where intern_id = n.intern_id
          union all
          select application_id::text
          from applications
          where intern_id = n.intern_id
          union all
          select interview_id::text
          from interviews
          where intern_id = n.intern_id
          union all
          select offer_id::text
          from offers
          where intern_id = n.intern_id
          union all
          select internship_id::text
          from internships
          where intern_id = n.intern_id
        ),
        '|'
      ) as places
    from users u join interns n using (user_id)
    where u.user_id = :user_id
  ),
  sessions_gone as (delete from sessions t using p where t.user_id = p.user_id),
  identities_gone as (delete from identities t using p where t.user_id = p.user_id),
  known_browsers_gone as (delete from known_browsers t using p where t.user_id = p.user_id),
  security_events_gone as (delete from security_events t using p where t.user_id = p.user_id),
  phone_codes_gone as (delete from phone_codes t using p where t.user_id = p.user_id),
  calendar_feeds_gone as (delete from calendar_feeds t using p where t.user_id = p.user_id),
  spot_feedback_gone as (delete from spot_feedback t using p where t.user_id = p.user_id),
  codes_gone as (delete from codes t using p where t.email = p.email),
  link_tokens_gone as (delete from link_tokens t using p where t.email = p.email),
  seat_alerts_gone as (delete from seat_alerts t using p where t.email = p.email),
  profile_entries_gone as (delete from profile_entries t using p where t.intern_id = p.intern_id),
  video_answers_gone as (delete from video_answers t using p where t.intern_id = p.intern_id),
  identity_documents_gone as (
    delete from identity_documents t using p
    where t.intern_id = p.intern_id
  ),
  intern_search_gone as (delete from intern_search t using p where t.intern_id = p.intern_id),
  shortlist_gone as (delete from shortlist t using p where t.intern_id = p.intern_id),
  not_interested_gone as (delete from not_interested t using p where t.intern_id = p.intern_id),
  application_comments_gone as (
    delete from application_comments t using p
    where
      t.application_id in (select application_id from applications where intern_id = p.intern_id)
  ),
  offer_drafts_gone as (
    delete from offer_drafts t using p
    where
      t.candidature_id in (select candidature_id from candidatures where intern_id = p.intern_id)
  ),
  week_answers_gone as (
    delete from week_answers t using p
    where
      t.weekly_feedback_id in (
        select weekly_feedback_id
        from internship_weeks join internships using (internship_id)
        where intern_id = p.intern_id
      )
      and jsonb_typeof(t.answer) <> 'number'
  ),
  notices_gone as (
    delete from notices t using p
    where
      t.user_id = p.user_id
      or position(p.named in lower(t.content::text)) > 0
      or t.link ~ p.places
  ),
  outbox_gone as (
    delete from outbox t using p
    where
      t.user_id = p.user_id
      or t.email = p.email
      or position(p.named in lower(t.content::text)) > 0
      or t.link ~ p.places
  ),
  mailbox_gone as (
    delete from mailbox t using p
    where t.to_address = p.email or position(p.named in lower(t.html)) > 0 or t.html ~ p.places
  ),
  rate_limits_gone as (delete from rate_limits t using p where t.key like '%' || p.email || '%'),
  users_kept as (
    update users t
    set
      email = 'erased-' || t.user_id || '@erased.invalid', first_name = :first_name::text,
      last_name = :last_name::text, phone = null, phone_verified_at = null, country_id = null,
      time_zone = 'UTC', picture_file_id = null, preferences = '{}', utm = '{}',
      last_seen_at = null, status = 'DEACTIVATED', erase_at = null, erased_at = :now::timestamptz
    from p
    where t.user_id = p.user_id
  ),
  registrations_kept as (
    update registrations t
    set
      email = 'erased-' || t.registration_id || '@erased.invalid', poc = null, batch_code = null,
      utm = '{}'
    from p
    where t.email = p.email
  ),
  interns_kept as (
    update interns t
    set
      birth_date = '1900-01-01', slug = null, is_hidden = true, public_profile = false,
      public_parts = '{}', public_indexed = false, start_month = null, duration_weeks = null,
      hours_a_week = null, university_id = null, university_name = null, major = null,
      education_level_id = null, graduation_month = null, heard_from = null, goals = null,
      gender_id = null, citizenship_country_id = null, racial_ethnic_group_ids = null,
      disability_ids = null, first_generation_student = null, international_student = null,
      english_proficiency = null, low_english = '{}', job_title = null, internship_goal = null,
      introduction = null, own_skills = '{}', weekly_hours = '{}', hour_exceptions = '[]'
    from p
    where t.intern_id = p.intern_id
  ),
  applications_kept as (
    update applications t
    set
      additional_answers = '{}', said_at_changes = null, resume_file_id = null,
      resume_data = null, skill_ids = '{}', skill_to_improve_ids = '{}', project_ids = '{}',
      specialisation_ids = '{}'
    from p
    where t.intern_id = p.intern_id
  ),
  candidatures_kept as (
    update candidatures t
    set end_note = null, company_details = '{}'
    from p
    where t.intern_id = p.intern_id
  ),
  interviews_kept as (
    update interviews t
    set notes = null, end_note = null, meeting_link = null
    from p
    where t.intern_id = p.intern_id
  ),
  interview_feedback_kept as (
    update interview_feedback t
    set strengths = null, note = null
    from p
    where t.interview_id in (select interview_id from interviews where intern_id = p.intern_id)
  ),
  no_shows_kept as (
    update no_shows t
    set explanation = case when t.explained_at is null then null else '' end, decision_note = null
    from p
    where t.intern_id = p.intern_id
  ),
  offers_kept as (
    update offers t
    set note = '', end_note = null
    from p
    where t.intern_id = p.intern_id
  ),
  offer_versions_kept as (
    update offer_versions t
    set facts = t.facts - 'note', comments = null, answer = null
    from p
    where t.offer_id in (select offer_id from offers where intern_id = p.intern_id)
  ),
  internship_actions_kept as (
    update internship_actions t
    set note = '', decision_reason = null
    from p
    where t.internship_id in (select internship_id from internships where intern_id = p.intern_id)
  ),
  certificates_kept as (
    update certificates t
    set
      facts = t.facts || jsonb_build_object('holder', :first_name::text || ' ' || :last_name::text, 'skills', '[]'::jsonb),
      revoked_at = coalesce(t.revoked_at, :now::timestamptz),
      revoked_reason = coalesce(t.revoked_reason, :why::text)
    from p
    where t.internship_id in (select internship_id from internships where intern_id = p.intern_id)
  ),
  files_kept as (
    update files t
    set
      owner_user_id = null, owner_registration_id = null, company_id = null, is_public = false,
      name = ''
    from p
    where t.owner_user_id = p.user_id
  ),
  payments_kept as (
    update payments t
    set refund_note = null
    from p
    where t.intern_id = p.intern_id
  ),
  event_log_kept as (
    update event_log t
    set note = null, data = t.data - 'reason' - 'link'
    from p
    where
      (t.intern_id = p.intern_id or t.actor_id = p.user_id)
      and (t.note is not null or t.data ?| array['reason', 'link'])
  )
select 1;

-- Files without an owner.
-- name: orphanFiles
select file_id, key
from files
where owner_user_id is null and owner_registration_id is null and company_id is null
order by file_id
limit 50;

-- name: deleteOrphanRows
delete from files
where
  file_id = any (:file_ids::uuid[])
  and owner_user_id is null
  and owner_registration_id is null
  and company_id is null;

-- The next intern whose erasure date has passed.
-- name: nextInternToErase
-- column: intern_id: InternScope
select u.user_id, n.intern_id
from users u join interns n using (user_id)
where u.erase_at <= :now
order by u.erase_at
limit 1
for update of n, u skip locked;

-- name: askErasure
update users
set erase_at = :erase_at
where user_id = :user_id;

-- name: keepAccount
update users
set erase_at = null
where user_id = :user_id and erase_at is not null;

-- An unfinished internship, which blocks erasure.
-- name: openInternship
-- param: intern_id: InternScope
select co.name as company, s.ends_on
from internships s join companies co using (company_id)
where s.intern_id = :intern_id and s.status in ('UPCOMING', 'ONGOING')
order by s.ends_on desc
limit 1;
