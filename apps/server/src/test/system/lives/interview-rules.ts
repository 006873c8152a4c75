import {
  changeInterview,
  endWithoutMeeting,
  findCurrentInterview,
  getInterviewState,
  type InterviewRef,
  getCompanySettlement,
} from './interview-endings.ts'
import {
  toAllowedOutcome,
  canBookInterview,
  changeLastCandidature,
  conflictOutcome,
  modelDayMs,
  getInterviewEnd,
  findModelCandidature,
  type InterviewState,
  type ModelInterviewStatus,
  isModelPlacementOver,
  type LifeState,
  modelOpenInterviewStatuses,
  type Outcome,
  toRefusedOutcome,
  skippedOutcome,
  type ModelStage,
} from './life-state.ts'

const proposableStages: readonly ModelStage[] = ['INTERESTED', 'SHORTLISTED', 'INTERVIEWED']

/**
 * Times are valid from 24 hours to 30 days ahead, on a grid of 15 minutes, and before the placement
 * deadline.
 */
const areValidSlots = (life: LifeState, slots: readonly number[], now: number): boolean =>
  slots.every(
    (slot) =>
      slot - now >= modelDayMs &&
      slot - now <= 30 * modelDayMs &&
      slot % 900_000 === 0 &&
      !isModelPlacementOver(life, getInterviewEnd(slot) - 1),
  )

const createInterview = (slots: readonly number[], now: number): InterviewState => ({
  status: 'AWAITING_CONFIRMATION',
  sinceAt: now,
  slots,
  startsAt: null,
  companyMoves: 0,
  internMoves: 0,
  hasFeedback: false,
  internSaidHeld: false,
  claim: null,
})

/** The company proposes times, which holds one credit. */
export function simulateProposal(life: LifeState, slots: readonly number[], now: number): Outcome {
  const open = findModelCandidature(life)
  if (!areValidSlots(life, slots, now)) return toRefusedOutcome(400, 403, 404, 409)
  if (open && !proposableStages.includes(open.stage)) return conflictOutcome
  if (life.plan !== 'ACTIVE') return toRefusedOutcome(403, 404, 409)
  if (!canBookInterview(life)) return toRefusedOutcome(403, 404, 409)
  if (life.credits.balance < 1) return conflictOutcome
  const withHold = { ...life, credits: { ...life.credits, balance: life.credits.balance - 1 } }
  const stage = { stage: 'INTERVIEW_PROPOSED', sinceAt: now, isKnown: true } as const
  const interview = createInterview(slots, now)
  if (!open)
    return toAllowedOutcome({
      ...withHold,
      candidatures: [
        ...withHold.candidatures,
        {
          ...stage,
          interestedAt: null,
          waitedMs: 0,
          interviews: [interview],
          offers: [],
          endReason: null,
        },
      ],
    })
  return toAllowedOutcome(
    changeLastCandidature(withHold, {
      ...stage,
      waitedMs: open.waitedMs + (open.stage === 'INTERESTED' ? now - open.sinceAt : 0),
      interviews: [...open.interviews, interview],
    }),
  )
}

/** Applies a rule to the action's interview. */
export function applyToInterview(
  life: LifeState,
  rule: (interview: InterviewState, ref: InterviewRef) => Outcome,
): Outcome {
  const ref = findCurrentInterview(life)
  const interview = ref && getInterviewState(life, ref)
  return interview ? rule(interview, ref) : skippedOutcome
}

/** One side chooses one of the times proposed by the other. */
export const simulateSlotChoice = (
  life: LifeState,
  by: 'company' | 'intern',
  slot: number | undefined,
  now: number,
): Outcome =>
  applyToInterview(life, (interview, ref) => {
    const from: readonly ModelInterviewStatus[] =
      by === 'intern'
        ? ['AWAITING_CONFIRMATION', 'RESCHEDULE_REQUESTED_BY_HC']
        : ['RESCHEDULE_REQUESTED_BY_INTERN']
    if (slot === undefined) return skippedOutcome
    if (!from.includes(interview.status)) return toRefusedOutcome(400, 409)
    if (slot <= now || !interview.slots.includes(slot)) return toRefusedOutcome(400, 409)
    const confirmed = changeInterview(life, ref, {
      status: 'CONFIRMED',
      sinceAt: now,
      startsAt: slot,
    })
    return toAllowedOutcome(
      changeLastCandidature(confirmed, { stage: 'INTERVIEW_SCHEDULED', sinceAt: now }),
    )
  })

/**
 * One side asks for another time: at most twice per interview, and not within 24 hours before an
 * agreed one.
 */
export const simulateCounterProposal = (
  otherStatus: LifeState,
  by: 'company' | 'intern',
  slots: readonly number[],
  now: number,
): Outcome =>
  applyToInterview(otherStatus, (interview, ref) => {
    const ownStatus =
      by === 'intern' ? 'RESCHEDULE_REQUESTED_BY_HC' : 'RESCHEDULE_REQUESTED_BY_INTERN'
    const own = by === 'intern' ? 'RESCHEDULE_REQUESTED_BY_INTERN' : 'RESCHEDULE_REQUESTED_BY_HC'
    const from: readonly ModelInterviewStatus[] = ['AWAITING_CONFIRMATION', 'CONFIRMED', ownStatus]
    if (!from.includes(interview.status)) return toRefusedOutcome(400, 409)
    if (!areValidSlots(otherStatus, slots, now)) return toRefusedOutcome(400, 409)
    const moves = by === 'intern' ? interview.internMoves : interview.companyMoves
    if (moves >= 2) return conflictOutcome
    const isLate = interview.status === 'CONFIRMED' && (interview.startsAt ?? 0) - now < modelDayMs
    if (isLate) return conflictOutcome
    const withRequest = changeInterview(otherStatus, ref, {
      status: own,
      sinceAt: now,
      slots,
      startsAt: null,
      ...(by === 'intern' ? { internMoves: moves + 1 } : { companyMoves: moves + 1 }),
    })
    return toAllowedOutcome(
      interview.status === 'CONFIRMED'
        ? changeLastCandidature(withRequest, { stage: 'INTERVIEW_PROPOSED', sinceAt: now })
        : withRequest,
    )
  })

/** One side cancels the interview, even after its start but before its end. */
export const simulateCancellation = (
  life: LifeState,
  by: 'company' | 'intern',
  now: number,
): Outcome =>
  applyToInterview(life, (interview, ref) => {
    if (!modelOpenInterviewStatuses.includes(interview.status)) return conflictOutcome
    return toAllowedOutcome(
      by === 'intern'
        ? endWithoutMeeting(life, ref, 'CANCELLED_BY_INTERN', 'release', now)
        : endWithoutMeeting(
            life,
            ref,
            'CANCELLED_BY_HC',
            getCompanySettlement(interview, now),
            now,
          ),
    )
  })
