import type { TestServer } from '../../../platform/testing/harness.ts'
import { isBeyondModel } from './attendance-rules.ts'
import { chooseAction, createRandom } from './choose-action.ts'
import { listDueEffects, applyDueEffects } from './due-dates.ts'
import { sendAction } from './life-requests.ts'
import type { LifeState, Outcome } from './life-state.ts'
import { listForgotten } from './list-forgotten.ts'
import { createWorld, type LifeKind, type LifeWorld, startLife } from './life-world.ts'
import { compareViews } from './reader-views.ts'
import { type Action, judgeAction, getWaitEnd } from './reference-model.ts'
import { compareStored, readStoredLife, type StoredLife } from './stored-life.ts'

/** The result of a life: its steps and its deviations from the specification. */
export interface LifeResult {
  readonly kind: LifeKind
  readonly actions: readonly Action[]
  /** One line per step: the action and the server's response. */
  readonly lines: readonly string[]
  readonly faults: readonly string[]
}

/** A life in progress: the model's state and the last state read from the tables. */
interface LifeRun {
  readonly world: LifeWorld
  life: LifeState
  stored: StoredLife
  readonly lines: string[]
}

async function checkTables(playing: LifeRun): Promise<string[]> {
  playing.stored = await readStoredLife(playing.world)
  return [...compareStored(playing.life, playing.stored), ...(await listForgotten(playing.world))]
}

async function advanceClockTo({ world: { server } }: LifeRun, at: number): Promise<void> {
  const span = at - server.now().getTime()
  if (span > 0) await server.advanceClock(span)
}

/**
 * Waits, and checks the tables shortly before and after each moment at which timed jobs have an
 * effect.
 */
async function runWait(playing: LifeRun, choice: number): Promise<string[]> {
  const { server } = playing.world
  const target = getWaitEnd(playing.life, choice, server.now().getTime())
  for (;;) {
    const due = listDueEffects(playing.life).toSorted((a, b) => a.earlyAt - b.earlyAt)
    const [first] = due
    if (!first || first.earlyAt > target) break
    if (choice % 2 === 0) await advanceClockTo(playing, first.earlyAt)
    const differencesBefore = await checkTables(playing)
    if (differencesBefore.length > 0) return differencesBefore.map((fault) => `too early: ${fault}`)
    const lateAt = due.reduce(
      (until, { earlyAt, lateAt }) => (earlyAt < until ? Math.max(until, lateAt) : until),
      first.lateAt,
    )
    await advanceClockTo(playing, Math.max(lateAt, server.now().getTime() + 1000))
    playing.life = applyDueEffects(playing.life, server.now().getTime())
    const differencesAfter = await checkTables(playing)
    if (differencesAfter.length > 0) return differencesAfter.map((fault) => `when due: ${fault}`)
  }
  await advanceClockTo(playing, target)
  return checkTables(playing)
}

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

async function runAction(playing: LifeRun, action: Action): Promise<string[]> {
  const now = playing.world.server.now().getTime()
  const judged = judgeAction(playing.life, action, now)
  const outcome: Outcome =
    action.actor === 'right' ? judged : { kind: 'refused', statuses: [400, 403, 404] }
  if (judged.kind === 'skip') return []
  const answer = await sendAction(playing, action, now)
  playing.lines.push(describeAction(action, `${answer.status} ${answer.code}`))
  if (outcome.kind === 'allowed' && answer.status === 200) playing.life = outcome.next
  return [...judgeResponse(outcome, answer.status), ...(await checkTables(playing))]
}

const describeAction = ({ name, choice, actor }: Action, outcome: string): string =>
  `${name}/${choice}${actor === 'right' ? '' : ` by ${actor}`} ${outcome}`.trim()

/** Runs a step; every 20th also compares what both sides' endpoints return. */
async function runStep(playing: LifeRun, action: Action, number: number): Promise<string[]> {
  const faults =
    action.name === 'wait'
      ? await runWait(playing, action.choice)
      : await runAction(playing, action)
  if (action.name === 'wait')
    playing.lines.push(describeAction(action, `until ${playing.world.server.now().toISOString()}`))
  if (faults.length > 0 || number % 20 !== 19) return faults
  return compareViews(playing.world, playing.life, playing.stored)
}

async function startRun(server: TestServer, kind: LifeKind): Promise<LifeRun> {
  const world = await createWorld(server, kind)
  const life = startLife(kind, server.now().getTime())
  return { world, life, stored: await readStoredLife(world), lines: [] }
}

/** Runs a random life. */
export async function runLife(
  server: TestServer,
  seed: number,
  steps: number,
): Promise<LifeResult> {
  const random = createRandom(seed)
  const kind = { credits: 2 + Math.floor(random() * 5), batchDays: random() < 0.2 ? 100 : 400 }
  const playing = await startRun(server, kind)
  const actions: Action[] = []
  for (let number = 0; number < steps && !isBeyondModel(playing.life); number += 1) {
    const action = chooseAction(playing.life, server.now().getTime(), random)
    actions.push(action)
    const faults = await runStep(playing, action, number)
    if (faults.length > 0) return { kind, actions, lines: playing.lines, faults }
  }
  return { kind, actions, lines: playing.lines, faults: [] }
}

/** Runs given actions in a new world. */
async function replayLife(
  server: TestServer,
  kind: LifeKind,
  actions: readonly Action[],
): Promise<LifeResult> {
  const playing = await startRun(server, kind)
  for (const [number, action] of actions.entries()) {
    if (isBeyondModel(playing.life)) break
    const faults = await runStep(playing, action, number)
    if (faults.length > 0) return { kind, actions, lines: playing.lines, faults }
  }
  return { kind, actions, lines: playing.lines, faults: [] }
}

/** Removes every step that a failing life does not need. */
export async function shrinkLife(server: TestServer, failed: LifeResult): Promise<LifeResult> {
  let smallest = failed
  for (let at = failed.actions.length - 1; at >= 0; at -= 1) {
    const fewer = smallest.actions.filter((_action, index) => index !== at)
    const replayed = await replayLife(server, failed.kind, fewer)
    if (replayed.faults.length > 0) smallest = replayed
  }
  return smallest
}
