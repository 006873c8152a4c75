import type pg from 'pg'
import type { TestServer } from '../../../platform/testing/harness.ts'
import { chooseAction, chooseWait, createRandom } from './choose-action.ts'
import { applyDueEffects, listDueEffects } from './due-dates.ts'
import type { LifeState } from './life-state.ts'
import type { LifeKind } from './life-world.ts'
import { listForgotten } from './list-forgotten.ts'
import { isContinuing, type LifeRun, playAction, startRun } from './play-life.ts'
import { compareViews } from './reader-views.ts'
import type { Action, Wait } from './reference-model.ts'
import { compareStored, readStoredLives, type StoredLife } from './stored-life.ts'

/**
 * Lives that are played side by side on one server. Each has its own people, company and plan, but
 * they share the clock, so that a run of the timed jobs and a look at the tables serve all of them.
 */
interface Group {
  readonly server: TestServer
  /** Reads the tables: its statements are planned once. */
  readonly reader: pg.ClientBase
  readonly runs: readonly LifeRun[]
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** The tables are also compared so many hours before and after such a moment. */
const watchedHours = [1, 2]
/** Requests at the same time: fewer than the server has connections. */
const width = 4

async function eachSideBySide<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const remaining = items.values()
  const work = async () => {
    for (const item of remaining) await act(item)
  }
  await Promise.all(Array.from({ length: width }, work))
}

/**
 * Returns the state of the model that the tables show: effects that may have happened by now, and
 * need not, have happened if only that matches. Undefined if nothing does.
 */
function findMatching(life: LifeState, stored: StoredLife, now: number): LifeState | undefined {
  if (compareStored(life, stored).length === 0) return life
  const open = listDueEffects(life).filter(({ earlyAt, lateAt }) => earlyAt < now && now < lateAt)
  for (const { apply } of open) {
    const matching = findMatching(apply(life, now), stored, now)
    if (matching) return matching
  }
  return undefined
}

/** Compares the tables with the model. */
async function checkTables({ server, reader }: Group, runs: readonly LifeRun[], when = '') {
  const now = server.now()
  const worlds = runs.map(({ world }) => world)
  const stored = await readStoredLives(reader, worlds)
  const forgotten = await listForgotten(reader, worlds, now)
  for (const [index, run] of runs.entries()) {
    run.stored = stored[index] ?? run.stored
    run.life = findMatching(run.life, run.stored, now.getTime()) ?? run.life
    const faults = [...compareStored(run.life, run.stored), ...(forgotten[index] ?? [])]
    run.faults.push(...faults.map((fault) => `${when}${fault}`))
  }
}

/** Moves the clock, which runs the jobs, and compares the tables. */
async function advanceClockTo(group: Group, at: number, when = ''): Promise<void> {
  const { server } = group
  const runs = group.runs.filter(isContinuing)
  await server.advanceClock(Math.max(at - server.now().getTime(), 1000))
  const now = server.now().getTime()
  for (const run of runs) run.life = applyDueEffects(run.life, now)
  await checkTables(group, runs, when)
}

/** Moves the clock to each of some moments that is still ahead, until a life deviates. */
async function advanceThrough(group: Group, moments: readonly number[], when: string) {
  for (const at of moments)
    if (at > group.server.now().getTime() && !hasFault(group)) await advanceClockTo(group, at, when)
}

const hasFault = ({ runs }: Group): boolean => runs.some(({ faults }) => faults.length > 0)

/**
 * Waits, and compares the tables before and after each moment at which timed jobs have an effect on
 * one of the lives, and hour by hour around it. Moments within some minutes are one.
 */
async function playWait(group: Group, { ms }: Wait): Promise<void> {
  const { server } = group
  let until = server.now().getTime() + ms
  while (!hasFault(group)) {
    const soon = until
    const due = group.runs
      .filter(isContinuing)
      .flatMap(({ life }) => listDueEffects(life))
      .filter(({ earlyAt }) => earlyAt - minuteMs <= soon)
    if (due.length === 0) break
    // No life is left at a moment at which an effect may have happened or not.
    until = Math.max(until, ...due.map(({ lateAt }) => lateAt))
    const firstLateAt = Math.min(...due.map(({ lateAt }) => lateAt))
    const beforeAt = Math.min(
      ...due
        .map(({ earlyAt }) => earlyAt - minuteMs)
        .filter((earlyAt) => earlyAt > server.now().getTime()),
    )
    if (beforeAt < firstLateAt) {
      const earlier = watchedHours.toReversed().map((hours) => beforeAt - hours * hourMs)
      await advanceThrough(group, [...earlier, beforeAt], 'before it is due: ')
    }
    if (hasFault(group)) break
    const lateAts = due.map(({ lateAt }) => lateAt)
    const afterAt = Math.max(...lateAts.filter((at) => at <= firstLateAt + 10 * minuteMs))
    await advanceClockTo(group, afterAt, 'when it is due: ')
    const later = watchedHours.map((hours) => afterAt + hours * hourMs)
    await advanceThrough(
      group,
      later.filter((at) => at < until),
      'afterwards: ',
    )
  }
  if (!hasFault(group) && until > server.now().getTime()) await advanceClockTo(group, until)
  for (const { lines } of group.runs) lines.push(`wait until ${server.now().toISOString()}`)
}

