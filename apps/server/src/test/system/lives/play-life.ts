import { sendAction } from './life-requests.ts'
import type { LifeState, Outcome } from './life-state.ts'
import { type LifeKind, type LifeWorld, createWorld, startLife } from './life-world.ts'
import type { TestServer } from '../../../platform/testing/harness.ts'
import { isBeyondModel } from './attendance-rules.ts'
import { type Action, judgeAction, type Wait } from './reference-model.ts'
import type { StoredLife } from './stored-life.ts'

/** A life in progress: the model's state, and the last state read from the tables. */
export interface LifeRun {
  readonly kind: LifeKind
  readonly world: LifeWorld
  life: LifeState
  stored: StoredLife
  readonly steps: (Action | Wait)[]
  /** One line per step: the action and the server's response. */
  readonly lines: string[]
  /** Its deviations from the specification. */
  readonly faults: string[]
}

const emptyStored: StoredLife = {
  company: '',
  question: null,
  repliedAt: null,
  plan: '',
  openingsTaken: 0,
  application: '',
  credits: { granted: 0, balance: 0, used: 0, released: 0 },
  internships: [],
  noShows: [],
  candidatures: [],
}

/** Creates the world of a life. */
export async function startRun(server: TestServer, kind: LifeKind): Promise<LifeRun> {
  const world = await createWorld(server, kind)
  const life = startLife(kind, server.now().getTime())
  return { kind, world, life, stored: emptyStored, steps: [], lines: [], faults: [] }
}

/** Whether a life continues: it has not deviated, and the model says what comes next. */
export const isContinuing = ({ life, faults }: LifeRun): boolean =>
  faults.length === 0 && !isBeyondModel(life)

const errorStatuses = [400, 403, 404, 409]

/** Checks whether the specification allows a response. */
function judgeResponse(outcome: Outcome, status: number): string[] {
  if (outcome.kind === 'allowed') return status === 200 ? [] : [`allowed, refused with ${status}`]
  if (outcome.kind === 'refused')
    return outcome.statuses.includes(status)
      ? []
      : [`refused (${outcome.statuses.join(', ')}), answered ${status}`]
  return status === 200 || errorStatuses.includes(status) ? [] : [`answered ${status}`]
}

/** Sends an action and judges the response; the tables are compared afterwards. */
export async function playAction(run: LifeRun, action: Action): Promise<void> {
  const now = run.world.server.now().getTime()
  const judged = judgeAction(run.life, action, now)
  const outcome: Outcome =
    action.actor === 'right' ? judged : { kind: 'refused', statuses: [400, 403, 404] }
  if (judged.kind === 'skip') return
  const { status, code } = await sendAction(run, action, now)
  const actor = action.actor === 'right' ? '' : ` by ${action.actor}`
  run.lines.push(`${action.name}/${action.choice}${actor} ${status} ${code}`.trim())
  if (outcome.kind === 'allowed' && status === 200) run.life = outcome.next
  run.faults.push(...judgeResponse(outcome, status))
}
