import { allOf, allowIf, type PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { requireOperator } from '../policy-helpers.ts'
import type { AnyActor } from '../sessions/types.ts'

const minSampleSize = 3
const sampleShare = 0.1

/** How many of those that pass all checks are looked at before they are approved in bulk. */
export const getSampleSize = (count: number): number =>
  Math.min(count, Math.max(minSampleSize, Math.ceil(count * sampleShare)))

/** How long a sample counts. */
export const sampleHours = 24

interface SampleKeys {
  /** Key of the denial until all of the sample was looked at. */
  readonly unseen: string
  /** Key of the denial of another sample before that. */
  readonly open: string
  /** Key of the denial if nothing passes all checks. */
  readonly none: string
}

/** Creates the policies of a bulk approval after a random sample, with the sentences of its list. */
export const createSampleCan = (keys: SampleKeys) => ({
  /** Allows approving many at once after looking at a random sample of them. */
  approveMany: (actor: AnyActor, facts: { readonly isSampleSeen: boolean }): PolicyDecision =>
    allOf(requireOperator(actor, 'operator:review'), allowIf(facts.isSampleSeen, keys.unseen)),
  /** Allows drawing a sample, unless one is still to be looked at. */
  drawSample: (
    actor: AnyActor,
    facts: { readonly isSampleOpen: boolean; readonly count: number },
  ): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:review'),
      allowIf(!facts.isSampleOpen, keys.open),
      allowIf(facts.count > 0, keys.none),
    ),
})
