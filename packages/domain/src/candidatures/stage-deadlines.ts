import { type Instant, dayMs } from '@fledge/kernel/dates.ts'
import { unansweredInterestRule } from '../plans/rules.ts'
import { type CandidatureStage, timedStages } from './types.ts'

type TimedStage = (typeof timedStages)[number]
type EndReason = 'NOT_ANSWERED' | 'NO_INTERVIEW' | 'COMPANY_DID_NOT_DECIDE' | 'NO_NEW_OFFER'

/** Facts from which the deadlines of a stage are calculated. */
export interface StageDeadlineFacts {
  readonly stage: CandidatureStage
  readonly stageSince: Instant
  readonly interestedAt: Instant | null
  /** Time already spent at INTERESTED in earlier stays. */
  readonly interestUsedMs: number
  /** Whether the intern knows of the candidature; a private shortlist has no deadline. */
  readonly isKnown: boolean
}

/**
 * Days from the start of each stage: until the clock closes it, until the company's response is
 * due, and of the reminders. INTERESTED counts its days over all stays (`getStageClosesAt`).
 */
export const stageDeadlineDays: Readonly<
  Record<TimedStage, { closes: number; due: number; reminders: readonly number[] }>
> = {
  INTERESTED: {
    closes: unansweredInterestRule.closeAfterDays,
    due: unansweredInterestRule.closeAfterDays,
    reminders: [7, 14, 20],
  },
  SHORTLISTED: { closes: 14, due: 14, reminders: [7, 13] },
  INTERVIEWED: { closes: 30, due: 7, reminders: [5, 7, 29] },
  OFFER_DECLINED: { closes: 14, due: 7, reminders: [7, 13] },
  OFFER_EXPIRED: { closes: 14, due: 7, reminders: [7, 13] },
}

/**
 * Days after an interview: when the intern is notified that the company is late, and when the
 * company can no longer propose interviews to others.
 */
export const overdueRule = { tellInternAfterDays: 8, stopProposalsAfterDays: 14 } as const
/** Minimum days left for interest that is reopened. */
export const minReopenedInterestDays = 7

export function isTimedStage(stage: CandidatureStage): stage is TimedStage {
  return timedStages.some((timedStage) => timedStage === stage)
}

const addStageDays = (at: Instant, days: number) => new Date(Date.parse(at) + days * dayMs)

/** Returns when the clock closes a candidature, or null if its stage has no time limit. */
export function getStageClosesAt(row: StageDeadlineFacts): Date | null {
  const { stage, stageSince, interestedAt } = row
  if (!isTimedStage(stage) || (stage === 'SHORTLISTED' && !row.isKnown)) return null
  if (stage === 'INTERESTED') return getInterestClosesAt(stageSince, row.interestUsedMs)
  return addStageDays(
    getStageCountingStart(stage, stageSince, interestedAt),
    stageDeadlineDays[stage].closes,
  )
}

/**
 * Returns when unanswered interest closes: after 21 days, less the time used by earlier stays at
 * INTERESTED.
 */
export function getInterestClosesAt(stageSince: Instant, usedMs: number): Date {
  const remainingMs = stageDeadlineDays.INTERESTED.closes * dayMs - usedMs
  return new Date(Date.parse(stageSince) + Math.max(remainingMs, minReopenedInterestDays * dayMs))
}

/**
 * A shortlist counts from the shortlisting or from the interest expressed after it, whichever is
 * later.
 */
export function getStageCountingStart(
  stage: CandidatureStage,
  stageSince: Instant,
  interestedAt: Instant | null,
): Instant {
  return stage === 'SHORTLISTED' &&
    interestedAt !== null &&
    Date.parse(interestedAt) > Date.parse(stageSince)
    ? interestedAt
    : stageSince
}

/** Returns when the company's response is due; some stages close later. */
export function getStageResponseDueAt(row: StageDeadlineFacts): Date | null {
  const closes = getStageClosesAt(row)
  if (!closes || !isTimedStage(row.stage)) return null
  const { closes: days, due } = stageDeadlineDays[row.stage]
  return new Date(closes.getTime() - (days - due) * dayMs)
}

/** Every reminder as days before its stage closes, for the query that finds due rows. */
export const stageReminderDays: readonly {
  readonly stage: TimedStage
  readonly daysBefore: number
}[] = timedStages.flatMap((stage) =>
  [
    ...stageDeadlineDays[stage].reminders,
    ...(stage === 'INTERVIEWED' ? [overdueRule.tellInternAfterDays] : []),
  ].map((after) => ({ stage, daysBefore: stageDeadlineDays[stage].closes - after })),
)

interface StageReminder {
  readonly to: 'company' | 'intern'
  readonly at: Date
  /** Whether the stage closes a day later. */
  readonly isLast: boolean
}

/** Returns all reminders of a stage in order, except those due before the stage began. */
function listStageReminders(row: StageDeadlineFacts): readonly StageReminder[] {
  const closes = getStageClosesAt(row)
  if (!closes || !isTimedStage(row.stage)) return []
  const { closes: days, reminders } = stageDeadlineDays[row.stage]
  const at = (after: number) => new Date(closes.getTime() - (days - after) * dayMs)
  const company = reminders.map((after) => ({
    to: 'company' as const,
    at: at(after),
    isLast: after === days - 1,
  }))
  const intern =
    row.stage === 'INTERVIEWED'
      ? [{ to: 'intern' as const, at: at(overdueRule.tellInternAfterDays), isLast: false }]
      : []
  const startMs = Date.parse(getStageCountingStart(row.stage, row.stageSince, row.interestedAt))
  return [...company, ...intern].filter((reminder) => reminder.at.getTime() > startMs)
}

/**
 * Returns the reminders to send now: for each side the latest one not sent yet.
 * @param remindedAt everything due up to this time has been sent
 */
export function getDueStageReminders(
  row: StageDeadlineFacts,
  remindedAt: Instant | null,
  now: Date,
): readonly StageReminder[] {
  const remindedMs = remindedAt === null ? 0 : Date.parse(remindedAt)
  const due = listStageReminders(row).filter(
    (reminder) => reminder.at <= now && reminder.at.getTime() > remindedMs,
  )
  return (['company', 'intern'] as const).flatMap(
    (to) => due.findLast((reminder) => reminder.to === to) ?? [],
  )
}

/**
 * Returns the reason for which the clock closes a stage. Interest without any proposed interview
 * counts as unanswered.
 */
export function getLapseReason(
  row: Pick<StageDeadlineFacts, 'stage' | 'interestedAt'> & { readonly hadInterview: boolean },
): EndReason {
  if (row.stage === 'INTERVIEWED') return 'COMPANY_DID_NOT_DECIDE'
  if (row.stage === 'OFFER_DECLINED' || row.stage === 'OFFER_EXPIRED') return 'NO_NEW_OFFER'
  if (row.stage === 'INTERESTED') return 'NOT_ANSWERED'
  return row.interestedAt !== null && !row.hadInterview ? 'NOT_ANSWERED' : 'NO_INTERVIEW'
}
