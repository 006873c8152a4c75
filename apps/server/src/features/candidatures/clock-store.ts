import {
  minReopenedInterestDays,
  stageReminderDays,
  stageDeadlineDays,
} from '@fledge/domain/candidatures/stage-deadlines.ts'
import { type CandidatureStage, timedStages } from '@fledge/domain/candidatures/types.ts'
import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import { statement } from '../../platform/db/statement.ts'
import { isNameVisibleSql } from '../../platform/db/visible-name.ts'

// Queries of the timed jobs, and the recipients of their notifications.

const days = (count: number) => `interval '${count * 24} hours'`
const milliseconds = (value: string) => `${value} * interval '1 millisecond'`
/**
 * When a stage closes, matching the domain's `getStageClosesAt`; a test compares the two. Null for a
 * private shortlist.
 */
export const closesAtColumn = `case c.stage
  when 'INTERESTED' then c.stage_since + greatest(${days(stageDeadlineDays.INTERESTED.closes)} - ${milliseconds('c.interest_used_ms')}, ${days(minReopenedInterestDays)})
  when 'SHORTLISTED' then case when c.known_to_intern_at is not null then greatest(c.stage_since, c.interested_at) + ${days(stageDeadlineDays.SHORTLISTED.closes)} end
  when 'INTERVIEWED' then c.stage_since + ${days(stageDeadlineDays.INTERVIEWED.closes)}
  when 'OFFER_DECLINED' then c.stage_since + ${days(stageDeadlineDays.OFFER_DECLINED.closes)}
  when 'OFFER_EXPIRED' then c.stage_since + ${days(stageDeadlineDays.OFFER_EXPIRED.closes)} end`
const isTimed = `c.stage in (${timedStages.map((stage) => `'${stage}'`).join(', ')})`

export const lapsedIds = statement<[now: string], { candidature_id: string }>(
  'candidatures.lapsedIds',
  `select c.candidature_id from candidatures c where ${isTimed} and ${closesAtColumn} <= $1 order by c.stage_since limit 50`,
)

const reminders = stageReminderDays.map((one) => `('${one.stage}', ${one.daysBefore})`).join(', ')
/** Candidatures with a reminder due since the last one; the domain decides whether it is sent. */
export const selectCandidaturesToRemind = statement<[now: string], { candidature_id: string }>(
  'candidatures.remindIds',
  `select c.candidature_id from candidatures c where ${isTimed} and exists (
     select from (values ${reminders}) r(stage, days_before)
     where r.stage = c.stage and ${closesAtColumn} - r.days_before * interval '24 hours' <= $1
       and ${closesAtColumn} - r.days_before * interval '24 hours' > greatest(c.stage_since, case when c.stage = 'SHORTLISTED' then c.interested_at end, c.reminded_at))
   order by c.stage_since limit 50`,
)
export const markCandidatureReminded = statement<[candidature: string, now: string]>(
  'candidatures.markReminded',
  `update candidatures set reminded_at = $2 where candidature_id = $1`,
)

export const selectInterviewFacts = statement<
  [candidature: string],
  { was_proposed: boolean; took_place: boolean }
>(
  'candidatures.hadInterview',
  `select count(*) > 0 as was_proposed, coalesce(bool_or(status = 'COMPLETED'), false) as took_place from interviews where candidature_id = $1`,
)
/** Counts a plan's interest that closed without a reply since $2. */
export const unansweredOfPlan = statement<[plan: string, since: string], { count: number }>(
  'candidatures.unansweredOfPlan',
  `select count(*) from event_log e where e.machine = 'candidature' and e.move = 'lapse' and e.reason = 'NOT_ANSWERED' and e.at >= $2 and e.data ->> 'plan_id' = $1::text`,
)
export const pausePlan = statement<
  [plan: string, from: string | null, to: string | null, reason: string, now: string]
>(
  'candidatures.pausePlan',
  `update plans set status = $3, paused_reason = $4, updated_at = $5 where plan_id = $1 and status = $2`,
)

const isNameVisible = isNameVisibleSql('c.company_id', 'c.intern_id')
export interface CandidatureRecipientsRow {
  intern_user_id: string
  admins: string[]
  company: string
  plan: string
  plan_id: string
  intern_first_name: string
  intern_last_name: string
  is_name_visible: boolean
  stage: CandidatureStage
  stage_since: string
  closes_at: string | null
  is_known: boolean
}
export const selectCandidatureRecipients = statement<
  [candidature: string],
  CandidatureRecipientsRow
>(
  'candidatures.tellable',
  `select n.user_id as intern_user_id, co.name as company, p.name as plan, p.plan_id, u.first_name as intern_first_name, u.last_name as intern_last_name, ${isNameVisible} as is_name_visible, c.stage, c.stage_since, ${closesAtColumn} as closes_at, c.known_to_intern_at is not null as is_known,
     array(select m.user_id from members m where m.company_id = c.company_id and m.status = 'ACTIVE' and (m.role = 'ADMIN' or exists (select from plan_supervisors s where s.plan_id = c.plan_id and s.member_id = m.member_id)))::text[] as admins
   from candidatures c join interns n on n.intern_id = c.intern_id join users u on u.user_id = n.user_id join companies co on co.company_id = c.company_id join plans p on p.plan_id = c.plan_id
   where c.candidature_id = $1`,
)

interface OverdueRow {
  first_name: string
  last_name: string
  is_name_visible: boolean
  plan_name: string
}
/**
 * The intern a company must reply to before it proposes an interview to anyone else. Proposing to
 * an overdue intern counts as a reply.
 */
export const overdueOfCompany = statement<
  [company: CompanyScope, exceptIntern: string, before: string],
  OverdueRow
>(
  'candidatures.overdueOfCompany',
  `select u.first_name, u.last_name, ${isNameVisible} as is_name_visible, p.name as plan_name from candidatures c join plans p on p.plan_id = c.plan_id join interns n on n.intern_id = c.intern_id join users u on u.user_id = n.user_id
   where c.company_id = $1 and c.intern_id <> $2 and c.stage = 'INTERVIEWED' and c.stage_since <= $3
     and not exists (select from candidatures own where own.company_id = $1 and own.intern_id = $2 and own.stage = 'INTERVIEWED' and own.stage_since <= $3) order by c.stage_since, c.candidature_id limit 1`,
)
