import { endCandidature } from './candidature-rules.ts'
import { endOpenInterviews } from './interview-endings.ts'
import {
  allow,
  changeLast,
  conflict,
  findOpen,
  type LifeState,
  type Outcome,
  type Stage,
} from './life-state.ts'

const stagesFromOffered: readonly Stage[] = ['OFFERED', 'OFFER_DECLINED', 'OFFER_EXPIRED', 'HIRED']

/**
 * The programme team closes the company's account: everything before an offer ends, everything from
 * an offer on continues.
 */
export function rejectCompany(life: LifeState, now: number): Outcome {
  if (life.company === 'REJECTED') return conflict
  const rejected: LifeState = {
    ...life,
    company: 'REJECTED',
    plan: life.plan === 'ACTIVE' ? 'PAUSED' : life.plan,
  }
  const open = findOpen(rejected)
  if (!open) return allow(rejected)
  if (stagesFromOffered.includes(open.stage)) {
    const offers = open.offers.filter(
      ({ status }) => status !== 'DRAFT' && status !== 'NEEDS_REVISION',
    )
    return allow(changeLast(rejected, { offers }))
  }
  const index = life.candidatures.length - 1
  const cancelled = endOpenInterviews(rejected, index, 'CANCELLED_BY_HC', () => 'release', now)
  return allow(endCandidature(cancelled, 'CLOSED', 'any', now))
}
