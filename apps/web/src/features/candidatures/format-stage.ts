import { getReasonTextKeys } from '@fledge/domain/reason-texts.ts'
import type { ReasonReader } from '@fledge/domain/reasons.ts'
import { isOpenStage } from '@fledge/domain/candidatures/rules.ts'
import type { CandidatureStage, Turn } from '@fledge/domain/candidatures/types.ts'
import {
  isAgreedInterview,
  isPastInterview,
  isProposedInterview,
} from '@fledge/domain/interviews/rules.ts'
import type { InterviewStatus } from '@fledge/domain/interviews/types.ts'
import { isChangeRequested, isOfferInPreparation } from '@fledge/domain/offers/rules.ts'
import type { OfferStatus } from '@fledge/domain/offers/types.ts'
import { getDayNumber } from '../../platform/time/format-relative-time.ts'
import { formatDayInSentence, formatNearTime } from '../../platform/time/clock.ts'
import { isDeadlinePassed } from '../../shared/due-line.tsx'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'

interface StageFacts {
  readonly stage: CandidatureStage
  readonly turn: Turn
  readonly interview: {
    readonly status: InterviewStatus
    readonly attendance?: { readonly intern: boolean | null }
    readonly no_show: {
      readonly claimed_by: 'company' | 'intern'
      readonly contested_at: string | null
    } | null
  } | null
  readonly offer: { readonly status: OfferStatus } | null
}

/** Returns whether the intern has proposed other times and the company has to choose. */
export function isCounterProposal({
  interview,
  turn,
}: Pick<StageFacts, 'interview' | 'turn'>): boolean {
  return interview !== null && isProposedInterview(interview.status) && turn === 'company'
}

/** Returns a sentence on the next step, for one side. */
export function formatNextStep(
  side: 'candidate' | 'tracker',
  row: StageFacts,
  name: string,
): string {
  if (!isOpenStage(row.stage))
    return translateKey(`${side}.next.${row.stage}`, { name }, t(`${side}.next.ended`))
  const claim = row.interview?.no_show
  if (claim)
    return t(`${side}.next.claim.${claim.contested_at ? 'contested' : claim.claimed_by}`, { name })
  if (row.interview && isPastInterview(row.interview.status))
    return side === 'tracker' && row.interview.attendance?.intern === true
      ? t('tracker.next.saidHeld', { name })
      : t(`${side}.next.past`, { name })
  const isCounter = isCounterProposal(row)
  // The only open stage without a turn is the private shortlist.
  if (row.turn === 'none') return t('candidate.next.private')
  const { offer } = row
  // The company sees the draft of an offer; the intern sees nothing until it is sent.
  if (side === 'candidate' && offer && isOfferInPreparation(offer.status))
    return t(isChangeRequested(offer.status) ? 'candidate.next.revision' : 'candidate.next.draft')
  return isCounter
    ? t(`${side}.next.counter`, { name })
    : translateKey(`${side}.next.${row.stage}`, { name })
}

/** Returns the start of the agreed interview, or null when none is agreed. */
export function getAgreedStart(
  interview: { readonly status: InterviewStatus; readonly starts_at: string | null } | null,
): string | null {
  return interview && isAgreedInterview(interview.status) ? interview.starts_at : null
}

/** Formats the reasons for the end in the reader's wording, whichever list they come from. */
export function formatCandidatureEnd(reason: string | null, reader: ReasonReader): string {
  return getReasonTextKeys(reason, reader)
    .map((text) => translateKey(text))
    .join('; ')
}

/** Returns the number of calendar days in the reader's time zone. */
const daysSince = (since: string, zone: string, now: Date) =>
  getDayNumber(now, zone) - getDayNumber(new Date(since), zone)

/** Formats a waiting period, such as "2 days" or "since yesterday". */
export function formatWaitingTime(since: string, zone: string, now: Date): string {
  const days = daysSince(since, zone, now)
  return days < 2
    ? t('candidate.path.since', { when: formatDayInSentence(since, zone, now) })
    : t('hiring.days', { count: days })
}

/**
 * Formats a waiting period, such as "Waits 2 days" or "Since yesterday".
 * @param mine whether it is the reader's turn
 */
export function formatWaitingSince(mine: boolean, since: string, zone: string, now: Date): string {
  if (daysSince(since, zone, now) < 2)
    return t(mine ? 'hiring.waitsSince' : 'hiring.since', {
      when: formatDayInSentence(since, zone, now),
    })
  return t(mine ? 'hiring.waits' : 'hiring.for', { since: formatWaitingTime(since, zone, now) })
}

/** Formats a deadline, such as "due tomorrow", or as overdue. */
export function formatStageDeadline(due: string, zone: string, now: Date): string {
  return t(isDeadlinePassed(due, now) ? 'hiring.late' : 'hiring.due', {
    when: formatDayInSentence(due, zone, now),
  })
}

interface StageTimes {
  readonly turn: Turn
  readonly turn_since: string
  readonly due_at: string | null
  readonly interview: { readonly starts_at: string | null } | null
}

/** Formats the agreed time; otherwise the waiting period and the deadline. */
export function formatStageTimes(row: StageTimes, zone: string, now: Date): string {
  if (row.turn === 'both' && row.interview?.starts_at)
    return formatNearTime(row.interview.starts_at, zone, now)
  if (row.turn === 'none') return ''
  const since = formatWaitingTime(row.turn_since, zone, now)
  return row.due_at ? `${since} · ${formatStageDeadline(row.due_at, zone, now)}` : since
}
