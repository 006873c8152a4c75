import { internshipActionMachine } from '@fledge/domain/internships/machine.ts'
import { dayMs } from '@fledge/kernel/dates.ts'
import {
  type CandidatureState,
  companyActor,
  internActor,
  toEventFields,
} from './candidature-state.ts'
import { toTimestamp } from './copy-format.ts'
import type { EventActor } from './event-writer.ts'

/** Share of the internships in which a concern was raised, and of those still undecided. */
const [actionShare, undecidedShare] = [0.05, 0.5]
const kind = 'REPORT_CONCERN'
const answer = 'We spoke to both sides and agreed on a weekly call.'
/** The programme team answers a day later. */
const decidedMs = dayMs
const minMs = 10 * dayMs

interface InternshipTimes {
  readonly startedAt: number
  readonly endsAt: number
  readonly isComplete: boolean
}

/** Writes a concern that one side raised, in some of the internships. */
export function addInternshipAction(
  state: CandidatureState,
  internship_id: string,
  { startedAt, endsAt, isComplete }: InternshipTimes,
): void {
  const { random, now, newId, rows } = state.world
  const lastAt = Math.min(endsAt, now) - 2 * decidedMs
  if (lastAt - startedAt < minMs || !random.chance(actionShare)) return
  const side = random.of(['company', 'intern'] as const)
  // Undecided requests are declined at the end of an internship.
  const isDecided = isComplete || !random.chance(undecidedShare)
  const at = isDecided ? random.between(startedAt, lastAt) : random.between(lastAt - dayMs, lastAt)
  const actor = side === 'company' ? companyActor(state) : internActor(state)
  const action_id = newId(at)
  rows.add('internship_actions', {
    action_id,
    internship_id,
    kind,
    status: recordAction(state, { action_id, internship_id, side, actor, at, isDecided }),
    raised_by: side,
    raised_by_user: actor.id,
    note: 'We would like someone to join our next conversation.',
    data: {},
    decision_reason: isDecided ? answer : null,
    created_at: toTimestamp(at),
    decided_at: isDecided ? toTimestamp(at + decidedMs) : null,
  })
}

interface ActionFacts {
  readonly action_id: string
  readonly internship_id: string
  readonly side: 'company' | 'intern'
  readonly actor: EventActor
  readonly at: number
  readonly isDecided: boolean
}

/** Records that it was raised, and the decision. @returns its status */
function recordAction(state: CandidatureState, action: ActionFacts) {
  const { events, random, operators } = state.world
  const { internship_id, side, at } = action
  const shared = toEventFields(state, action.action_id, action.actor)
  const status = events.transition(internshipActionMachine, 'raise', null, side, at, {
    ...shared,
    data: { kind, internship_id },
  })
  if (!action.isDecided) return status
  return events.transition(internshipActionMachine, 'accept', status, 'operator', at + decidedMs, {
    ...shared,
    actor: { kind: 'operator', id: random.of(operators) },
    data: { kind, internship_id, raised_by: side, reason: answer },
  })
}
