import { applicationMachine } from '@fledge/domain/applications/machine.ts'
import type { ApplicationStatus } from '@fledge/domain/applications/types.ts'
import { isTransition, type Transition, type TransitionActor } from '@fledge/kernel/machine.ts'

type PathTransitions = readonly (readonly [
  keyof typeof applicationMachine.transitions,
  TransitionActor,
])[]
const opened: PathTransitions = [['open', 'system']]
const started: PathTransitions = [...opened, ['start', 'intern']]
const sent: PathTransitions = [...started, ['submit', 'intern']]
const reviewed: PathTransitions = [...sent, ['review', 'operator']]

/** How far an application got, as the transitions that led there. */
const transitionsByPath = {
  opened,
  started,
  sent,
  reviewed,
  changesRequested: [...reviewed, ['requestChanges', 'operator']],
  approved: [...reviewed, ['approve', 'operator']],
  rejected: [...reviewed, ['reject', 'operator']],
  withdrawn: [...started, ['withdraw', 'intern']],
} as const satisfies Readonly<Record<string, PathTransitions>>
export type ApplicationPath = keyof typeof transitionsByPath

export const getPathTransitions = (way: ApplicationPath): ReadonlySet<string> =>
  new Set(transitionsByPath[way].map(([move]) => move))

export type DemoApplicationStep = Transition<ApplicationStatus> & { readonly at: string }

/**
 * Returns the transitions of a path, spread evenly between two moments. Each goes through the
 * machine, so the demo data has no unreachable states.
 */
export function buildApplicationSteps(
  way: ApplicationPath,
  from: Date,
  to: Date,
): DemoApplicationStep[] {
  const steps: DemoApplicationStep[] = []
  const list: PathTransitions = transitionsByPath[way]
  for (const [index, [name, by]] of list.entries()) {
    const moved = applicationMachine.transition(name, steps.at(-1)?.to ?? null, by)
    if (!isTransition(moved))
      throw new Error(`The demo data cannot ${moved.name} from ${moved.from}`)
    steps.push({
      ...moved,
      at: new Date(
        from.getTime() + ((to.getTime() - from.getTime()) * index) / Math.max(1, list.length - 1),
      ).toISOString(),
    })
  }
  return steps
}
