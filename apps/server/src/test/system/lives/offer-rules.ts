import {
  toAllowedOutcome,
  changeLastCandidature,
  conflictOutcome,
  modelDayMs,
  findModelCandidature,
  type LifeState,
  type OfferState,
  countTakenOpenings,
  modelOpenOfferStatuses,
  type Outcome,
  toRefusedOutcome,
  skippedOutcome,
  unchangedOutcome,
  type ModelStage,
} from './life-state.ts'

export interface ModelOfferTerms {
  readonly startsOn: string
  readonly endsOn: string
  readonly answerDays: number
}

const offerableStages: readonly ModelStage[] = ['INTERVIEWED', 'OFFER_DECLINED', 'OFFER_EXPIRED']

/** Only dates far from any limit are used: within the batch and in the future. */
const isAhead = (startsOn: string, now: number) => Date.parse(startsOn) - now > 2 * modelDayMs

const maxOffers = 3
/** Counts the offers that the intern received in this batch; recalled ones do not count. */
const countReceived = (life: LifeState): number =>
  life.candidatures.flatMap(({ offers }) => offers).filter(({ answerBy }) => answerBy !== null)
    .length

export function simulateDraft(life: LifeState, terms: ModelOfferTerms, now: number): Outcome {
  const open = findModelCandidature(life)
  if (life.candidatures.length === 0) return skippedOutcome
  if (Date.parse(terms.endsOn) + 30 * modelDayMs > life.batchEndsAt) return skippedOutcome
  if (!open || !offerableStages.includes(open.stage)) return conflictOutcome
  if (open.offers.some(({ status }) => modelOpenOfferStatuses.includes(status)))
    return conflictOutcome
  if (countReceived(life) >= maxOffers) return conflictOutcome
  const offer: OfferState = {
    status: 'DRAFT',
    sinceAt: now,
    hasSupervisor: false,
    answerBy: null,
    ...terms,
  }
  return toAllowedOutcome(changeLastCandidature(life, { offers: [...open.offers, offer] }))
}

const getLastOffer = (life: LifeState): OfferState | undefined =>
  life.candidatures.at(-1)?.offers.at(-1)

/** Changes the newest offer and, if given, its candidature's stage. */
function changeLastOffer(
  life: LifeState,
  change: Partial<OfferState>,
  now: number,
  stage?: ModelStage,
): LifeState {
  const offers = life.candidatures.at(-1)?.offers ?? []
  return changeLastCandidature(life, {
    offers: offers.map((offer, at) =>
      at === offers.length - 1
        ? { ...offer, ...change, ...(change.status ? { sinceAt: now } : {}) }
        : offer,
    ),
    ...(stage ? { stage, sinceAt: now } : {}),
  })
}

export function simulateSupervisor(life: LifeState, now: number): Outcome {
  const offer = getLastOffer(life)
  if (!offer || offer.status === 'IN_REVIEW' || offer.status === 'OFFERED') return skippedOutcome
  if (offer.status !== 'DRAFT' && offer.status !== 'NEEDS_REVISION')
    // Saving the same value again changes nothing.
    return offer.hasSupervisor ? unchangedOutcome : conflictOutcome
  return toAllowedOutcome(changeLastOffer(life, { hasSupervisor: true }, now))
}

export function simulateSending(life: LifeState, now: number): Outcome {
  const offer = getLastOffer(life)
  const open = findModelCandidature(life)
  if (!offer) return skippedOutcome
  if (offer.status !== 'DRAFT' && offer.status !== 'NEEDS_REVISION') return conflictOutcome
  if (!offer.hasSupervisor) return toRefusedOutcome(400, 409)
  if (!open || !offerableStages.includes(open.stage)) return conflictOutcome
  if (!isAhead(offer.startsOn, now)) return skippedOutcome
  if (countTakenOpenings(life) >= life.openings) return conflictOutcome
  return toAllowedOutcome(changeLastOffer(life, { status: 'IN_REVIEW' }, now, 'OFFER_IN_REVIEW'))
}

type Review = 'approve' | 'revise' | 'reject'

export function simulateReview(life: LifeState, review: Review, now: number): Outcome {
  const offer = getLastOffer(life)
  if (!offer) return skippedOutcome
  if (offer.status !== 'IN_REVIEW') return conflictOutcome
  if (review === 'revise')
    return toAllowedOutcome(changeLastOffer(life, { status: 'NEEDS_REVISION' }, now, 'INTERVIEWED'))
  if (review === 'reject')
    return toAllowedOutcome(changeLastOffer(life, { status: 'REJECTED_BY_VI' }, now, 'INTERVIEWED'))
  if (!isAhead(offer.startsOn, now)) return skippedOutcome
  return toAllowedOutcome(
    changeLastOffer(
      life,
      { status: 'OFFERED', answerBy: now + offer.answerDays * modelDayMs },
      now,
      'OFFERED',
    ),
  )
}

export function simulateRecall(life: LifeState, now: number): Outcome {
  const offer = getLastOffer(life)
  if (!offer) return skippedOutcome
  if (offer.status !== 'IN_REVIEW' && offer.status !== 'OFFERED') return conflictOutcome
  return toAllowedOutcome(
    changeLastOffer(life, { status: 'DRAFT', answerBy: null }, now, 'INTERVIEWED'),
  )
}

/** The company withdraws the offer: a draft is deleted, a sent one becomes EXPIRED. */
export function simulateOfferWithdrawal(life: LifeState, now: number): Outcome {
  const offer = getLastOffer(life)
  if (!offer) return skippedOutcome
  if (offer.status === 'DRAFT' || offer.status === 'NEEDS_REVISION')
    return toAllowedOutcome(
      changeLastCandidature(life, { offers: life.candidatures.at(-1)?.offers.slice(0, -1) ?? [] }),
    )
  if (offer.status !== 'IN_REVIEW' && offer.status !== 'OFFERED') return conflictOutcome
  return toAllowedOutcome(changeLastOffer(life, { status: 'EXPIRED' }, now, 'INTERVIEWED'))
}

/** The intern accepts. If the partner pays, this also enrols and hires them. */
export function simulateAcceptance(life: LifeState, now: number): Outcome {
  const offer = getLastOffer(life)
  if (!offer) return skippedOutcome
  if (offer.answerBy === null) return toRefusedOutcome(404)
  if (offer.status !== 'OFFERED') return toRefusedOutcome(404, 409)
  if (!isAhead(offer.startsOn, now)) return skippedOutcome
  return toAllowedOutcome({
    ...changeLastOffer(life, { status: 'ACCEPTED_BY_CANDIDATE' }, now, 'HIRED'),
    application: 'ENROLLED',
    internship: { status: 'UPCOMING', startsOn: offer.startsOn, endsOn: offer.endsOn },
  })
}

export function simulateDecline(life: LifeState, now: number): Outcome {
  const offer = getLastOffer(life)
  if (!offer) return skippedOutcome
  if (offer.answerBy === null) return toRefusedOutcome(404)
  if (offer.status !== 'OFFERED') return toRefusedOutcome(404, 409)
  return toAllowedOutcome(
    changeLastOffer(life, { status: 'REJECTED_BY_CANDIDATE' }, now, 'OFFER_DECLINED'),
  )
}

/** Expires the offer after its deadline. */
export const expireOffer = (life: LifeState, now: number): LifeState =>
  changeLastOffer(life, { status: 'EXPIRED' }, now, 'OFFER_EXPIRED')
