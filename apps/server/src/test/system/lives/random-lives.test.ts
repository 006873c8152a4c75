import { expect, it, vi } from 'vitest'
import { startTestServer, type TestServer } from '../../../platform/testing/harness.ts'
import { isLongRun } from '../rounds.ts'
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

const [lifeCount, steps] = [2000, 40]
// On a slow machine fewer lives are run; a started one is finished.
const until = performance.now() + 14_000_000

/** Counts the responses by action. */
function countResponses(counts: Map<string, number>, { lines }: LifeResult): void {
  for (const line of lines) {
    const name = line.replace(/\/\d+/, '').replace(/ until.*/, '')
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
}

/** Describes a failure by its seed and the shortest failing sequence. */
async function describeFailure(seed: number, failed: LifeResult): Promise<string> {
  const server = await startTestServer({ MAX_IN_FLIGHT: '1000' })
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

async function runAll(counts: Map<string, number>): Promise<string[]> {
  let server: TestServer | undefined
  try {
    for (let at = 0; at < lifeCount && performance.now() < until; at += 1) {
      // The clock only moves forward, so a new server is started before it is years ahead.
      if (at % 25 === 0) {
        await server?.stop()
        server = await startTestServer({ MAX_IN_FLIGHT: '1000' })
      }
      if (!server) continue
      const seed = at + 1
      const played = await runLife(server, seed, steps)
      countResponses(counts, played)
      if (played.faults.length > 0) return [await describeFailure(seed, played)]
    }
    return []
  } finally {
    await server?.stop()
  }
}

// Needs about 2,000 lives to be useful, so it is part of the long run only.
it.runIf(isLongRun)('random lives of an intern and a company match the specification', async () => {
  const counts = new Map<string, number>()
  expect((await runAll(counts)).join('\n')).toBe('')
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