/** Plays a step of every life; each 20th also compares what both sides' endpoints return. */
async function playStep(
  group: Group,
  number: number,
  wait: Wait | null,
  choose: (run: LifeRun) => Action | null,
): Promise<void> {
  const runs = group.runs.filter(isContinuing)
  if (wait) {
    for (const { steps } of runs) steps.push(wait)
    await playWait(group, wait)
  } else {
    await eachSideBySide(runs, async (run) => {
      const action = choose(run)
      if (!action) return
      run.steps.push(action)
      await playAction(run, action)
    })
    await checkTables(group, runs)
  }
  if (number % 20 !== 19) return
  await eachSideBySide(runs.filter(isContinuing), async ({ world, life, stored, faults }) => {
    faults.push(...(await compareViews(world, life, stored)))
  })
}

/** Starts lives and has them played, until they end or one deviates. */
async function playGroup(
  server: TestServer,
  kinds: readonly LifeKind[],
  play: (group: Group) => Promise<void>,
): Promise<readonly LifeRun[]> {
  const reader = await server.pool.connect()
  try {
    // Planning the waits takes longer than reading them.
    await reader.query('set plan_cache_mode = force_generic_plan')
    const runs: LifeRun[] = []
    // In their order, so that the numbers of a life do not depend on how fast the others start.
    for (const kind of kinds) runs.push(await startRun(server, kind))
    const group = { server, reader, runs }
    await checkTables(group, runs)
    await play(group)
    return runs
  } finally {
    // Closed, so that no other statement is planned this way.
    reader.release(true)
  }
}

/**
 * Plays random lives side by side until one of them deviates.
 * @param isOver asked before each step: whether time is up
 * @returns the lives; null if time was up before their end
 */
export async function playLives(
  server: TestServer,
  seed: number,
  count: number,
  steps: number,
  isOver: () => boolean = () => false,
): Promise<readonly LifeRun[] | null> {
  const random = createRandom(seed)
  const randoms = Array.from({ length: count }, (_, index) => createRandom(seed + index + 1))
  const kinds = randoms.map((next) => ({
    credits: 2 + Math.floor(next() * 5),
    batchDays: next() < 0.2 ? 100 : 400,
  }))
  let isCutOff = false
  const runs = await playGroup(server, kinds, async (group) => {
    for (let number = 0; number < steps && !hasFault(group); number += 1) {
      const now = server.now().getTime()
      const lives = group.runs.filter(isContinuing).map(({ life }) => life)
      if (lives.length === 0) return
      isCutOff = isOver()
      if (isCutOff) return
      await playStep(group, number, chooseWait(lives, now, random), (run) => {
        const index = group.runs.indexOf(run)
        const next = randoms[index]
        const style = { isInHurry: index % 3 !== 0, isSilent: index % 3 === 2 }
        return next ? chooseAction(run.life, server.now().getTime(), next, style) : null
      })
    }
  })
  return isCutOff ? null : runs
}

/** Plays given steps in a new world. */
async function replayLife(
  server: TestServer,
  kind: LifeKind,
  steps: readonly (Action | Wait)[],
): Promise<LifeRun> {
  const [replayed] = await playGroup(server, [kind], async (group) => {
    for (const [number, step] of steps.entries()) {
      if (!group.runs.every(isContinuing)) return
      await playStep(group, number, step.name === 'wait' ? step : null, () =>
        step.name === 'wait' ? null : step,
      )
    }
  })
  if (!replayed) throw new Error('no life was played')
  return replayed
}

/** Removes every step that a failing life does not need; the life itself if alone it does not fail. */
export async function shrinkLife(server: TestServer, failed: LifeRun): Promise<LifeRun> {
  let smallest = failed
  for (let at = failed.steps.length - 1; at >= 0; at -= 1) {
    const fewer = smallest.steps.filter((_step, index) => index !== at)
    const replayed = await replayLife(server, failed.kind, fewer)
    if (replayed.faults.length > 0) smallest = replayed
  }
  return smallest
}
