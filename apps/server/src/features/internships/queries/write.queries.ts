// Generated from write.sql by “npm run queries”; do not edit.
// Source: d2e49deb8e9d
import type { InternshipStatus } from '@fledge/domain/internships/types.ts'
import type { CompanyScope, InternScope } from '@fledge/domain/sessions/types.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export const insertInternship = defineStatement<
  {
    readonly internship_id: string
    readonly offer_id: string
    readonly company_id: CompanyScope
    readonly intern_id: InternScope
    readonly plan_id: string
    readonly status: InternshipStatus | null
    readonly starts_on: string
    readonly ends_on: string
    readonly zone: string
    readonly hours_a_week: number
    readonly supervisor_member_id: string
    readonly second_supervisor_member_id: string | null
    readonly now: string
  },
  NoRow
>(
  'internships.insertInternship',
  ['internship_id', 'offer_id', 'company_id', 'intern_id', 'plan_id', 'status', 'starts_on', 'ends_on', 'zone', 'hours_a_week', 'supervisor_member_id', 'second_supervisor_member_id', 'now'],
  `insert into
  internships (
    internship_id, offer_id, company_id, intern_id, plan_id, status, starts_on, ends_on, zone,
    hours_a_week, supervisor_member_id, second_supervisor_member_id, created_at
  )
values
  (
    $1, $2, $3, $4, $5, $6, $7, $8,
    $9, $10, $11, $12, $13
  )`,
)

/** Appends weeks and continues their numbering. */
export const insertWeeks = defineStatement<
  {
    readonly internship_id: string
    readonly ids: readonly string[]
    readonly mondays: readonly string[]
    readonly unlocks: readonly string[]
  },
  NoRow
>(
  'internships.insertWeeks',
  ['internship_id', 'ids', 'mondays', 'unlocks'],
  `insert into internship_weeks (weekly_feedback_id, internship_id, number, starts_on, unlocks_at)
select
  t.id, $1, last.number + row_number() over (order by t.monday), t.monday, t.unlocks
from
  unnest($2::uuid[], $3::date[], $4::timestamptz[]) as t (id, monday, unlocks),
  (
    select coalesce(max(number), 0) as number, coalesce(max(starts_on), '-infinity') as monday
    from internship_weeks
    where internship_id = $1
  ) last
where t.monday > last.monday`,
)

export const updateInternshipStatus = defineStatement<
  {
    readonly to: InternshipStatus | null
    readonly now: string
    readonly end_reason: string | null
    readonly ended_early: boolean
    readonly internship_ids: readonly string[]
    readonly from: InternshipStatus | null
  },
  { readonly internship_id: string }
>(
  'internships.updateInternshipStatus',
  ['to', 'now', 'end_reason', 'ended_early', 'internship_ids', 'from'],
  `update internships
set
  status = $1,
  completed_at = case when $1 = 'COMPLETE' then $2::timestamptz
  end, end_reason = coalesce($3, end_reason), ended_early = $4
where internship_id = any ($5::uuid[]) and status = $6
returning internship_id`,
  { list: 'internship_ids', column: 'internship_id' },
)

/** Deletes weeks with fewer than two working days up to a day. They were not unlocked yet and have no feedback. */
export const deleteFutureWeeks = defineStatement<
  { readonly internship_id: string; readonly last_day: string },
  NoRow
>(
  'internships.deleteFutureWeeks',
  ['internship_id', 'last_day'],
  `delete from internship_weeks
where internship_id = $1 and starts_on >= $2::date`,
)

/** An internship that never takes place has no weeks. */
export const deleteInternshipWeeks = defineStatement<
  { readonly internship_id: string },
  NoRow
>(
  'internships.deleteInternshipWeeks',
  ['internship_id'],
  `delete from internship_weeks
where internship_id = $1`,
)

export const updateInternshipEnd = defineStatement<
  { readonly ends_on: string; readonly internship_id: string },
  NoRow
>(
  'internships.updateInternshipEnd',
  ['ends_on', 'internship_id'],
  `update internships
set ends_on = $1, told_missing = 0
where internship_id = $2`,
)

/** The accepted offer reserves the dates, so that no other offer can be accepted for them. */
export const changeSupervisor = defineStatement<
  { readonly supervisor_member_id: string; readonly internship_id: string },
  NoRow
>(
  'internships.changeSupervisor',
  ['supervisor_member_id', 'internship_id'],
  `update internships
set
  supervisor_member_id = $1,
  second_supervisor_member_id = nullif(second_supervisor_member_id, $1)
where internship_id = $2`,
)

export const markWeekCompletedByCompany = defineStatement<
  { readonly now: string; readonly weekly_feedback_id: string },
  NoRow
>(
  'internships.markWeekCompletedByCompany',
  ['now', 'weekly_feedback_id'],
  `update internship_weeks
set company_completed_at = $1
where weekly_feedback_id = $2 and company_completed_at is null`,
)

export const markWeekCompletedByIntern = defineStatement<
  { readonly now: string; readonly weekly_feedback_id: string },
  NoRow
>(
  'internships.markWeekCompletedByIntern',
  ['now', 'weekly_feedback_id'],
  `update internship_weeks
set intern_completed_at = $1
where weekly_feedback_id = $2 and intern_completed_at is null`,
)

export const saveWeekReminderStages = defineStatement<
  { readonly weekly_feedback_ids: readonly string[]; readonly reminded: readonly number[] },
  NoRow
>(
  'internships.saveWeekReminderStages',
  ['weekly_feedback_ids', 'reminded'],
  `update internship_weeks w
set reminded = r.reminded
from unnest($1::uuid[], $2::int[]) as r (weekly_feedback_id, reminded)
where w.weekly_feedback_id = r.weekly_feedback_id and w.reminded < r.reminded`,
)
