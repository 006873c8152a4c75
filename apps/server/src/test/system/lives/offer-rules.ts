import {
  allow,
  changeLast,
  conflict,
  day,
  findOpen,
  type LifeState,
  type OfferState,
  openingsTaken,
  openOfferStatuses,
  type Outcome,
  refuse,
  skip,
  unchanged,
  type Stage,
} from './life-state.ts'

export interface OfferTerms {
  readonly startsOn: string
  readonly endsOn: string
  readonly answerDays: number
}

const offerableStages: readonly Stage[] = ['INTERVIEWED', 'OFFER_DECLINED', 'OFFER_EXPIRED']

/** Only dates far from any limit are used: within the batch and in the future. */
const isAhead = (startsOn: string, now: number) => Date.parse(startsOn) - now > 2 * day

const maxOffers = 3
/** Counts the offers that the intern received in this batch; recalled ones do not count. */
const countReceived = (life: LifeState): number =>
  life.candidatures.flatMap(({ offers }) => offers).filter(({ answerBy }) => answerBy !== null)
    .length

export function saveDraft(life: LifeState, terms: OfferTerms, now: number): Outcome {
  const open = findOpen(life)
  if (life.candidatures.length === 0) return skip
  if (Date.parse(terms.endsOn) + 30 * day > life.batchEndsAt) return skip
  if (!open || !offerableStages.includes(open.stage)) return conflict
  if (open.offers.some(({ status }) => openOfferStatuses.includes(status))) return conflict
  if (countReceived(life) >= maxOffers) return conflict
  const offer: OfferState = {
    status: 'DRAFT',
    sinceAt: now,
    hasSupervisor: false,
    answerBy: null,
    ...terms,
  }
  return allow(changeLast(life, { offers: [...open.offers, offer] }))
}

const lastOffer = (life: LifeState): OfferState | undefined =>
  life.candidatures.at(-1)?.offers.at(-1)

/** Changes the newest offer and, if given, its candidature's stage. */
function move(life: LifeState, change: Partial<OfferState>, now: number, stage?: Stage): LifeState {
  const offers = life.candidatures.at(-1)?.offers ?? []
  return changeLast(life, {
    offers: offers.map((offer, at) =>
      at === offers.length - 1
        ? { ...offer, ...change, ...(change.status ? { sinceAt: now } : {}) }
        : offer,
    ),
    ...(stage ? { stage, sinceAt: now } : {}),
  })
}

export function saveSupervisor(life: LifeState, now: number): Outcome {
  const offer = lastOffer(life)
  if (!offer || offer.status === 'IN_REVIEW' || offer.status === 'OFFERED') return skip
  if (offer.status !== 'DRAFT' && offer.status !== 'NEEDS_REVISION')
    // Saving the same value again changes nothing.
    return offer.hasSupervisor ? unchanged : conflict
  return allow(move(life, { hasSupervisor: true }, now))
}

export function sendOffer(life: LifeState, now: number): Outcome {
  const offer = lastOffer(life)
  const open = findOpen(life)
  if (!offer) return skip
  if (offer.status !== 'DRAFT' && offer.status !== 'NEEDS_REVISION') return conflict
  if (!offer.hasSupervisor) return refuse(400, 409)
  if (!open || !offerableStages.includes(open.stage)) return conflict
  if (!isAhead(offer.startsOn, now)) return skip
  if (openingsTaken(life) >= life.openings) return conflict
  return allow(move(life, { status: 'IN_REVIEW' }, now, 'OFFER_IN_REVIEW'))
}

type Review = 'approve' | 'revise' | 'reject'

export function reviewOffer(life: LifeState, review: Review, now: number): Outcome {
  const offer = lastOffer(life)
  if (!offer) return skip
  if (offer.status !== 'IN_REVIEW') return conflict
  if (review === 'revise')
    return allow(move(life, { status: 'NEEDS_REVISION' }, now, 'INTERVIEWED'))
  if (review === 'reject')
    return allow(move(life, { status: 'REJECTED_BY_VI' }, now, 'INTERVIEWED'))
  if (!isAhead(offer.startsOn, now)) return skip
  return allow(
    move(life, { status: 'OFFERED', answerBy: now + offer.answerDays * day }, now, 'OFFERED'),
  )
}

export function takeOfferBack(life: LifeState, now: number): Outcome {
  const offer = lastOffer(life)
  if (!offer) return skip
  if (offer.status !== 'IN_REVIEW' && offer.status !== 'OFFERED') return conflict
  return allow(move(life, { status: 'DRAFT', answerBy: null }, now, 'INTERVIEWED'))
}

/** The company withdraws the offer: a draft is deleted, a sent one becomes EXPIRED. */
export function withdrawOffer(life: LifeState, now: number): Outcome {
  const offer = lastOffer(life)
  if (!offer) return skip
  if (offer.status === 'DRAFT' || offer.status === 'NEEDS_REVISION')
    return allow(changeLast(life, { offers: life.candidatures.at(-1)?.offers.slice(0, -1) ?? [] }))
  if (offer.status !== 'IN_REVIEW' && offer.status !== 'OFFERED') return conflict
  return allow(move(life, { status: 'EXPIRED' }, now, 'INTERVIEWED'))
}

/** The intern accepts. If the partner pays, this also enrols and hires them. */
export function acceptOffer(life: LifeState, now: number): Outcome {
  const offer = lastOffer(life)
  if (!offer) return skip
  if (offer.answerBy === null) return refuse(404)
  if (offer.status !== 'OFFERED') return refuse(404, 409)
  if (!isAhead(offer.startsOn, now)) return skip
  return allow({
    ...move(life, { status: 'ACCEPTED_BY_CANDIDATE' }, now, 'HIRED'),
    application: 'ENROLLED',
    internship: { status: 'UPCOMING', startsOn: offer.startsOn, endsOn: offer.endsOn },
  })
}

export function declineOffer(life: LifeState, now: number): Outcome {
  const offer = lastOffer(life)
  if (!offer) return skip
  if (offer.answerBy === null) return refuse(404)
  if (offer.status !== 'OFFERED') return refuse(404, 409)
  return allow(move(life, { status: 'REJECTED_BY_CANDIDATE' }, now, 'OFFER_DECLINED'))
}

/** Expires the offer after its deadline. */
export const expireOffer = (life: LifeState, now: number): LifeState =>
  move(life, { status: 'EXPIRED' }, now, 'OFFER_EXPIRED')
