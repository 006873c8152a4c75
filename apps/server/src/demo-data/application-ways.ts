import { applicationMachine } from '@fledge/domain/applications/machine.ts'
import type { ApplicationStatus } from '@fledge/domain/applications/types.ts'
import { isTransition, type Transition, type TransitionActor } from '@fledge/kernel/machine.ts'

type Moves = readonly (readonly [keyof typeof applicationMachine.transitions, TransitionActor])[]
const opened: Moves = [['open', 'system']]
const begun: Moves = [...opened, ['start', 'intern']]
const sent: Moves = [...begun, ['submit', 'intern']]
const reviewed: Moves = [...sent, ['review', 'operator']]

/** How far an application got, as the transitions that led there. */
const ways = {
  opened,
  begun,
  sent,
  reviewed,
  asked: [...reviewed, ['requestChanges', 'operator']],
  approved: [...reviewed, ['approve', 'operator']],
  rejected: [...reviewed, ['reject', 'operator']],
  left: [...begun, ['withdraw', 'intern']],
} as const satisfies Readonly<Record<string, Moves>>
export type Way = keyof typeof ways

export const stepsOf = (way: Way): ReadonlySet<string> => new Set(ways[way].map(([move]) => move))

export type Step = Transition<ApplicationStatus> & { readonly at: string }

/**
 * Returns the transitions of a path, spread evenly between two moments. Each goes through the
 * machine, so the demo data has no unreachable states.
 */
export function pathOf(way: Way, from: Date, to: Date): Step[] {
  const steps: Step[] = []
  const list: Moves = ways[way]
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
