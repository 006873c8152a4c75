import type {
  CompanyInternship,
  InternInternship,
  InternshipDetail,
  ProgressWeek,
} from '@fledge/contract/internships/schema.ts'
import { internshipCan } from '@fledge/domain/internships/can.ts'
import { getInternshipReasonTextKey } from '@fledge/domain/internships/reasons.ts'
import {
  isAgreedEnd,
  getActionResponseDueAt,
  certificateShare,
  toInternshipFlags,
  canAnswerWeeks,
} from '@fledge/domain/internships/rules.ts'
import { activeInternshipStatuses } from '@fledge/domain/internships/types.ts'
import type { CompanyMember, InternActor } from '@fledge/domain/sessions/types.ts'
import { weekQuestions } from '@fledge/domain/weekly-feedback/week-questions.ts'
import { isWeekVisible, revealMs, getWeekLabel } from '@fledge/domain/weekly-feedback/rules.ts'
import type { WeekSide } from '@fledge/domain/weekly-feedback/types.ts'
import { toInstant, addDays } from '@fledge/kernel/dates.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import { translate } from '../../platform/texts.ts'
import type { ActionRow } from './queries/action.queries.ts'
import type { CaseMessageRow } from './queries/case.queries.ts'
import type {
  InternshipRow,
  SupervisorRow,
  WeekProgressRow,
} from './queries/internships.queries.ts'

const toPictureUrl = (id: string | null) => (id ? `/backend/files/${id}` : null)
export const getSupervisorIds = (row: InternshipRow) =>
  [row.supervisor_member_id, row.second_supervisor_member_id].filter((id) => id !== null)

/** Returns the deadline of the programme team for a request. */
export const getActionDueAt = (
  row: Pick<ActionRow, 'status' | 'created_at' | 'review_days' | 'due_at'>,
) =>
  getActionResponseDueAt(row.status, row.created_at, row.review_days, row.due_at)?.toISOString() ??
  null

/** Facts of an internship for its policies. */
export const toInternshipPolicyFacts = (row: InternshipRow) => ({
  status: row.status,
  supervisorIds: getSupervisorIds(row),
  raisedKinds: row.raised_kinds,
})

const toBaseView = (row: InternshipRow, side: WeekSide) => ({
  internship_id: row.internship_id,
  offer_id: row.offer_id,
  candidature_id: row.candidature_id,
  role: row.role,
  status: row.status,
  ...toInternshipFlags(row.status),
  starts_on: row.starts_on,
  ends_on: row.ends_on,
  hours_a_week: row.hours_a_week,
  weeks: row.weeks,
  weeks_done: side === 'company' ? row.weeks_done_company : row.weeks_done_intern,
  current_week: row.current_week,
})
const toCompany = (row: InternshipRow) => ({
  company_id: row.company_id,
  name: row.company_name,
  slug: row.company_slug,
  logo_url: toPictureUrl(row.logo_file_id),
  time_zone: row.company_time_zone,
})
const toIntern = (row: InternshipRow) => ({
  intern_id: row.intern_id,
  name: `${row.first_name} ${row.last_name}`.trim(),
  picture_url: toPictureUrl(row.picture_file_id),
  country_code: row.intern_country_code,
  time_zone: row.intern_time_zone,
})

/** Card of an intern's list. */
export function toInternInternship(row: InternshipRow): InternInternship {
  return {
    ...toBaseView(row, 'intern'),
    company: toCompany(row),
    feedback_due: row.intern_due.length,
    due_week_id: row.intern_due[0] ?? null,
    due_week_unlocks_at: row.due_week_unlocks_at,
    certificate: row.certificate,
  }
}

/** Row of the company's list. */
export function toCompanyInternship(
  row: InternshipRow,
  names: ReadonlyMap<string, string>,
): CompanyInternship {
  return {
    ...toBaseView(row, 'company'),
    intern: toIntern(row),
    plan_name: row.plan_name,
    feedback_due: row.company_due.length,
    due_week_id: row.company_due[0] ?? null,
    supervisors: getSupervisorIds(row).map((id) => names.get(id) ?? ''),
    certificate: row.certificate,
    average_rating: row.average_rating === null ? null : Math.round(row.average_rating * 10) / 10,
  }
}

/**
 * Returns one week for one side. Includes own figures at once, and the other side's only when both
 * may see them.
 */
