import type { Instant } from '@fledge/kernel/dates.ts'
import { withdrawCandidatureReasons } from '../candidatures/reasons.ts'
import type { CandidatureStage } from '../candidatures/types.ts'
import { awaitsAnswer, isAccepted, isAnswerLate } from './rules.ts'
import type { OfferStatus } from './types.ts'

/** What has become of an offer, as its intern is told; each has its sentence, `offers.refused.now.<standing>`. */
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
  /** Id of the reason it ended with, of whichever list. */
  readonly endReason: string | null
  readonly answerDueAt: Instant | null
  /** Accepted and paid, and the enrolment not confirmed yet. */
  readonly waitsForConfirmation: boolean
  /** Accepted, and its internship was cancelled or ended early. */
  readonly isOver: boolean
}

const left: readonly string[] = ['INTERN_LEFT', 'INTERN_AWAY']

/** Where an offer stands for its intern. One that ended says by whom: by the clock, with another one accepted, by the intern, the company or the programme team. */
export function getOfferOutcome(offer: OfferOutcomeFacts, now: Date): OfferOutcome {
  if (awaitsAnswer(offer.status)) return isAnswerLate(offer.answerDueAt, now) ? 'LAPSED' : 'OPEN'
  if (isAccepted(offer.status))
    return offer.isOver ? 'OVER' : offer.waitsForConfirmation ? 'TO_CONFIRM' : 'ACCEPTED'
  if (offer.status === 'REJECTED_BY_CANDIDATE') return 'DECLINED'
  if (offer.status === 'REJECTED_BY_VI') return 'REJECTED'
  return getEndedOutcome(offer)
}

function getEndedOutcome({ endReason, stage }: OfferOutcomeFacts): OfferOutcome {
  if (endReason === null) return 'LAPSED'
  if (endReason === 'HIRED_ELSEWHERE') return 'TOOK_ANOTHER'
  if (left.includes(endReason)) return 'LEFT'
  return stage === 'WITHDRAWN' && withdrawCandidatureReasons.some((one) => one.id === endReason)
    ? 'WITHDREW'
    : 'WITHDRAWN'
}

/** The intern has declined it. */
export const isDeclined = (standing: OfferOutcome): boolean => standing === 'DECLINED'
/** Accepted, confirmed where that was asked for, and its internship stands. */
export const isActivelyAccepted = (standing: OfferOutcome): boolean => standing === 'ACCEPTED'
/** Somebody else ended it, and gave a reason that the intern reads. */
export const isEndedByOthers = (standing: OfferOutcome): boolean =>
  standing === 'WITHDRAWN' || standing === 'REJECTED'
/** Over, and still to be had by asking the programme team. */
export const canAskProgrammeTeam = (standing: OfferOutcome): boolean =>
  standing === 'LAPSED' || standing === 'REJECTED'
