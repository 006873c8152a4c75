import type {
  CompanyInterviewView,
  InternInterviewView,
  InterviewSlot,
} from '@fledge/contract/interviews/schema.ts'
import { type DayHours, isInWorkingDay } from '@fledge/domain/interviews/interview-slots.ts'
import { defaultWorkingHours } from '@fledge/domain/matching/working-overlap.ts'
import { displayName } from '@fledge/domain/candidatures/rules.ts'
import { interviewCan } from '@fledge/domain/interviews/can.ts'
import { isLiveInterview, rescheduleRule, toSlotSpan } from '@fledge/domain/interviews/rules.ts'
import type { AnyActor } from '@fledge/domain/sessions/types.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import { toClaimView } from '../no-shows/public.ts'
import { toInterviewFacts } from './interview-facts.ts'
import type { FeedbackRow, InterviewRow } from './queries/interviews.queries.ts'

export const toInterviewFileUrl = (id: string | null): string | null =>
  id ? `/backend/files/${id}` : null

/** Returns the company's working day, in its own time zone. */
export const getCompanyWorkingDay = ({ company_hours: { from, to } }: InterviewRow): DayHours =>
  from !== null && to !== null ? { from, to } : defaultWorkingHours

/** Returns the proposed times in chronological order. */
export function listInterviewSlots(row: InterviewRow): InterviewSlot[] {
  return row.slot_starts
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))
    .map((start) => {
      const span = toSlotSpan(start, row.duration_minutes)
      return {
        slot_id: span.startsAt.toISOString(),
        starts_at: span.startsAt.toISOString(),
        ends_at: span.endsAt.toISOString(),
        in_company_hours: isInWorkingDay(span, row.company_time_zone, getCompanyWorkingDay(row)),
      }
    })
}

function commonOf(row: InterviewRow, feedback: FeedbackRow | undefined) {
  const facts = toInterviewFacts(row)
  return {
    interview_id: row.interview_id,
    candidature_id: row.candidature_id,
    plan: { plan_id: row.plan_id, name: row.plan_name },
    status: row.status,
    status_since: row.status_since,
    created_at: row.created_at,
    duration_minutes: row.duration_minutes,
    proposed_zone: row.proposed_zone,
    slots: isLiveInterview(row.status) ? listInterviewSlots(row) : [],
    starts_at: facts.startsAt,
    ends_at: facts.endsAt,
    answer_by: row.answer_by,
    meeting_link: row.meeting_link,
    interviewers: row.interviewers.map(({ member_id, name, picture_file_id, job_title }) => ({
      member_id,
      name,
      picture_url: toInterviewFileUrl(picture_file_id),
      job_title,
    })),
    end_reason: row.end_reason,
    end_note: row.end_note,
    no_show: toClaimView(row.status, facts.noShowClaim),
    attendance: { company: row.company_attended, intern: row.intern_attended },
    feedback: feedback ?? null,
  }
}

/**
 * Returns the intern as this company may see them: the full name once an interview is confirmed.
 */
export function toVisibleIntern(row: InterviewRow): CompanyInterviewView['intern'] {
  return {
    intern_id: row.intern_id,
    name: displayName(row.intern_first_name, row.intern_last_name, row.is_name_visible),
    picture_url: toInterviewFileUrl(row.picture_file_id),
    country_code: row.intern_country_code,
    time_zone: row.intern_time_zone,
  }
}

/** Returns an interview as the company's members see it. */
export function toCompanyInterview(
  row: InterviewRow,
  actor: AnyActor,
  now: Date,
  feedback?: FeedbackRow,
): CompanyInterviewView {
  const {
    choose,
    reschedule,
    cancel,
    editNotes,
    giveFeedback,
    claimNoShow,
    contestNoShow,
    withdrawClaim,
  } = toActionMap(interviewCan.open(actor, toInterviewFacts(row), now))
  return {
    ...commonOf(row, feedback),
    moves_left: Math.max(0, rescheduleRule.times - row.moves_by_company),
    notes: row.notes,
    intern: toVisibleIntern(row),
    may: {
      choose,
      reschedule,
      cancel,
      editNotes,
      giveFeedback,
      claimNoShow,
      contestNoShow,
      withdrawClaim,
    },
  }
}

/** Returns an interview as its intern sees it, without the company's notes. */
export function toInternInterview(
  row: InterviewRow,
  actor: AnyActor,
  now: Date,
  feedback?: FeedbackRow,
): InternInterviewView {
  const {
    confirm,
    counterPropose,
    decline,
    giveInternFeedback,
    confirmHeld,
    claimNoShow,
    contestNoShow,
    withdrawClaim,
  } = toActionMap(interviewCan.open(actor, toInterviewFacts(row), now))
  return {
    ...commonOf(row, feedback),
    moves_left: Math.max(0, rescheduleRule.times - row.moves_by_intern),
    company: {
      company_id: row.company_id,
      name: row.company_name,
      slug: row.company_slug,
      logo_url: toInterviewFileUrl(row.logo_file_id),
      time_zone: row.company_time_zone,
    },
    may: {
      confirm,
      counterPropose,
      decline,
      giveInternFeedback,
      confirmHeld,
      claimNoShow,
      contestNoShow,
      withdrawClaim,
    },
  }
}
