import type { Instant } from '@fledge/kernel/dates.ts'
import { withdrawCandidatureReasons } from '../candidatures/reasons.ts'
import type { CandidatureStage } from '../candidatures/types.ts'
import { isAwaitingResponse, isAcceptedOffer, isOfferResponseLate } from './rules.ts'
import type { OfferStatus } from './types.ts'

/**
 * Outcomes of an offer as shown to its intern; each has the text `offers.refused.now.<standing>`.
 */
export const offerOutcomes = [
  'OPEN',
  'LAPSED',
  'TO_CONFIRM',
  'ACCEPTED',
  'OVER',
  'DECLINED',
  'TOOK_ANOTHER',
  'LEFT',
  'WITHDREW',
  'WITHDRAWN',
  'REJECTED',
] as const
export type OfferOutcome = (typeof offerOutcomes)[number]

export interface OfferOutcomeFacts {
  readonly status: OfferStatus
  readonly stage: CandidatureStage
  /** Id of the end reason, from any of the reason lists. */
  readonly endReason: string | null
  readonly answerBy: Instant | null
  /** Whether it is accepted and paid but the enrolment is not confirmed yet. */
  readonly waitsForConfirmation: boolean
  /** Whether it is accepted and its internship was cancelled or ended early. */
  readonly isOver: boolean
}

const internLeftReasons: readonly string[] = [
  'INTERN_LEFT',
  'INTERN_AWAY',
  'ACCOUNT_DEACTIVATED',
  'ACCOUNT_MERGED',
]

/**
 * Returns the outcome of an offer for its intern. An ended offer tells by whom: the clock, another
 * accepted offer, the intern, the company or the programme team.
 */
export function getOfferOutcome(offer: OfferOutcomeFacts, now: Date): OfferOutcome {
  if (isAwaitingResponse(offer.status))
    return isOfferResponseLate(offer.answerBy, now) ? 'LAPSED' : 'OPEN'
  if (isAcceptedOffer(offer.status))
    return offer.isOver ? 'OVER' : offer.waitsForConfirmation ? 'TO_CONFIRM' : 'ACCEPTED'
  if (offer.status === 'REJECTED_BY_CANDIDATE') return 'DECLINED'
  if (offer.status === 'REJECTED_BY_VI') return 'REJECTED'
  return getEndedOutcome(offer)
}

function getEndedOutcome({ endReason, stage }: OfferOutcomeFacts): OfferOutcome {
  if (endReason === null) return 'LAPSED'
  if (endReason === 'HIRED_ELSEWHERE') return 'TOOK_ANOTHER'
  if (internLeftReasons.includes(endReason)) return 'LEFT'
  return stage === 'WITHDRAWN' &&
    withdrawCandidatureReasons.some((reason) => reason.id === endReason)
    ? 'WITHDREW'
    : 'WITHDRAWN'
}

/** Whether the intern declined the offer. */
export const isDeclined = (standing: OfferOutcome): boolean => standing === 'DECLINED'
/** Whether it is accepted, confirmed if required, and its internship is still valid. */
export const isActivelyAccepted = (standing: OfferOutcome): boolean => standing === 'ACCEPTED'
/** Whether someone else ended the offer with a reason that is shown to the intern. */
export const isEndedByOthers = (standing: OfferOutcome): boolean =>
  standing === 'WITHDRAWN' || standing === 'REJECTED'
/** Whether it has ended but can be reinstated by asking the programme team. */
export const canAskProgrammeTeam = (standing: OfferOutcome): boolean =>
  standing === 'LAPSED' || standing === 'REJECTED'
