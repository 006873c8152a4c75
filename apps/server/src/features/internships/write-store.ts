import type { InternshipStatus } from '@fledge/domain/internships/types.ts'
import type { CompanyScope, InternScope } from '@fledge/domain/sessions/types.ts'
import { statement } from '../../platform/db/statement.ts'

export const insertInternship = statement<
  [
    id: string,
    offer: string,
    company: CompanyScope,
    intern: InternScope,
    plan: string,
    status: InternshipStatus | null,
    startsOn: string,
    endsOn: string,
    zone: string,
    hours: number,
    first: string,
    second: string | null,
    now: string,
  ]
>(
  'internships.insert',
  `insert into internships (internship_id, offer_id, company_id, intern_id, plan_id, status, starts_on, ends_on, zone, hours_a_week, supervisor_member_id, second_supervisor_member_id, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
)
/** Appends weeks and continues their numbering. */
export const insertWeeks = statement<
  [
    internship: string,
    ids: readonly string[],
    mondays: readonly string[],
    unlocks: readonly string[],
  ]
>(
  'internships.insertWeeks',
  `insert into internship_weeks (weekly_feedback_id, internship_id, number, starts_on, unlocks_at)
   select t.id, $1, last.number + row_number() over (order by t.monday), t.monday, t.unlocks
   from unnest($2::uuid[], $3::date[], $4::timestamptz[]) as t(id, monday, unlocks),
     (select coalesce(max(number), 0) as number, coalesce(max(starts_on), '-infinity') as monday from internship_weeks where internship_id = $1) last
   where t.monday > last.monday`,
)
export const updateInternshipStatus = statement<
  [
    id: string,
    from: InternshipStatus | null,
    to: InternshipStatus | null,
    now: string,
    reason: string | null,
    early: boolean,
  ]
>(
  'internships.move',
  `update internships set status = $3, completed_at = case when $3 = 'COMPLETE' then $4::timestamptz end, end_reason = coalesce($5, end_reason), ended_early = $6 where internship_id = $1 and status = $2`,
)
/**
 * Deletes weeks with fewer than two working days up to a day. They were not unlocked yet and have
 * no feedback.
 */
export const deleteFutureWeeks = statement<[internship: string, lastDay: string]>(
  'internships.dropComingWeeks',
  `delete from internship_weeks where internship_id = $1 and starts_on >= $2::date`,
)
/** An internship that never takes place has no weeks. */
export const deleteInternshipWeeks = statement<[internship: string]>(
  'internships.dropWeeks',
  `delete from internship_weeks where internship_id = $1`,
)
export const updateInternshipEnd = statement<[id: string, endsOn: string]>(
  'internships.moveEnd',
  `update internships set ends_on = $2, told_missing = 0 where internship_id = $1`,
)
/** The accepted offer reserves the dates, so that no other offer can be accepted for them. */
export const updateOfferEnd = statement<[offer: string, endsOn: string]>(
  'internships.moveOfferEnd',
  `update offers set ends_on = $2 where offer_id = $1`,
)
export const changeSupervisor = statement<[id: string, member: string]>(
  'internships.changeSupervisor',
  `update internships set supervisor_member_id = $2, second_supervisor_member_id = nullif(second_supervisor_member_id, $2) where internship_id = $1`,
)
