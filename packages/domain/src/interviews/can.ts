import type { Instant } from '@fledge/kernel/dates.ts'
import { allOf, deny, type PolicyDecision, allowIf, allow } from '@fledge/kernel/policy-decision.ts'
import {
  requireIntern,
  requireMember,
  requireOperator,
  illegalTransitionKey,
  requireTransition,
} from '../policy-helpers.ts'
import { isAdminOrNamed } from '../sessions/actor-side.ts'
import type { AnyActor } from '../sessions/types.ts'
import { type NoShowClaim, activeClaim } from './no-show-claims.ts'
import { interviewMachine } from './machine.ts'
import { getContestDueAt, isLiveInterview, rescheduleRule } from './rules.ts'
import type { InterviewStatus } from './types.ts'

export interface InterviewCanFacts {
  readonly status: InterviewStatus
  readonly interviewerIds: readonly string[]
  /** Start of the agreed time; null if none is agreed. */
  readonly startsAt: Instant | null
  readonly endsAt: Instant | null
  /** How often each side has rescheduled. */
  readonly companyReschedules: number
  readonly internReschedules: number
  readonly companyGaveFeedback: boolean
  readonly internGaveFeedback: boolean
  /** Whether the intern has confirmed that it took place. */
  readonly internSaidHeld: boolean
  readonly noShowClaim: NoShowClaim | null
}

const requireInterviewer = (actor: AnyActor, row: InterviewCanFacts) =>
  requireMember(actor, (member) =>
    allowIf(isAdminOrNamed(member, row.interviewerIds), 'refused.interviewer'),
  )
const hasStarted = (row: InterviewCanFacts, now: Date) =>
  row.startsAt !== null && Date.parse(row.startsAt) <= now.getTime()
const requireNotStarted = (row: InterviewCanFacts, now: Date) =>
  allowIf(!hasStarted(row, now), 'interviews.refused.started')
const requireNotEnded = (row: InterviewCanFacts, now: Date) =>
  allowIf(row.endsAt === null || Date.parse(row.endsAt) > now.getTime(), 'interviews.refused.ended')
const isTooLate = (row: InterviewCanFacts, now: Date) =>
  row.status === 'CONFIRMED' &&
  row.startsAt !== null &&
  Date.parse(row.startsAt) - now.getTime() < rescheduleRule.lastMs
/**
 * Each side can reschedule twice, but not in the last 24 h; after that the programme team helps.
 */
const canReschedule = (row: InterviewCanFacts, times: number, now: Date) =>
  allOf(
    allowIf(times < rescheduleRule.times, 'interviews.refused.movedTwice'),
    allowIf(!isTooLate(row, now), 'interviews.refused.tooLate'),
  )
/** A chosen slot must be in the future. */
const requireFutureSlot = (slotStartsAt: Instant, now: Date) =>
  allowIf(Date.parse(slotStartsAt) > now.getTime(), 'interviews.refused.slotPassed')
const isHeld = (row: InterviewCanFacts, now: Date) =>
  row.status === 'IN_PAST' || (row.status === 'CONFIRMED' && hasStarted(row, now))
const requireHeld = (row: InterviewCanFacts, now: Date) =>
  allowIf(isHeld(row, now), 'interviews.refused.notYet')

/** Allows the accused side to dispute a claim within two working days. */
function canContestClaim(
  by: 'company' | 'intern',
  row: InterviewCanFacts,
  now: Date,
): PolicyDecision {
  const claim = row.noShowClaim
  if (!claim || claim.claimedBy === by || row.status !== 'IN_PAST')
    return deny(illegalTransitionKey)
  return allOf(
    allowIf(claim.contestedAt === null, 'errors.ALREADY_EXISTS'),
    allowIf(now < getContestDueAt(claim.claimedAt, claim.zone), 'errors.DEADLINE_PASSED'),
  )
}

const getActiveClaim = (row: InterviewCanFacts) =>
  activeClaim({ status: row.status, claim: row.noShowClaim })
/**
 * An open claim must be answered, withdrawn or decided before anything that contradicts it
 * (docs/decisions/0015).
 */
const requireNoActiveClaim = (row: InterviewCanFacts) =>
  allowIf(getActiveClaim(row) === null, 'interviews.refused.claimStands')

