-- name: insertUserRow
-- param: phone: string | null
-- param: country_id: number | null
insert into
  users (user_id, type, email, first_name, last_name, phone, country_id, time_zone, utm, created_at)
values
  (
    :user_id, :type, :email, :first_name, :last_name, :phone, :country_id, :time_zone, :utm, :now
  );

-- Farther west, the latest digest may have been on the day before; else the next one would be skipped.
-- name: updatePersonRow
-- param: first_name: string | null
-- param: last_name: string | null
-- param: phone: string | null
-- param: time_zone: string | null
update users
set
  first_name = coalesce(:first_name::text, first_name), last_name = coalesce(:last_name::text, last_name),
  phone = case when :set_phone::boolean then :phone::text else phone
  end,
  digest_on = least(
    digest_on,
    (
      (digest_on + make_interval(hours => :digest_hour::int)) at time zone time_zone
      at time zone coalesce(:time_zone::text, time_zone)
    )::date
  ),
  time_zone = coalesce(:time_zone::text, time_zone)
where user_id = :user_id;

-- name: updatePictureHidden
update users
set is_picture_hidden = :is_picture_hidden
where user_id = :user_id;

-- name: updatePicture
-- param: picture_file_id: string | null
update users
set picture_file_id = :picture_file_id::uuid
where user_id = :user_id;

-- name: updateUserStatus
update users
set status = :status
where user_id = :user_id;

-- name: updateBlock
-- param: blocked_at: string | null
-- param: blocked_by: string | null
-- param: block_message: string | null
-- param: ban_reason: string | null
update users
set
  blocked_at = :blocked_at, blocked_by = :blocked_by, block_message = :block_message,
  ban_reason = :ban_reason, merged_into = null, appeal_text = null, appealed_at = null, appeal_decided_at = null,
  appeal_days = default
where user_id = :user_id;

-- name: blockOfUser
-- row: BlockRow
-- column: block_message: string
-- column: email: string
-- column: kept_email: string | null
select
  u.user_id, u.email::text, u.block_message, u.ban_reason, u.appealed_at,
  k.email::text as kept_email
from users u left join users k on k.user_id = u.merged_into and k.erased_at is null
where u.user_id = :user_id and u.blocked_at is not null;

-- Only the first appeal against a ban.
-- name: saveAppeal
-- column: user_id: string
update users
set appeal_text = :appeal_text, appealed_at = :now, appeal_days = :appeal_days
where user_id = :user_id and ban_reason is not null and appealed_at is null
returning user_id;

-- name: markAppealDecided
update users
set appeal_decided_at = :now
where user_id = :user_id and appealed_at is not null;

-- Addresses of banned accounts that were erased.
-- name: bannedAddress
select user_id
from users
where ban_hash = {{ban_hash(:email::text)}};

-- name: mergeEmailPreferences
update users
set
  preferences = jsonb_set(preferences, '{mails}', coalesce(preferences -> 'mails', '{}') || :mails::jsonb)
where user_id = :user_id;

-- name: addDisabledEmailKind
update users
set
  preferences = jsonb_set(
    preferences, '{mails_off}',
    (
      case jsonb_typeof(preferences -> 'mails_off')
        when 'array' then preferences -> 'mails_off'
        else '[]'
      end - :kind::text
    ) || to_jsonb(:kind::text)
  )
where user_id = :user_id;

-- Of servers that do the same at the same time, one gets a row.
-- name: updateDigestDay
-- column: user_id: string
update users
set digest_on = :digest_on
where user_id = :user_id and (digest_on is null or digest_on < :digest_on)
returning user_id;

-- name: updateReportSchedule
-- param: report_schedule: ReportSchedule | null
update users
set report_schedule = :report_schedule
where user_id = :user_id;

-- name: updateDisabledEmailKinds
update users
set preferences = jsonb_set(preferences, '{mails_off}', :kinds::jsonb)
where user_id = :user_id;

-- name: patchInternUser
-- param: intern_id: InternScope
update users u
set
  (first_name, last_name, phone, phone_verified_at, country_id, time_zone) = (
    select
      p.first_name, p.last_name, p.phone,
      case when p.phone is distinct from u.phone then null else u.phone_verified_at
      end, p.country_id, p.time_zone
    from jsonb_populate_record(u, :patch::jsonb) p
  )
where u.user_id = (select user_id from interns where intern_id = :intern_id);

-- name: updatePhoneVerified
update users
set phone_verified_at = :now
where user_id = :user_id and phone = :phone;

-- name: updateErasureDate
-- param: erasure_recorded_by: string | null
-- param: erasure_note: string | null
update users
set
  erase_at = :erase_at,
  erasure_requested_at = case when type in ('I', 'C') then :requested_at::timestamptz end,
  erasure_recorded_by = :erasure_recorded_by, erasure_note = :erasure_note,
  is_erasure_final = :is_erasure_final
where user_id = :user_id;

-- name: clearErasureDate
update users
set
  erase_at = null, erasure_requested_at = null, erasure_recorded_by = null, erasure_note = null,
  is_erasure_final = false
where user_id = :user_id and erase_at is not null;

-- Counted from an operator's first sign-in.
-- name: setSecondFactorDeadline
update users
set second_factor_due_at = coalesce(second_factor_due_at, :due_at)
where user_id = :user_id
returning second_factor_due_at;

-- An operator whose second factor was reset has to set it up at once.
-- name: endSecondFactorDeadline
update users
set second_factor_due_at = :now
where user_id = :user_id and type = 'O';

-- Closes an account as a duplicate; what was merged into it before follows.
-- name: updateMergedInto
update users
set merged_into = :kept_id
where user_id = :user_id or merged_into = :user_id;

-- What was merged into an account goes after the account, once its owner has had the days to object.
-- That is no request of its owner, and an erasure that was scheduled before stays.
-- name: scheduleErasureOfMerged
-- column: user_id: string
-- column: erase_at: string
update users
set
  erase_at = greatest(:now::timestamptz, blocked_at + make_interval(days => :question_days)),
  is_erasure_final = true
where merged_into = :user_id and erased_at is null and erase_at is null
returning user_id, erase_at;
