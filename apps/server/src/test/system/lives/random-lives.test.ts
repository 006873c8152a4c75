import { expect, it, vi } from 'vitest'
import { startTestServer, type TestServer } from '../../../platform/testing/harness.ts'
import { pauseForeignIds } from '../../../platform/testing/foreign-ids.ts'
import { reportFigure } from '../../../platform/testing/figure-report.ts'
import { countRounds, isLongRun, isProof } from '../rounds.ts'
import { type PlantedBug, plantBug, plantedBugs } from './planted-bugs.ts'
import { type LifeResult, runLife, shrinkLife } from './play-life.ts'
import { type ActionName, actionNames } from './reference-model.ts'

// Runs lives of one intern and one company over HTTP and compares them with a model of the
// specification (reference-model.ts) that shares no code with the product's machines and rules. The
// tables must match the model after each step, and just before and after each moment at which timed
// jobs have an effect. Every 20th step also compares what both sides' endpoints return.
//
// Not covered: interns who pay; several open candidatures of an intern (hired elsewhere,
// overlapping offers) or of a plan (no opening left); supervisors and their permissions; a trusted
// company, and one that is approved again; a marked change of a sent offer; the consequences of a
// side's second no-show; early ends and extensions of internships, weekly feedback and
// certificates; emails, notifications and reminders. Where the specification is silent, the model
// requires only that nothing changes, or follows the product: an inactive plan accepts no interest,
// shortlist or proposal, and a claimed no-show must be answered before anything else.

vi.setConfig({ testTimeout: 14_400_000 })

const steps = 40
// Each run of `npm run prove` plays other lives.
const firstSeed = isProof ? Math.floor(Math.random() * 2 ** 30) : 1
// On a slow machine fewer lives are run; a started one is finished.
const until = performance.now() + 14_000_000

/**
 * Starts a server for lives. A third of their time went to the two jobs that only remove what is
 * years old, which nothing in a life reads.
 */
async function startLifeServer(settings: Readonly<Record<string, string>> = {}) {
  const server = await startTestServer(
    { MAX_IN_FLIGHT: '1000', ...settings },
    { skippedJobs: ['retention.maintainPartitions', 'retention.deleteExpired'] },
  )
  // The statements are tried with other ids in every other file.
  pauseForeignIds()
  return server
}

/** Counts the responses by action. */
function countResponses(counts: Map<string, number>, { lines }: LifeResult): void {
  for (const line of lines) {
    const name = line.replace(/\/\d+/, '').replace(/ until.*/, '')
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
}

/** Describes a failure by its seed and the shortest failing sequence. */
async function describeFailure(seed: number, failed: LifeResult): Promise<string> {
  const server = await startLifeServer()
  const smallest = await shrinkLife(server, failed)
  await server.stop()
  return [
    `seed ${seed}, ${JSON.stringify(failed.kind)}`,
    ...failed.lines,
    ...failed.faults,
    '— the same with fewer steps:',
    ...smallest.lines,
    ...smallest.faults,
  ].join('\n')
}

/** Runs lives until one deviates. @returns how many, and the deviation */
async function runAll(
  counts: Map<string, number>,
): Promise<{ readonly lives: number; readonly faults: readonly string[] }> {
  let server: TestServer | undefined
  let lives = 0
  try {
    for (const at of countRounds(1, 2000, 0.75)) {
      if (performance.now() > until) break
      // The clock only moves forward, so a new server is started before it is years ahead.
      if (at % 25 === 0) {
        await server?.stop()
        server = await startLifeServer()
      }
      if (!server) continue
      const seed = firstSeed + at
      const played = await runLife(server, seed, steps)
      countResponses(counts, played)
      lives += 1
      if (played.faults.length > 0) return { lives, faults: [await describeFailure(seed, played)] }
    }
    return { lives, faults: [] }
  } finally {
    await server?.stop()
  }
}

/** Whether random lives deviate from the specification with a planted bug. */
async function isBugFound(bug: PlantedBug): Promise<boolean> {
  const server = await startLifeServer({ LOG_LEVEL: 'silent' })
  try {
    await plantBug(server, bug)
    for (let life = 0; life < 40; life += 1) {
      // A bug may also have the player's own requests fail.
      const isFound = await runLife(server, firstSeed + life, steps).then(
        ({ faults }) => faults.length > 0,
        () => true,
      )
      if (isFound) return true
    }
    return false
  } finally {
    await server.stop()
  }
}

// About 2,000 lives are needed to be useful; `npm test` only shows that they are played.
it('random lives of an intern and a company match the specification', async () => {
  const counts = new Map<string, number>()
  const { lives, faults } = await runAll(counts)
  reportFigure({ figure: 3, counts: { lives }, violations: faults })
  expect(faults.join('\n')).toBe('')
  if (!isLongRun) return
  const isCovered = (name: ActionName) => name === 'wait' || counts.has(`${name} 200`)
  process.stdout.write(
    `${[...counts]
      .toSorted()
      .map(([answer, count]) => `${answer}: ${count}`)
      .join('\n')}\n`,
  )
  // Guards against lives in which every action was rejected.
  expect(actionNames.filter(isCovered).length).toBe(actionNames.length)
})

it('random lives find planted bugs', async () => {
  const missed: string[] = []
  const tried = new Map<string, boolean>()
  // `npm test` plants the first one, which every life meets.
  for (const number of countRounds(1, plantedBugs.length, 0.2)) {
    const bug = plantedBugs[(number + (isProof ? firstSeed : 0)) % plantedBugs.length]
    if (!bug || tried.has(bug.name)) break
    tried.set(bug.name, await isBugFound(bug))
    if (!tried.get(bug.name)) missed.push(bug.name)
  }
  if (missed.length > 0) process.stdout.write(`missed: ${missed.join(', ')}\n`)
  reportFigure({
    figure: 3,
    counts: Object.fromEntries([...tried.keys()].map((name) => [`bug: ${name}`, 1])),
    controls: { 'planted bugs': [tried.size, tried.size - missed.length] },
  })
  expect(missed.length).toBeLessThanOrEqual(tried.size * 0.05)
})
