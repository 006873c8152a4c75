import { displayName } from '@fledge/domain/candidatures/rules.ts'
import { noShowCan, type NoShowFacts } from '@fledge/domain/no-shows/can.ts'
import {
  getNoShowContestDueAt,
  getNoShowExpiry,
  isDecisionNeeded,
  getNoShowPosition,
} from '@fledge/domain/no-shows/rules.ts'
import { teamReviewDueAt } from '@fledge/domain/response-deadlines.ts'
import type { AnyActor } from '@fledge/domain/sessions/types.ts'
import { toActionMap, type PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { translate } from '../../platform/texts.ts'
import { toNoShowFacts } from './public.ts'
import type { NoShowRow, ClaimNoteRow } from './queries/no-shows.queries.ts'

/** Since when a no-show awaits the programme team. */
const getWaitingSince = (row: NoShowRow) => row.contested_at ?? row.recorded_at
/** When the programme team's decision is due. */
const getAnswerBy = (row: NoShowRow) =>
  teamReviewDueAt(getWaitingSince(row), row.review_days).toISOString()

/** Facts of a no-show and all others of its side, for the policies. */
export function toNoShowPolicyFacts(
  row: NoShowRow,
  all: readonly NoShowRow[],
  now: Date,
): NoShowFacts {
  const facts = toNoShowFacts(row)
  return {
    ...facts,
    side: row.side,
    interviewerIds: row.interviewer_ids,
    wasContested: row.was_contested,
    isOpen: isDecisionNeeded(facts, all.map(toNoShowFacts), now),
  }
}

/** Returns the other party as visible to this side. */
const getOtherName = (row: NoShowRow) =>
  row.side === 'intern'
    ? row.company_name
    : displayName(row.intern_first_name, row.intern_last_name, row.is_name_visible)

/** Returns a side's own no-shows and their consequences. */
export function toNoShowStatusView(
  booking: {
    rows: readonly NoShowRow[]
    status: { count: number; owes: string | null; answerBy: Date | null; overUntil: Date | null }
    decision: PolicyDecision
  },
  actor: AnyActor,
  now: Date,
) {
  const { rows, status, decision } = booking
  return {
    count: status.count,
    owes: status.owes,
    answer_by: status.answerBy?.toISOString() ?? null,
    over_until: status.overUntil?.toISOString() ?? null,
    book: decision.allowed ? (true as const) : translate(decision.messageKey, decision.values),
    no_shows: rows.map((row) => toNoShowView(row, rows, actor, now)),
  }
}

function toNoShowView(row: NoShowRow, all: readonly NoShowRow[], actor: AnyActor, now: Date) {
  const facts = toNoShowPolicyFacts(row, all, now)
  return {
    no_show_id: row.no_show_id,
    interview_id: row.interview_id,
    candidature_id: row.candidature_id,
    other: getOtherName(row),
    plan_name: row.plan_name,
    starts_at: row.starts_at,
    recorded_at: row.recorded_at,
    place: getNoShowPosition(facts, all.map(toNoShowFacts)),
    counts_until: getNoShowExpiry(facts).toISOString(),
    explanation: row.explanation,
    explained_at: row.explained_at,
    contested_at: row.contested_at,
    contest_by: getNoShowContestDueAt(facts).toISOString(),
    decision: row.decision,
    decision_note: row.decision_note,
    decided_at: row.decided_at,
    answer_by: facts.isOpen ? getAnswerBy(row) : null,
    may: toActionMap({
      explain: noShowCan.explain(actor, facts),
      contest: noShowCan.contest(actor, facts, now),
    }),
  }
}

const noteAuthors = ['company', 'intern', 'operator', 'system'] as const

/**
 * Returns a no-show for the programme team's decision, with both sides' notes and earlier no-shows.
 */
export function toNoShowReviewView(
  row: NoShowRow,
  all: readonly NoShowRow[],
  claimNotes: readonly ClaimNoteRow[],
) {
  const facts = toNoShowFacts(row)
  const notes = claimNotes
    .filter(({ interview_id }) => interview_id === row.interview_id)
    .map(({ move, by, note, at }) => ({
      move,
      by: noteAuthors.find((author) => author === by) ?? ('system' as const),
      note,
      at,
    }))
  return {
    no_show_id: row.no_show_id,
    side: row.side,
    company_name: row.company_name,
    company_id: row.company_id,
    intern_name: `${row.intern_first_name} ${row.intern_last_name}`,
    plan_name: row.plan_name,
    starts_at: row.starts_at,
    recorded_at: row.recorded_at,
    place: getNoShowPosition(facts, all.map(toNoShowFacts)),
    counting_days: row.counting_days,
    explanation: row.explanation,
    explained_by: row.explained_by,
    explained_at: row.explained_at,
    contested_at: row.contested_at,
    since: getWaitingSince(row),
    answer_by: getAnswerBy(row),
    notes,
    earlier: all
      .filter((other) => other.recorded_at < row.recorded_at)
      .map(({ recorded_at, explanation, decision }) => ({ recorded_at, explanation, decision })),
  }
}
