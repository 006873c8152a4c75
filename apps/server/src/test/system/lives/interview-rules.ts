import {
  changeInterview,
  endWithoutMeeting,
  findInterview,
  interviewAt,
  type InterviewRef,
  settlementOfCompany,
} from './interview-endings.ts'
import {
  allow,
  canMeet,
  changeLast,
  conflict,
  day,
  endOfInterview,
  findOpen,
  type InterviewState,
  type InterviewStatus,
  isPlacementOver,
  type LifeState,
  openInterviewStatuses,
  type Outcome,
  refuse,
  skip,
  type Stage,
} from './life-state.ts'

const proposableStages: readonly Stage[] = ['INTERESTED', 'SHORTLISTED', 'INTERVIEWED']

/**
 * Times are valid from 24 hours to 30 days ahead, on a grid of 15 minutes, and before the placement
 * deadline.
 */
const areGoodSlots = (life: LifeState, slots: readonly number[], now: number): boolean =>
  slots.every(
    (slot) =>
      slot - now >= day &&
      slot - now <= 30 * day &&
      slot % 900_000 === 0 &&
      !isPlacementOver(life, endOfInterview(slot) - 1),
  )

const newInterview = (slots: readonly number[], now: number): InterviewState => ({
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
export function proposeInterview(life: LifeState, slots: readonly number[], now: number): Outcome {
  const open = findOpen(life)
  if (!areGoodSlots(life, slots, now)) return refuse(400, 403, 404, 409)
  if (open && !proposableStages.includes(open.stage)) return conflict
  if (life.plan !== 'ACTIVE') return refuse(403, 404, 409)
  if (!canMeet(life)) return refuse(403, 404, 409)
  if (life.credits.balance < 1) return conflict
  const held = { ...life, credits: { ...life.credits, balance: life.credits.balance - 1 } }
  const stage = { stage: 'INTERVIEW_PROPOSED', sinceAt: now, isKnown: true } as const
  const interview = newInterview(slots, now)
  if (!open)
    return allow({
      ...held,
      candidatures: [
        ...held.candidatures,
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
  return allow(
    changeLast(held, {
      ...stage,
      waitedMs: open.waitedMs + (open.stage === 'INTERESTED' ? now - open.sinceAt : 0),
      interviews: [...open.interviews, interview],
    }),
  )
}

/** Applies a rule to the action's interview. */
export function onInterview(
  life: LifeState,
  rule: (interview: InterviewState, ref: InterviewRef) => Outcome,
): Outcome {
  const ref = findInterview(life)
  const interview = ref && interviewAt(life, ref)
  return interview ? rule(interview, ref) : skip
}

/** One side chooses one of the times proposed by the other. */
export const chooseSlot = (
  life: LifeState,
  by: 'company' | 'intern',
  slot: number | undefined,
  now: number,
): Outcome =>
  onInterview(life, (interview, ref) => {
    const from: readonly InterviewStatus[] =
      by === 'intern'
        ? ['AWAITING_CONFIRMATION', 'RESCHEDULE_REQUESTED_BY_HC']
        : ['RESCHEDULE_REQUESTED_BY_INTERN']
    if (slot === undefined) return skip
    if (!from.includes(interview.status)) return refuse(400, 409)
    if (slot <= now || !interview.slots.includes(slot)) return refuse(400, 409)
    const confirmed = changeInterview(life, ref, {
      status: 'CONFIRMED',
      sinceAt: now,
      startsAt: slot,
    })
    return allow(changeLast(confirmed, { stage: 'INTERVIEW_SCHEDULED', sinceAt: now }))
  })

/**
 * One side asks for another time: at most twice per interview, and not within 24 hours before an
 * agreed one.
 */
export const askForOtherTime = (
  life: LifeState,
  by: 'company' | 'intern',
  slots: readonly number[],
  now: number,
): Outcome =>
  onInterview(life, (interview, ref) => {
    const others = by === 'intern' ? 'RESCHEDULE_REQUESTED_BY_HC' : 'RESCHEDULE_REQUESTED_BY_INTERN'
    const own = by === 'intern' ? 'RESCHEDULE_REQUESTED_BY_INTERN' : 'RESCHEDULE_REQUESTED_BY_HC'
    const from: readonly InterviewStatus[] = ['AWAITING_CONFIRMATION', 'CONFIRMED', others]
    if (!from.includes(interview.status)) return refuse(400, 409)
    if (!areGoodSlots(life, slots, now)) return refuse(400, 409)
    const moves = by === 'intern' ? interview.internMoves : interview.companyMoves
    if (moves >= 2) return conflict
    const isLate = interview.status === 'CONFIRMED' && (interview.startsAt ?? 0) - now < day
    if (isLate) return conflict
    const asked = changeInterview(life, ref, {
      status: own,
      sinceAt: now,
      slots,
      startsAt: null,
      ...(by === 'intern' ? { internMoves: moves + 1 } : { companyMoves: moves + 1 }),
    })
    return allow(
      interview.status === 'CONFIRMED'
        ? changeLast(asked, { stage: 'INTERVIEW_PROPOSED', sinceAt: now })
        : asked,
    )
  })

/** One side cancels the interview, even after its start but before its end. */
export const callOff = (life: LifeState, by: 'company' | 'intern', now: number): Outcome =>
  onInterview(life, (interview, ref) => {
    if (!openInterviewStatuses.includes(interview.status)) return conflict
    return allow(
      by === 'intern'
        ? endWithoutMeeting(life, ref, 'CANCELLED_BY_INTERN', 'release', now)
        : endWithoutMeeting(life, ref, 'CANCELLED_BY_HC', settlementOfCompany(interview, now), now),
    )
  })
