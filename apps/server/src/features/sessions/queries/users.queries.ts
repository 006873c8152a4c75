// Generated from users.sql by “npm run queries”; do not edit.
// Source: bc354791d6a2
import type { BanReason } from '@fledge/domain/accounts/reasons.ts'
import type { ReportSchedule } from '@fledge/domain/programme-reports/report-schedules.ts'
import type { InternScope } from '@fledge/domain/sessions/types.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export interface BlockRow {
  readonly user_id: string
  readonly email: string
  readonly block_message: string
  readonly ban_reason: BanReason | null
  readonly appealed_at: string | null
  readonly kept_email: string | null
}

export const insertUserRow = defineStatement<
  {
    readonly user_id: string
    readonly type: string
    readonly email: string
    readonly first_name: string
    readonly last_name: string
    readonly phone: string | null
    readonly country_id: number | null
    readonly time_zone: string
    readonly utm: string
    readonly now: string
  },
  NoRow
>(
  'sessions.insertUserRow',
  ['user_id', 'type', 'email', 'first_name', 'last_name', 'phone', 'country_id', 'time_zone', 'utm', 'now'],
  `insert into
  users (user_id, type, email, first_name, last_name, phone, country_id, time_zone, utm, created_at)
values
  (
    $1, $2, $3, $4, $5, $6, $7, $8, $9, $10
  )`,
)

/** Farther west, the latest digest may have been on the day before; else the next one would be skipped. */
export const updatePersonRow = defineStatement<
  {
    readonly first_name: string | null
    readonly last_name: string | null
    readonly set_phone: boolean
    readonly phone: string | null
    readonly digest_hour: number
    readonly time_zone: string | null
    readonly user_id: string
  },
  NoRow
>(
  'sessions.updatePersonRow',
  ['first_name', 'last_name', 'set_phone', 'phone', 'digest_hour', 'time_zone', 'user_id'],
  `update users
set
  first_name = coalesce($1::text, first_name), last_name = coalesce($2::text, last_name),
  phone = case when $3::boolean then $4::text else phone
  end,
  digest_on = least(
    digest_on,
    (
      (digest_on + make_interval(hours => $5::int)) at time zone time_zone
      at time zone coalesce($6::text, time_zone)
    )::date
  ),
  time_zone = coalesce($6::text, time_zone)
where user_id = $7`,
)

export const updatePictureHidden = defineStatement<
  { readonly is_picture_hidden: boolean; readonly user_id: string },
  NoRow
>(
  'sessions.updatePictureHidden',
  ['is_picture_hidden', 'user_id'],
  `update users
set is_picture_hidden = $1
where user_id = $2`,
)

export const updatePicture = defineStatement<
  { readonly picture_file_id: string | null; readonly user_id: string },
  NoRow
>(
  'sessions.updatePicture',
  ['picture_file_id', 'user_id'],
  `update users
set picture_file_id = $1::uuid
where user_id = $2`,
)

export const updateUserStatus = defineStatement<
  { readonly status: string; readonly user_id: string },
  NoRow
>(
  'sessions.updateUserStatus',
  ['status', 'user_id'],
  `update users
set status = $1
where user_id = $2`,
)

export const updateBlock = defineStatement<
  {
    readonly blocked_at: string | null
    readonly blocked_by: string | null
    readonly block_message: string | null
    readonly ban_reason: string | null
    readonly user_id: string
  },
  NoRow
>(
  'sessions.updateBlock',
  ['blocked_at', 'blocked_by', 'block_message', 'ban_reason', 'user_id'],
  `update users
set
  blocked_at = $1, blocked_by = $2, block_message = $3,
  ban_reason = $4, merged_into = null, appeal_text = null, appealed_at = null, appeal_decided_at = null,
  appeal_days = default
where user_id = $5`,
)

export const blockOfUser = defineStatement<
  { readonly user_id: string },
  BlockRow
>(
  'sessions.blockOfUser',
  ['user_id'],
  `select
  u.user_id, u.email::text, u.block_message, u.ban_reason, u.appealed_at,
  k.email::text as kept_email
from users u left join users k on k.user_id = u.merged_into and k.erased_at is null
where u.user_id = $1 and u.blocked_at is not null`,
)

/** Only the first appeal against a ban. */
export const saveAppeal = defineStatement<
  {
    readonly appeal_text: string
    readonly now: string
    readonly appeal_days: number
    readonly user_id: string
  },
  { readonly user_id: string }
>(
  'sessions.saveAppeal',
  ['appeal_text', 'now', 'appeal_days', 'user_id'],
  `update users
set appeal_text = $1, appealed_at = $2, appeal_days = $3
where user_id = $4 and ban_reason is not null and appealed_at is null
returning user_id`,
)

export const markAppealDecided = defineStatement<
  { readonly now: string; readonly user_id: string },
  NoRow
>(
  'sessions.markAppealDecided',
  ['now', 'user_id'],
  `update users
set appeal_decided_at = $1
where user_id = $2 and appealed_at is not null`,
)

/** Addresses of banned accounts that were erased. */
export const bannedAddress = defineStatement<
  { readonly email: string },
  { readonly user_id: string }
>(
  'sessions.bannedAddress',
  ['email'],
  `select user_id
from users
where ban_hash = encode(sha256(convert_to(lower($1::text), 'UTF8')), 'hex')`,
)

export const mergeEmailPreferences = defineStatement<
  { readonly mails: string; readonly user_id: string },
  NoRow
