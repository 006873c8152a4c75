import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { listViolations } from './invariants.ts'
import { type RandomStep, randomSteps, takeStep } from './random-step.ts'
import { createRandomWorld } from './random-world.ts'
import { chooseRounds } from './rounds.ts'

vi.setConfig({ testTimeout: 3_600_000, hookTimeout: 60_000 })

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ MAX_IN_FLIGHT: '1000' })
})
afterAll(() => server.stop())

const until = performance.now() + chooseRounds(30_000, 1_800_000)
const resultCounts = new Map<string, number>()

/** Runs the steps in order and stops at the first one after which an invariant is violated. */
async function runSteps(steps: readonly RandomStep[]): Promise<string[]> {
  // On a slow machine fewer sequences are run; a started one is finished.
  if (performance.now() > until) return []
  const world = await createRandomWorld(server)
  const lines: string[] = []
  for (const step of steps) {
    const outcome = await takeStep(server, world, step)
    lines.push(outcome)
    resultCounts.set(outcome, (resultCounts.get(outcome) ?? 0) + 1)
    const broken = await listViolations(server.pool)
    if (/ (401|5\d\d)/.test(outcome)) broken.push(outcome)
    if (broken.length > 0) return [...broken, ...lines]
  }
  return []
}

it('random steps of companies, interns, operators and the clock never violate an invariant', async () => {
  // A failure prints its seed and the shortest failing sequence.
  await fc.assert(
    fc.asyncProperty(randomSteps(80), async (steps) => {
      expect(await runSteps(steps)).toEqual([])
    }),
    { numRuns: chooseRounds(8, 400) },
  )
  const successes = [...resultCounts.keys()].filter((result) => result.endsWith(' 200'))
  // Guards against sequences in which every step was rejected.
  expect(successes.length, successes.join(', ')).toBeGreaterThanOrEqual(12)
})
