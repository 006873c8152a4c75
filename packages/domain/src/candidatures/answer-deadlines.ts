import { type Instant, day } from '@fledge/kernel/dates.ts'
import { answerRule } from '../plans/rules.ts'
import { type CandidatureStage, timedStages } from './types.ts'

type TimedStage = (typeof timedStages)[number]
type EndReason = 'NOT_ANSWERED' | 'NO_INTERVIEW' | 'COMPANY_DID_NOT_DECIDE' | 'NO_NEW_OFFER'

/** Facts that the days of a stage are counted from. */
export interface StageDays {
  readonly stage: CandidatureStage
  readonly stageSince: Instant
  readonly interestedAt: Instant | null
  /** How long interest has waited for an answer in earlier stays at INTERESTED. */
  readonly interestUsedMs: number
  /** The intern knows of the candidature; a private shortlist has no date. */
  readonly isKnown: boolean
}

/**
 * Days until the clock closes a stage, the day on which the company's answer is due, and the days of its reminders. All count from
 * the start of the stage. INTERESTED counts its days over every stay (`closesAt`).
 */
export const stageDays: Readonly<
  Record<TimedStage, { closes: number; due: number; reminders: readonly number[] }>
> = {
  INTERESTED: {
    closes: answerRule.closeAfterDays,
    due: answerRule.closeAfterDays,
    reminders: [7, 14, 20],
  },
  SHORTLISTED: { closes: 14, due: 14, reminders: [7, 13] },
  INTERVIEWED: { closes: 30, due: 7, reminders: [5, 7, 29] },
  OFFER_DECLINED: { closes: 14, due: 7, reminders: [7, 13] },
  OFFER_EXPIRED: { closes: 14, due: 7, reminders: [7, 13] },
}

/** After an interview: when the intern is told that the company is late, and when the company can propose to nobody else. */
export const overdueRule = { tellInternAfterDays: 8, stopProposalsAfterDays: 14 } as const
/** Interest that is taken up again keeps the days that were left, and at least these. */
export const interestReturnDays = 7

export function isTimed(stage: CandidatureStage): stage is TimedStage {
  return timedStages.some((one) => one === stage)
}

const plusDays = (at: Instant, days: number) => new Date(Date.parse(at) + days * day)

/** When the clock closes a candidature, or null where its stage has no such day. */
export function closesAt(row: StageDays): Date | null {
  const { stage, stageSince, interestedAt } = row
  if (!isTimed(stage) || (stage === 'SHORTLISTED' && !row.isKnown)) return null
  if (stage === 'INTERESTED') return interestClosesAt(stageSince, row.interestUsedMs)
  return plusDays(countedFrom(stage, stageSince, interestedAt), stageDays[stage].closes)
}

/** When unanswered interest closes: after 21 days, of which earlier stays at INTERESTED have used some. */
export function interestClosesAt(stageSince: Instant, usedMs: number): Date {
  const left = stageDays.INTERESTED.closes * day - usedMs
  return new Date(Date.parse(stageSince) + Math.max(left, interestReturnDays * day))
}

/** A shortlist counts from the shortlist or from the interest that followed it, whichever is later. */
export function countedFrom(
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

/** The company's answer is due then; some stages close later. */
export function answerDueAt(row: StageDays): Date | null {
  const closes = closesAt(row)
  if (!closes || !isTimed(row.stage)) return null
  const { closes: days, due } = stageDays[row.stage]
  return new Date(closes.getTime() - (days - due) * day)
}

/** Every reminder as days before its stage closes, for the statement that finds what is due. */
export const reminderDays: readonly { readonly stage: TimedStage; readonly daysBefore: number }[] =
  timedStages.flatMap((stage) =>
    [
      ...stageDays[stage].reminders,
      ...(stage === 'INTERVIEWED' ? [overdueRule.tellInternAfterDays] : []),
    ].map((after) => ({ stage, daysBefore: stageDays[stage].closes - after })),
  )

interface Reminder {
  readonly to: 'company' | 'intern'
  readonly at: Date
  /** The stage closes a day later. */
  readonly isLast: boolean
}

/** Everything that is said before a stage closes, in order. Days that were over before the stage began are left out. */
function remindersOf(row: StageDays): readonly Reminder[] {
  const closes = closesAt(row)
  if (!closes || !isTimed(row.stage)) return []
  const { closes: days, reminders } = stageDays[row.stage]
  const at = (after: number) => new Date(closes.getTime() - (days - after) * day)
  const company = reminders.map((after) => ({
    to: 'company' as const,
    at: at(after),
    isLast: after === days - 1,
  }))
  const intern =
    row.stage === 'INTERVIEWED'
      ? [{ to: 'intern' as const, at: at(overdueRule.tellInternAfterDays), isLast: false }]
      : []
  const begun = Date.parse(countedFrom(row.stage, row.stageSince, row.interestedAt))
  return [...company, ...intern].filter((one) => one.at.getTime() > begun)
}

/** What is to be said now: to each side the latest that was not said yet. @param remindedAt until when everything due was said */
export function remindersDue(
  row: StageDays,
  remindedAt: Instant | null,
  now: Date,
): readonly Reminder[] {
  const said = remindedAt === null ? 0 : Date.parse(remindedAt)
  const due = remindersOf(row).filter((one) => one.at <= now && one.at.getTime() > said)
  return (['company', 'intern'] as const).flatMap(
    (to) => due.findLast((one) => one.to === to) ?? [],
  )
}

/** Why the clock closes a stage. Interest to which no interview was ever proposed counts as unanswered. */
export function lapseReason(
  row: Pick<StageDays, 'stage' | 'interestedAt'> & { readonly hadInterview: boolean },
): EndReason {
  if (row.stage === 'INTERVIEWED') return 'COMPANY_DID_NOT_DECIDE'
  if (row.stage === 'OFFER_DECLINED' || row.stage === 'OFFER_EXPIRED') return 'NO_NEW_OFFER'
  if (row.stage === 'INTERESTED') return 'NOT_ANSWERED'
  return row.interestedAt !== null && !row.hadInterview ? 'NOT_ANSWERED' : 'NO_INTERVIEW'
}