export function toProgressWeek(
  week: WeekProgressRow,
  side: WeekSide,
  row: InternshipRow,
  now: Date,
): ProgressWeek {
  const times = {
    startsAt: toInstant(week.starts_on, '00:00', row.zone),
    unlocksAt: new Date(week.unlocks_at),
    visibleAt: new Date(Date.parse(week.unlocks_at) + revealMs),
  }
  const done = {
    company: week.company_completed_at !== null,
    intern: week.intern_completed_at !== null,
  }
  const other = side === 'company' ? 'intern' : 'company'
  const isVisible = isWeekVisible(times, done, now)
  const isClosed = !canAnswerWeeks(row.status)
  return {
    weekly_feedback_id: week.weekly_feedback_id,
    number: week.number,
    starts_on: week.starts_on,
    ends_on: addDays(week.starts_on, 4),
    unlocks_at: week.unlocks_at,
    visible_at: times.visibleAt.toISOString(),
    own_label: getWeekLabel(times, done[side], isClosed, now),
    other_label: getWeekLabel(times, done[other], isClosed, now),
    own_answered: week[`${side}_answered`],
    own_questions: weekQuestions[side].length,
    is_current: week.number === row.current_week,
    own_hours: week[`${side}_hours`],
    own_rating: week[`${side}_rating`],
    other_hours: isVisible ? week[`${other}_hours`] : null,
    other_rating: isVisible ? week[`${other}_rating`] : null,
    is_visible: isVisible,
  }
}

interface ProgressParts {
  readonly weeks: readonly WeekProgressRow[]
  readonly actions: readonly ActionRow[]
  readonly supervisors: readonly SupervisorRow[]
  /** Threads of the reader's own concerns. */
  readonly messages: readonly CaseMessageRow[]
}

const isComing = (status: InternshipRow['status']) =>
  activeInternshipStatuses.some((active) => active === status)

const toInternshipSupervisorView = ({ picture_file_id, ...supervisor }: SupervisorRow) => ({
  member_id: supervisor.member_id,
  name: supervisor.name,
  picture_url: toPictureUrl(picture_file_id),
  country_code: supervisor.country_code,
  time_zone: supervisor.time_zone,
  email: supervisor.email,
  is_active: supervisor.is_active,
})

function toProgressActions(
  row: InternshipRow,
  actor: CompanyMember | InternActor,
): InternshipDetail['may'] {
  const facts = toInternshipPolicyFacts(row)
  return toActionMap({
    EXTEND: internshipCan.raise(actor, facts, 'EXTEND'),
    END_EARLY: internshipCan.raise(actor, facts, 'END_EARLY'),
    CHANGE_SUPERVISOR: internshipCan.raise(actor, facts, 'CHANGE_SUPERVISOR'),
    REPORT_CONCERN: internshipCan.raise(actor, facts, 'REPORT_CONCERN'),
    cancel: internshipCan.cancel(actor, facts),
  })
}

/**
 * Returns an internship with its weeks for one of its parties. Concerns are included only for the
 * side that raised them.
 */
export function toInternshipProgressView(
  row: InternshipRow,
  parts: ProgressParts,
  actor: CompanyMember | InternActor,
  now: Date,
): InternshipDetail {
  const side: WeekSide = actor.kind === 'company' ? 'company' : 'intern'
  return {
    ...toBaseView(row, side),
    zone: row.zone,
    plan_name: row.plan_name,
    place: row.place,
    city: row.city,
    company: toCompany(row),
    intern: { ...toIntern(row), email: row.intern_email, phone: row.phone },
    supervisors: getSupervisorIds(row)
      .flatMap((id) => parts.supervisors.filter(({ member_id }) => member_id === id))
      .map(toInternshipSupervisorView),
    list: parts.weeks.map((week) => toProgressWeek(week, side, row, now)),
    due_week_id: (side === 'company' ? row.company_due : row.intern_due)[0] ?? null,
    needed_for_certificate: Math.ceil(row.weeks * certificateShare),
    weeks_done_intern: row.weeks_done_intern,
    certificate: row.certificate,
    ended_early: row.ended_early,
    ends_early:
      isComing(row.status) && parts.actions.some((action) => isAgreedEnd(action, row.ends_on)),
    end_reason:
      row.end_reason === null ? null : translate(getInternshipReasonTextKey(row.end_reason)),
    actions: parts.actions
      .filter((action) => action.kind !== 'REPORT_CONCERN' || action.raised_by === side)
      .map(({ internship_id: _id, due_at, ...action }) => ({
        ...action,
        answer_by: getActionDueAt({ ...action, due_at }),
        messages: parts.messages
          .filter((message) => message.action_id === action.action_id)
          .map(({ action_id: _action, ...message }) => message),
      })),
    may: toProgressActions(row, actor),
  }
}
