import { endCandidature } from './candidature-rules.ts'
import { endModelInterviews } from './interview-endings.ts'
import {
  toAllowedOutcome,
  changeLastCandidature,
  conflictOutcome,
  findModelCandidature,
  type LifeState,
  type Outcome,
  type ModelStage,
} from './life-state.ts'

const stagesFromOffered: readonly ModelStage[] = [
  'OFFERED',
  'OFFER_DECLINED',
  'OFFER_EXPIRED',
  'HIRED',
]

/**
 * The programme team closes the company's account: everything before an offer ends, everything from
 * an offer on continues.
 */
export function simulateCompanyRejection(life: LifeState, now: number): Outcome {
  if (life.company === 'REJECTED') return conflictOutcome
  const rejected: LifeState = {
    ...life,
    company: 'REJECTED',
    plan: life.plan === 'ACTIVE' ? 'PAUSED' : life.plan,
  }
  const open = findModelCandidature(rejected)
  if (!open) return toAllowedOutcome(rejected)
  if (stagesFromOffered.includes(open.stage)) {
    const offers = open.offers.filter(
      ({ status }) => status !== 'DRAFT' && status !== 'NEEDS_REVISION',
    )
    return toAllowedOutcome(changeLastCandidature(rejected, { offers }))
  }
  const index = life.candidatures.length - 1
  const cancelled = endModelInterviews(rejected, index, 'CANCELLED_BY_HC', () => 'release', now)
  return toAllowedOutcome(endCandidature(cancelled, 'CLOSED', 'any', now))
}
