import type { applicationMachine } from '@fledge/domain/applications/machine.ts'
import { dayMs, hourMs } from '@fledge/kernel/dates.ts'
import type { TransitionActor } from '@fledge/kernel/machine.ts'
import type { ScaleRandom } from './scale-random.ts'
import type { ScaleBatch } from './scale-world.ts'

type TransitionName = keyof typeof applicationMachine.transitions
type Step = readonly [name: TransitionName, by: TransitionActor]

const opened: readonly Step[] = [['open', 'system']]
const begun: readonly Step[] = [...opened, ['start', 'intern']]
const submitted: readonly Step[] = [...begun, ['submit', 'intern']]
const reviewed: readonly Step[] = [...submitted, ['review', 'operator']]
const returned: readonly Step[] = [...reviewed, ['requestChanges', 'operator']]

interface ApplicationPath {
  readonly steps: readonly Step[]
  /** How many of 1,000 take this path. */
  readonly weight: number
  /** Maximum age in days of the last step of an undecided application. */
  readonly withinDays?: number
}

const decidedPaths: readonly ApplicationPath[] = [
  { steps: [...reviewed, ['approve', 'operator']], weight: 600 },
  {
    steps: [...returned, ['resubmit', 'intern'], ['review', 'operator'], ['approve', 'operator']],
    weight: 60,
  },
  { steps: [...reviewed, ['reject', 'operator']], weight: 80 },
  { steps: [...begun, ['withdraw', 'intern']], weight: 60 },
]
const undecidedPaths: readonly ApplicationPath[] = [
  { steps: opened, weight: 50, withinDays: 80 },
  { steps: begun, weight: 100, withinDays: 80 },
  { steps: submitted, weight: 180, withinDays: 6 },
  { steps: reviewed, weight: 40, withinDays: 2 },
  { steps: returned, weight: 50, withinDays: 6 },
]
/** Statuses of the applications that the end of the batch withdraws. */
const unfinishedPaths: readonly ApplicationPath[] = [
  { steps: opened, weight: 60 },
  { steps: begun, weight: 110 },
  { steps: returned, weight: 30 },
]

/** A transition of an application and its time. */
export interface ApplicationStep {
  readonly name: TransitionName
  readonly by: TransitionActor
  readonly at: number
}

/**
 * Draws the transitions of an application up to its decision. Undecided applications end with
 * their batch.
 */
export function drawApplicationHistory(
  random: ScaleRandom,
  batch: ScaleBatch,
  now: number,
): readonly ApplicationStep[] {
  const hasEnded = batch.endsAt <= now
  const path = random.weighted([...decidedPaths, ...(hasEnded ? unfinishedPaths : undecidedPaths)])
  const lastSignUp = Math.min(batch.closesAt, now - hourMs)
  const signedUpAt = random.between(batch.opensAt, lastSignUp)
  const endsAt = getLastStepTime(random, path, signedUpAt, now)
  const steps = spread(path.steps, Math.min(signedUpAt, endsAt - hourMs), endsAt)
  const isUnfinished = hasEnded && unfinishedPaths.includes(path)
  return isUnfinished
    ? [...steps, { name: 'endBatch', by: 'clock', at: batch.endsAt + 2 * hourMs }]
    : steps
}

function getLastStepTime(
  random: ScaleRandom,
  { steps, withinDays }: ApplicationPath,
  signedUpAt: number,
  now: number,
): number {
  if (withinDays !== undefined && steps.length > begun.length)
    return now - random.between(0.02, withinDays) * dayMs
  const takesMs = random.between(steps.length, 6 * steps.length) * dayMs
  return Math.min(now - random.between(0.02, 0.5) * hourMs, signedUpAt + takesMs)
}

/** Places steps evenly between two times. */
function spread(steps: readonly Step[], from: number, to: number): ApplicationStep[] {
  const gaps = Math.max(1, steps.length - 1)
  return steps.map(([name, by], index) => ({ name, by, at: from + ((to - from) * index) / gaps }))
}
