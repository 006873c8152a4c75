// Generated from interns.sql by “npm run queries”; do not edit.
// Source: 43a1b222af71
import type { PublicPart } from '@fledge/domain/profiles/public-parts.ts'
import type { InternScope } from '@fledge/domain/sessions/types.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export const insertInternRow = defineStatement<
  {
    readonly intern_id: string
    readonly user_id: string
    readonly birth_date: string
    readonly now: string
  },
  NoRow
>(
  'profiles.insertInternRow',
  ['intern_id', 'user_id', 'birth_date', 'now'],
  `insert into interns (intern_id, user_id, birth_date, created_at)
values ($1, $2, $3, $4)`,
)

export const updateInternBatch = defineStatement<
  { readonly batch_id: string; readonly now: string; readonly intern_id: string },
  NoRow
>(
  'profiles.updateInternBatch',
  ['batch_id', 'now', 'intern_id'],
  `update interns
set batch_id = $1, seat_taken_at = $2, seat_reminded_at = null
where intern_id = $3`,
)

export const clearInternBatch = defineStatement<
  { readonly intern_id: string; readonly batch_id: string },
  NoRow
>(
  'profiles.clearInternBatch',
  ['intern_id', 'batch_id'],
  `update interns
set batch_id = null
where intern_id = $1 and batch_id = $2`,
)

export const clearInternSeat = defineStatement<
  { readonly intern_id: string },
  NoRow
>(
  'profiles.clearInternSeat',
  ['intern_id'],
  `update interns
set batch_id = null, seat_taken_at = null, seat_reminded_at = null
where intern_id = $1`,
)

export const updateSeatsReminded = defineStatement<
  { readonly now: string; readonly intern_ids: readonly string[] },
  NoRow
>(
  'profiles.updateSeatsReminded',
  ['now', 'intern_ids'],
  `update interns
set seat_reminded_at = $1
where intern_id = any ($2::uuid[])`,
)

export const updateStartMonth = defineStatement<
  { readonly start_month: string; readonly intern_id: InternScope },
  NoRow
>(
  'profiles.updateStartMonth',
  ['start_month', 'intern_id'],
  `update interns
set start_month = $1
where intern_id = $2`,
)

export const updateSignUpCompleted = defineStatement<
  { readonly now: string; readonly intern_id: InternScope },
  NoRow
>(
  'profiles.updateSignUpCompleted',
  ['now', 'intern_id'],
  `update interns
set signup_completed_at = $1, signup_step = 'done'
where intern_id = $2`,
)

export const updatePromptDismissed = defineStatement<
  { readonly now: string; readonly intern_id: InternScope },
  NoRow
>(
  'profiles.updatePromptDismissed',
  ['now', 'intern_id'],
  `update interns
set time_zone_prompt_dismissed_at = $1
where intern_id = $2`,
)

export const updateInternVisibility = defineStatement<
  {
    readonly public_profile: boolean | null
    readonly is_hidden: boolean | null
    readonly public_parts: readonly PublicPart[] | null
    readonly public_indexed: boolean | null
    readonly intern_id: InternScope
  },
  NoRow
>(
  'profiles.updateInternVisibility',
  ['public_profile', 'is_hidden', 'public_parts', 'public_indexed', 'intern_id'],
  `update interns
set
  public_profile = coalesce($1::boolean, public_profile),
  is_hidden = coalesce($2::boolean, is_hidden),
  public_parts = coalesce($3::text[], public_parts),
  public_indexed = coalesce($4::boolean, public_indexed)
where intern_id = $5`,
)

export const updateInternHours = defineStatement<
  {
    readonly weekly_hours: string
    readonly hour_exceptions: string
    readonly now: string
    readonly intern_id: InternScope
  },
  NoRow
>(
  'profiles.updateInternHours',
  ['weekly_hours', 'hour_exceptions', 'now', 'intern_id'],
  `update interns
set weekly_hours = $1, hour_exceptions = $2, availability_saved_at = $3
where intern_id = $4`,
)
