import { changeInterview, completeInterview, recordNoShow } from './interview-endings.ts'
import { applyToInterview } from './interview-rules.ts'
import {
  toAllowedOutcome,
  conflictOutcome,
  type LifeState,
  type Outcome,
  toRefusedOutcome,
  type Side,
  skippedOutcome,
  unchangedOutcome,
} from './life-state.ts'

/** Time zones of both sides in the world of a life. */
export const zoneBySide: Readonly<Record<Side, string>> = {
  company: 'Europe/London',
  intern: 'Africa/Lagos',
}

/**
 * Adds two working days at the same local time; from a weekend it counts from 09:00 on the next
 * working day.
 */
function addTwoWorkingDays(at: number, zone: string): number {
  let local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone)
  const isWeekend = () => local.dayOfWeek > 5
  if (isWeekend()) {
    while (isWeekend()) local = local.add({ days: 1 })
    local = local.withPlainTime('09:00')
  }
  for (const _day of [1, 2]) {
    local = local.add({ days: 1 })
    while (isWeekend()) local = local.add({ days: 1 })
  }
  return local.epochMilliseconds
}

const getOtherSide = (side: Side): Side => (side === 'company' ? 'intern' : 'company')

/** The company gives feedback, so the interview took place. */
export const simulateFeedback = (life: LifeState, now: number): Outcome =>
  applyToInterview(life, (interview, ref) => {
    if (interview.status === 'COMPLETED')
      return interview.hasFeedback
        ? unchangedOutcome
        : toAllowedOutcome(changeInterview(life, ref, { hasFeedback: true }))
    const hasBegun = interview.status === 'CONFIRMED' && (interview.startsAt ?? 0) <= now
    if (!hasBegun && interview.status !== 'IN_PAST') return conflictOutcome
    // An open claim must be answered or withdrawn first (docs/decisions/0015).
    if (interview.claim) return conflictOutcome
    return toAllowedOutcome(
      changeInterview(completeInterview(life, ref, now), ref, { hasFeedback: true }),
    )
  })

/**
 * The intern confirms that the interview took place. The company's feedback or 7 days complete it;
 * a claim of the company becomes contested.
 */
export const simulateConfirmHeld = (life: LifeState): Outcome =>
  applyToInterview(life, ({ status, claim, internSaidHeld }, ref) => {
    if (claim?.by === 'company' && !claim.isContested)
      return toAllowedOutcome(
        changeInterview(life, ref, { claim: { ...claim, isContested: true } }),
      )
    if (status === 'IN_PAST' && !claim)
      return internSaidHeld
        ? conflictOutcome
        : toAllowedOutcome(changeInterview(life, ref, { internSaidHeld: true }))
    return ['IN_PAST', 'COMPLETED', 'CONFIRMED'].includes(status)
      ? unchangedOutcome
      : conflictOutcome
  })

/**
 * One side claims that the other missed the interview. An intern who already confirmed it contests
 * the claim automatically.
 */
export const simulateClaim = (life: LifeState, by: Side, now: number): Outcome =>
  applyToInterview(life, (interview, ref) => {
    if (interview.status !== 'IN_PAST') return conflictOutcome
    if (interview.claim) return conflictOutcome
    const contestBy = addTwoWorkingDays(now, zoneBySide[getOtherSide(by)])
    const isContested = by === 'company' && interview.internSaidHeld
    return toAllowedOutcome(
      changeInterview(life, ref, {
        claim: { by, contestBy, isContested },
        ...(by === 'intern' ? { internSaidHeld: false } : {}),
      }),
    )
  })

export const simulateContest = (life: LifeState, by: Side): Outcome =>
  applyToInterview(life, ({ claim }, ref) => {
    if (!claim || claim.by === by || claim.isContested) return toRefusedOutcome(403, 409)
    return toAllowedOutcome(changeInterview(life, ref, { claim: { ...claim, isContested: true } }))
  })

/** The side that made a claim withdraws it, which restores the interview's previous state. */
export const simulateClaimWithdrawal = (life: LifeState, by: Side): Outcome =>
  applyToInterview(life, ({ claim }, ref) => {
    if (!claim || claim.by !== by) return toRefusedOutcome(403, 409)
    if (claim.isContested) return skippedOutcome
    return toAllowedOutcome(changeInterview(life, ref, { claim: null }))
  })

export const decisions = ['INTERN_DID_NOT_COME', 'COMPANY_DID_NOT_COME', 'TOOK_PLACE'] as const

/** The programme team decides a contested claim. */
export const simulateClaimDecision = (
  life: LifeState,
  decision: (typeof decisions)[number],
  now: number,
): Outcome =>
  applyToInterview(life, ({ claim }, ref) => {
    if (!claim?.isContested) return conflictOutcome
    if (decision === 'TOOK_PLACE') return toAllowedOutcome(completeInterview(life, ref, now))
    return toAllowedOutcome(
      recordNoShow(life, ref, decision === 'INTERN_DID_NOT_COME' ? 'intern' : 'company', now),
    )
  })

/** The first no-show of a side requires an explanation before the next booking. */
export function simulateExplanation(life: LifeState, by: Side): Outcome {
  // A rejected company can no longer see interviews.
  if (by === 'company' && life.company === 'REJECTED') return toRefusedOutcome(404)
  const due = life.noShows.filter((noShow) => noShow.side === by && !noShow.isExplained)
  if (due.length === 0) return skippedOutcome
  return toAllowedOutcome({
    ...life,
    noShows: life.noShows.map((noShow) =>
      noShow.side === by ? { ...noShow, isExplained: true } : noShow,
    ),
  })
}

/**
 * From a side's second no-show on, the programme team decides what follows, so the model ends
 * there.
 */
export const isBeyondModel = (life: LifeState): boolean =>
  (['company', 'intern'] as const).some(
    (side) => life.noShows.filter((noShow) => noShow.side === side).length > 1,
  )