export const interviewCan = {
  /**
   * The other side learns only that an intern is unavailable, never why.
   * @param isBookingAllowed whether the intern may book despite missed interviews
   */
  meetIntern: (isBookingAllowed: boolean): PolicyDecision =>
    allowIf(isBookingAllowed, 'interviews.refused.internNotAvailable'),
  confirm: (
    actor: AnyActor,
    row: InterviewCanFacts,
    slotStartsAt: Instant,
    now: Date,
  ): PolicyDecision =>
    allOf(
      requireIntern(actor),
      requireTransition(interviewMachine, 'confirm', row.status, actor),
      requireFutureSlot(slotStartsAt, now),
    ),
  choose: (
    actor: AnyActor,
    row: InterviewCanFacts,
    slotStartsAt: Instant,
    now: Date,
  ): PolicyDecision =>
    allOf(
      requireInterviewer(actor, row),
      requireTransition(interviewMachine, 'choose', row.status, actor),
      requireFutureSlot(slotStartsAt, now),
    ),
  /** Requesting another time releases the agreed one immediately. */
  reschedule: (actor: AnyActor, row: InterviewCanFacts, now: Date): PolicyDecision =>
    allOf(
      requireInterviewer(actor, row),
      requireTransition(interviewMachine, 'reschedule', row.status, actor),
      requireNotStarted(row, now),
      canReschedule(row, row.companyReschedules, now),
    ),
  counterPropose: (actor: AnyActor, row: InterviewCanFacts, now: Date): PolicyDecision =>
    allOf(
      requireIntern(actor),
      requireTransition(interviewMachine, 'counterPropose', row.status, actor),
      requireNotStarted(row, now),
      canReschedule(row, row.internReschedules, now),
    ),
  /**
   * Possible until the interview's end, even after it started; afterwards the rules for past
   * interviews apply.
   */
  cancel: (actor: AnyActor, row: InterviewCanFacts, now: Date): PolicyDecision =>
    allOf(
      requireInterviewer(actor, row),
      requireTransition(interviewMachine, 'cancel', row.status, actor),
      requireNotEnded(row, now),
    ),
  decline: (actor: AnyActor, row: InterviewCanFacts, now: Date): PolicyDecision =>
    allOf(
      requireIntern(actor),
      requireTransition(interviewMachine, 'decline', row.status, actor),
      requireNotEnded(row, now),
    ),
  editNotes: (actor: AnyActor, row: InterviewCanFacts): PolicyDecision =>
    allOf(
      requireInterviewer(actor, row),
      allowIf(
        isLiveInterview(row.status) || row.status === 'IN_PAST' || row.status === 'COMPLETED',
        illegalTransitionKey,
      ),
    ),
  /**
   * Feedback completes the interview. It can also be given later if the interview is COMPLETED
   * without it.
   */
  giveFeedback(actor: AnyActor, row: InterviewCanFacts, now: Date): PolicyDecision {
    const feedbackDecision = allowIf(!row.companyGaveFeedback, 'errors.ALREADY_EXISTS')
    if (row.status === 'COMPLETED') return allOf(requireInterviewer(actor, row), feedbackDecision)
    return allOf(
      requireInterviewer(actor, row),
      requireTransition(interviewMachine, 'complete', row.status, actor),
      requireHeld(row, now),
      requireNoActiveClaim(row),
      feedbackDecision,
    )
  },
  giveInternFeedback: (actor: AnyActor, row: InterviewCanFacts, now: Date): PolicyDecision =>
    allOf(
      requireIntern(actor),
      allowIf(row.status === 'COMPLETED' || isHeld(row, now), 'interviews.refused.notYet'),
      requireNoActiveClaim(row),
      allowIf(!row.internGaveFeedback, 'errors.ALREADY_EXISTS'),
    ),
  /** Confirms that the interview took place: once, after its end. */
  confirmHeld: (actor: AnyActor, row: InterviewCanFacts): PolicyDecision =>
    allOf(
      requireIntern(actor),
      allowIf(row.status === 'IN_PAST', illegalTransitionKey),
      requireNoActiveClaim(row),
      allowIf(!row.internSaidHeld, 'errors.ALREADY_EXISTS'),
    ),
  claimNoShow: (actor: AnyActor, row: InterviewCanFacts): PolicyDecision =>
    allOf(
      actor.kind === 'intern' ? allow : requireInterviewer(actor, row),
      allowIf(row.status === 'IN_PAST', 'interviews.refused.notPast'),
      requireNoActiveClaim(row),
    ),
  /** The claimant can withdraw a claim until it is recorded or decided. */
  withdrawClaim(actor: AnyActor, row: InterviewCanFacts): PolicyDecision {
    const isOwn = allowIf(
      getActiveClaim(row)?.claimedBy === (actor.kind === 'intern' ? 'intern' : 'company'),
      illegalTransitionKey,
    )
    return actor.kind === 'intern' ? isOwn : allOf(requireInterviewer(actor, row), isOwn)
  },
  contestNoShow(actor: AnyActor, row: InterviewCanFacts, now: Date): PolicyDecision {
    if (actor.kind === 'intern') return canContestClaim('intern', row, now)
    return allOf(requireInterviewer(actor, row), canContestClaim('company', row, now))
  },
  /** An operator decides disputed claims. */
  decideNoShow: (actor: AnyActor, row: InterviewCanFacts): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:review'),
      allowIf(
        row.status === 'IN_PAST' &&
          row.noShowClaim?.contestedAt !== null &&
          row.noShowClaim !== null,
        illegalTransitionKey,
      ),
    ),
  /**
   * Returns the decisions for buttons. `confirm` and `choose` only tell whether a time can be
   * chosen at all.
   */
  open: (actor: AnyActor, row: InterviewCanFacts, now: Date) => ({
    confirm: allOf(
      requireIntern(actor),
      requireTransition(interviewMachine, 'confirm', row.status, actor),
    ),
    choose: allOf(
      requireInterviewer(actor, row),
      requireTransition(interviewMachine, 'choose', row.status, actor),
    ),
    reschedule: interviewCan.reschedule(actor, row, now),
    counterPropose: interviewCan.counterPropose(actor, row, now),
    cancel: interviewCan.cancel(actor, row, now),
    decline: interviewCan.decline(actor, row, now),
    editNotes: interviewCan.editNotes(actor, row),
    giveFeedback: interviewCan.giveFeedback(actor, row, now),
    giveInternFeedback: interviewCan.giveInternFeedback(actor, row, now),
    confirmHeld: interviewCan.confirmHeld(actor, row),
    claimNoShow: interviewCan.claimNoShow(actor, row),
    contestNoShow: interviewCan.contestNoShow(actor, row, now),
    withdrawClaim: interviewCan.withdrawClaim(actor, row),
  }),
}
