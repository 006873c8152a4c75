import {
  endInterview,
  endOpenInterviews,
  interviewAt,
  listInterviewRefs,
  settlementOfCompany,
} from './interview-endings.ts'
import {
  allow,
  canMeet,
  type CandidatureState,
  changeCandidature,
  changeLast,
  conflict,
  findOpen,
  isPlacementOver,
  type LifeState,
  type OfferState,
  openOfferStatuses,
  type Outcome,
  refuse,
  unchanged,
} from './life-state.ts'

const newCandidature = (
  now: number,
  over: Pick<CandidatureState, 'stage' | 'interestedAt' | 'isKnown'>,
): CandidatureState => ({
  sinceAt: now,
  waitedMs: 0,
  interviews: [],
  offers: [],
  endReason: null,
  ...over,
})
const add = (life: LifeState, candidature: CandidatureState): LifeState => ({
  ...life,
  candidatures: [...life.candidatures, candidature],
})

export function expressInterest(life: LifeState, now: number): Outcome {
  const open = findOpen(life)
  if (open && open.isKnown && open.interestedAt !== null) return unchanged
  if (open && open.stage !== 'SHORTLISTED') return unchanged
  if (life.plan !== 'ACTIVE' || !canMeet(life)) return refuse(403, 404, 409)
  if (isPlacementOver(life, now)) return refuse(403, 404, 409)
  return allow(
    open
      ? changeLast(life, { interestedAt: now, isKnown: true })
      : add(life, newCandidature(now, { stage: 'INTERESTED', interestedAt: now, isKnown: true })),
  )
}

export function shortlist(life: LifeState, now: number): Outcome {
  const open = findOpen(life)
  if (open && open.stage !== 'INTERESTED') return unchanged
  if (life.application !== 'APPROVED' || life.plan !== 'ACTIVE') return refuse(403, 404, 409)
  if (isPlacementOver(life, now)) return refuse(403, 404, 409)
  return allow(
    open
      ? changeLast(life, {
          stage: 'SHORTLISTED',
          sinceAt: now,
          waitedMs: open.waitedMs + now - open.sinceAt,
        })
      : add(
          life,
          newCandidature(now, { stage: 'SHORTLISTED', interestedAt: null, isKnown: false }),
        ),
  )
}

/**
 * Removes the intern from the shortlist: back to INTERESTED if they had expressed interest,
 * otherwise CLOSED.
 */
export function removeFromShortlist(life: LifeState, now: number): Outcome {
  const open = findOpen(life)
  if (open?.stage !== 'SHORTLISTED') return unchanged
  return allow(
    changeLast(
      life,
      open.interestedAt === null
        ? { stage: 'CLOSED', sinceAt: now, endReason: 'any' }
        : { stage: 'INTERESTED', sinceAt: now },
    ),
  )
}

/**
 * Returns the offers after their candidature ended: those with the intern or the programme team
 * become EXPIRED, drafts are deleted.
 */
const endOffers = (offers: readonly OfferState[], now: number): readonly OfferState[] =>
  offers
    .filter(({ status }) => status !== 'DRAFT' && status !== 'NEEDS_REVISION')
    .map((offer) =>
      openOfferStatuses.includes(offer.status)
        ? { ...offer, status: 'EXPIRED', sinceAt: now }
        : offer,
    )

export function endCandidature(
  life: LifeState,
  stage: 'CLOSED' | 'DISQUALIFIED' | 'WITHDRAWN',
  endReason: string,
  now: number,
): LifeState {
  const index = life.candidatures.length - 1
  const offers = endOffers(life.candidatures[index]?.offers ?? [], now)
  return changeCandidature(life, index, { stage, sinceAt: now, endReason, offers })
}

/**
 * The company disqualifies the intern: near or past interviews cost their credit, and an open
 * no-show claim ends.
 */
export function disqualify(life: LifeState, now: number): Outcome {
  const open = findOpen(life)
  if (!open) return conflict
  const index = life.candidatures.length - 1
  const cancelled = endOpenInterviews(
    life,
    index,
    'REJECTED',
    (interview) => settlementOfCompany(interview, now),
    now,
  )
  const rejected = listInterviewRefs(cancelled)
    .filter((ref) => ref.candidature === index && interviewAt(cancelled, ref)?.status === 'IN_PAST')
    .reduce((before, ref) => endInterview(before, ref, 'REJECTED', 'spend', now), cancelled)
  return allow(endCandidature(rejected, 'DISQUALIFIED', 'any', now))
}

export function withdrawCandidature(life: LifeState, now: number): Outcome {
  const last = life.candidatures.at(-1)
  if (last && !last.isKnown) return refuse(404)
  if (!findOpen(life)) return conflict
  const index = life.candidatures.length - 1
  const cancelled = endOpenInterviews(life, index, 'CANCELLED_BY_INTERN', () => 'release', now)
  return allow(endCandidature(cancelled, 'WITHDRAWN', 'any', now))
}

/** Closes the open candidature because the intern is no longer available or the batch has ended. */
export function closeForIntern(life: LifeState, reason: string, now: number): LifeState {
  if (!findOpen(life)) return life
  const index = life.candidatures.length - 1
  return endCandidature(
    endOpenInterviews(life, index, 'UNAVAILABLE', () => 'release', now),
    'CLOSED',
    reason,
    now,
  )
}

export function changePlan(
  life: LifeState,
  to: LifeState['plan'],
  hasConsent: boolean,
  now: number,
): Outcome {
  const from: Readonly<Record<LifeState['plan'], readonly LifeState['plan'][]>> = {
    ACTIVE: ['PAUSED', 'ARCHIVED'],
    PAUSED: ['ACTIVE', 'ARCHIVED'],
    ARCHIVED: ['ACTIVE'],
  }
  if (!from[life.plan].includes(to)) return refuse(400, 409)
  const moved = { ...life, plan: to }
  if (to !== 'ARCHIVED' || !findOpen(life)) return allow(moved)
  if (!hasConsent) return conflict
  const index = life.candidatures.length - 1
  const cancelled = endOpenInterviews(
    moved,
    index,
    'CANCELLED_BY_HC',
    (interview) => settlementOfCompany(interview, now),
    now,
  )
  return allow(endCandidature(cancelled, 'CLOSED', 'any', now))
}

/**
 * The programme team withdraws the application: everything open ends, and an internship that has
 * not started is cancelled.
 */
export function withdrawApplication(life: LifeState, now: number): Outcome {
  if (life.application === 'APPROVED')
    return allow({ ...closeForIntern(life, 'any', now), application: 'WITHDRAWN' })
  if (life.application === 'ENROLLED' && life.internship?.status === 'UPCOMING')
    return allow({
      ...endCandidature(life, 'CLOSED', 'any', now),
      application: 'WITHDRAWN',
      internship: { ...life.internship, status: 'CANCELLED' },
    })
  return life.application === 'ENROLLED' ? { kind: 'skip' } : conflict
}
