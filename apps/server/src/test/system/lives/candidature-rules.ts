import {
  endModelInterview,
  endModelInterviews,
  getInterviewState,
  listInterviewRefs,
  getCompanySettlement,
} from './interview-endings.ts'
import {
  toAllowedOutcome,
  canBookInterview,
  type CandidatureState,
  changeCandidature,
  changeLastCandidature,
  conflictOutcome,
  findModelCandidature,
  isModelPlacementOver,
  type LifeState,
  type OfferState,
  modelOpenOfferStatuses,
  type Outcome,
  toRefusedOutcome,
  unchangedOutcome,
} from './life-state.ts'

const createCandidature = (
  now: number,
  overrides: Pick<CandidatureState, 'stage' | 'interestedAt' | 'isKnown'>,
): CandidatureState => ({
  sinceAt: now,
  waitedMs: 0,
  interviews: [],
  offers: [],
  endReason: null,
  ...overrides,
})
const addCandidature = (life: LifeState, candidature: CandidatureState): LifeState => ({
  ...life,
  candidatures: [...life.candidatures, candidature],
})

export function simulateInterest(life: LifeState, now: number): Outcome {
  const open = findModelCandidature(life)
  if (open && open.isKnown && open.interestedAt !== null) return unchangedOutcome
  if (open && open.stage !== 'SHORTLISTED') return unchangedOutcome
  if (life.plan !== 'ACTIVE' || !canBookInterview(life)) return toRefusedOutcome(403, 404, 409)
  if (isModelPlacementOver(life, now)) return toRefusedOutcome(403, 404, 409)
  return toAllowedOutcome(
    open
      ? changeLastCandidature(life, { interestedAt: now, isKnown: true })
      : addCandidature(
          life,
          createCandidature(now, { stage: 'INTERESTED', interestedAt: now, isKnown: true }),
        ),
  )
}

export function simulateShortlisting(life: LifeState, now: number): Outcome {
  const open = findModelCandidature(life)
  if (open && open.stage !== 'INTERESTED') return unchangedOutcome
  if (life.application !== 'APPROVED' || life.plan !== 'ACTIVE')
    return toRefusedOutcome(403, 404, 409)
  if (isModelPlacementOver(life, now)) return toRefusedOutcome(403, 404, 409)
  return toAllowedOutcome(
    open
      ? changeLastCandidature(life, {
          stage: 'SHORTLISTED',
          sinceAt: now,
          waitedMs: open.waitedMs + now - open.sinceAt,
        })
      : addCandidature(
          life,
          createCandidature(now, { stage: 'SHORTLISTED', interestedAt: null, isKnown: false }),
        ),
  )
}

/**
 * Removes the intern from the shortlist: back to INTERESTED if they had expressed interest,
 * otherwise CLOSED.
 */
export function simulateShortlistRemoval(life: LifeState, now: number): Outcome {
  const open = findModelCandidature(life)
  if (open?.stage !== 'SHORTLISTED') return unchangedOutcome
  return toAllowedOutcome(
    changeLastCandidature(
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
      modelOpenOfferStatuses.includes(offer.status)
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
export function simulateDisqualification(life: LifeState, now: number): Outcome {
  const open = findModelCandidature(life)
  if (!open) return conflictOutcome
  const index = life.candidatures.length - 1
  const cancelled = endModelInterviews(
    life,
    index,
    'REJECTED',
    (interview) => getCompanySettlement(interview, now),
    now,
  )
  const rejected = listInterviewRefs(cancelled)
    .filter(
      (ref) => ref.candidature === index && getInterviewState(cancelled, ref)?.status === 'IN_PAST',
    )
    .reduce((before, ref) => endModelInterview(before, ref, 'REJECTED', 'spend', now), cancelled)
  return toAllowedOutcome(endCandidature(rejected, 'DISQUALIFIED', 'any', now))
}

export function simulateCandidatureWithdrawal(life: LifeState, now: number): Outcome {
  const last = life.candidatures.at(-1)
  if (last && !last.isKnown) return toRefusedOutcome(404)
  if (!findModelCandidature(life)) return conflictOutcome
  const index = life.candidatures.length - 1
  const cancelled = endModelInterviews(life, index, 'CANCELLED_BY_INTERN', () => 'release', now)
  return toAllowedOutcome(endCandidature(cancelled, 'WITHDRAWN', 'any', now))
}

/** Closes the open candidature because the intern is no longer available or the batch has ended. */
export function closeForIntern(life: LifeState, reason: string, now: number): LifeState {
  if (!findModelCandidature(life)) return life
  const index = life.candidatures.length - 1
  return endCandidature(
    endModelInterviews(life, index, 'UNAVAILABLE', () => 'release', now),
    'CLOSED',
    reason,
    now,
  )
}

export function simulatePlanChange(
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
  if (!from[life.plan].includes(to)) return toRefusedOutcome(400, 409)
  const moved = { ...life, plan: to }
  if (to !== 'ARCHIVED' || !findModelCandidature(life)) return toAllowedOutcome(moved)
  if (!hasConsent) return conflictOutcome
  const index = life.candidatures.length - 1
  const cancelled = endModelInterviews(
    moved,
    index,
    'CANCELLED_BY_HC',
    (interview) => getCompanySettlement(interview, now),
    now,
  )
  return toAllowedOutcome(endCandidature(cancelled, 'CLOSED', 'any', now))
}

/**
 * The programme team withdraws the application: everything open ends, and an internship that has
 * not started is cancelled.
 */
export function simulateApplicationWithdrawal(life: LifeState, now: number): Outcome {
  if (life.application === 'APPROVED')
    return toAllowedOutcome({ ...closeForIntern(life, 'any', now), application: 'WITHDRAWN' })
  if (life.application === 'ENROLLED' && life.internship?.status === 'UPCOMING')
    return toAllowedOutcome({
      ...endCandidature(life, 'CLOSED', 'any', now),
      application: 'WITHDRAWN',
      internship: { ...life.internship, status: 'CANCELLED' },
    })
  return life.application === 'ENROLLED' ? { kind: 'skip' } : conflictOutcome
}