>(
  'sessions.mergeEmailPreferences',
  ['mails', 'user_id'],
  `update users
set
  preferences = jsonb_set(preferences, '{mails}', coalesce(preferences -> 'mails', '{}') || $1::jsonb)
where user_id = $2`,
)

export const addDisabledEmailKind = defineStatement<
  { readonly kind: string; readonly user_id: string },
  NoRow
>(
  'sessions.addDisabledEmailKind',
  ['kind', 'user_id'],
  `update users
set
  preferences = jsonb_set(
    preferences, '{mails_off}',
    (
      case jsonb_typeof(preferences -> 'mails_off')
        when 'array' then preferences -> 'mails_off'
        else '[]'
      end - $1::text
    ) || to_jsonb($1::text)
  )
where user_id = $2`,
)

/** Of servers that do the same at the same time, one gets a row. */
export const updateDigestDay = defineStatement<
  { readonly digest_on: string; readonly user_id: string },
  { readonly user_id: string }
>(
  'sessions.updateDigestDay',
  ['digest_on', 'user_id'],
  `update users
set digest_on = $1
where user_id = $2 and (digest_on is null or digest_on < $1)
returning user_id`,
)

export const updateReportSchedule = defineStatement<
  { readonly report_schedule: ReportSchedule | null; readonly user_id: string },
  NoRow
>(
  'sessions.updateReportSchedule',
  ['report_schedule', 'user_id'],
  `update users
set report_schedule = $1
where user_id = $2`,
)

export const updateDisabledEmailKinds = defineStatement<
  { readonly kinds: string; readonly user_id: string },
  NoRow
>(
  'sessions.updateDisabledEmailKinds',
  ['kinds', 'user_id'],
  `update users
set preferences = jsonb_set(preferences, '{mails_off}', $1::jsonb)
where user_id = $2`,
)

export const patchInternUser = defineStatement<
  { readonly patch: string; readonly intern_id: InternScope },
  NoRow
>(
  'sessions.patchInternUser',
  ['patch', 'intern_id'],
  `update users u
set
  (first_name, last_name, phone, phone_verified_at, country_id, time_zone) = (
    select
      p.first_name, p.last_name, p.phone,
      case when p.phone is distinct from u.phone then null else u.phone_verified_at
      end, p.country_id, p.time_zone
    from jsonb_populate_record(u, $1::jsonb) p
  )
where u.user_id = (select user_id from interns where intern_id = $2)`,
)

export const updatePhoneVerified = defineStatement<
  { readonly now: string; readonly user_id: string; readonly phone: string },
  NoRow
>(
  'sessions.updatePhoneVerified',
  ['now', 'user_id', 'phone'],
  `update users
set phone_verified_at = $1
where user_id = $2 and phone = $3`,
)

export const updateErasureDate = defineStatement<
  {
    readonly erase_at: string
    readonly requested_at: string
    readonly erasure_recorded_by: string | null
    readonly erasure_note: string | null
    readonly is_erasure_final: boolean
    readonly user_id: string
  },
  NoRow
>(
  'sessions.updateErasureDate',
  ['erase_at', 'requested_at', 'erasure_recorded_by', 'erasure_note', 'is_erasure_final', 'user_id'],
  `update users
set
  erase_at = $1,
  erasure_requested_at = case when type in ('I', 'C') then $2::timestamptz end,
  erasure_recorded_by = $3, erasure_note = $4,
  is_erasure_final = $5
where user_id = $6`,
)

export const clearErasureDate = defineStatement<
  { readonly user_id: string },
  NoRow
>(
  'sessions.clearErasureDate',
  ['user_id'],
  `update users
set
  erase_at = null, erasure_requested_at = null, erasure_recorded_by = null, erasure_note = null,
  is_erasure_final = false
where user_id = $1 and erase_at is not null`,
)

/** Counted from an operator's first sign-in. */
export const setSecondFactorDeadline = defineStatement<
  { readonly due_at: string; readonly user_id: string },
  { readonly second_factor_due_at: string | null }
>(
  'sessions.setSecondFactorDeadline',
  ['due_at', 'user_id'],
  `update users
set second_factor_due_at = coalesce(second_factor_due_at, $1)
where user_id = $2
returning second_factor_due_at`,
)

/** An operator whose second factor was reset has to set it up at once. */
export const endSecondFactorDeadline = defineStatement<
  { readonly now: string; readonly user_id: string },
  NoRow
>(
  'sessions.endSecondFactorDeadline',
  ['now', 'user_id'],
  `update users
set second_factor_due_at = $1
where user_id = $2 and type = 'O'`,
)

/** Closes an account as a duplicate; what was merged into it before follows. */
export const updateMergedInto = defineStatement<
  { readonly kept_id: string; readonly user_id: string },
  NoRow
>(
  'sessions.updateMergedInto',
  ['kept_id', 'user_id'],
  `update users
set merged_into = $1
where user_id = $2 or merged_into = $2`,
)

/** What was merged into an account goes after the account, once its owner has had the days to object. That is no request of its owner, and an erasure that was scheduled before stays. */
export const scheduleErasureOfMerged = defineStatement<
  { readonly now: string; readonly question_days: number; readonly user_id: string },
  { readonly user_id: string; readonly erase_at: string }
>(
  'sessions.scheduleErasureOfMerged',
  ['now', 'question_days', 'user_id'],
  `update users
set
  erase_at = greatest($1::timestamptz, blocked_at + make_interval(days => $2)),
  is_erasure_final = true
where merged_into = $3 and erased_at is null and erase_at is null
returning user_id, erase_at`,
)
