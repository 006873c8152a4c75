import { expect, it, vi } from 'vitest'
import { testServer, type TestServer } from '../../../platform/testing/harness.ts'
import { isLong } from '../rounds.ts'
import { type PlayedLife, playLife, shrinkLife } from './play-life.ts'
import { type ActionName, actionNames } from './reference-model.ts'

// Plays lives of one intern and one company over HTTP beside a model of the specification (reference-model.ts),
// which knows nothing of the product's own machines and rules. After each step the tables must say what the model
// says, and so they must just before and just after each moment at which the clock does something; in every 20th
// step, what both sides' calls say is compared, too.
//
// Not covered: interns who pay; more than one open candidature of an intern (hired elsewhere, overlapping offers) or
// of a plan (no opening left); supervisors and their permissions; a trusted company, and one that is admitted again;
// a marked change of a sent offer; what follows the second no-show of a side; early ends and extensions of
// internships, weekly feedback and certificates; mails, notices and reminders. Where the specification is silent, the
// model asks only that nothing changes, or follows the product: a plan that is not active takes no interest, shortlist
// or proposal; a claimed no-show is answered before anything else.

vi.setConfig({ testTimeout: 14_400_000 })

const [lives, steps] = [2000, 40]
// On a slow machine fewer lives are played; what was begun is played to its end.
const until = performance.now() + 14_000_000

/** How often each answer came. */
function countAnswers(counts: Map<string, number>, { lines }: PlayedLife): void {
  for (const line of lines) {
    const name = line.replace(/\/\d+/, '').replace(/ until.*/, '')
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
}

/** The seed, and the steps made as few as they can be. */
async function describeFailure(seed: number, failed: PlayedLife): Promise<string> {
  const server = await testServer({ MAX_IN_FLIGHT: '1000' })
  const least = await shrinkLife(server, failed)
  await server.stop()
  return [
    `seed ${seed}, ${JSON.stringify(failed.kind)}`,
    ...failed.lines,
    ...failed.faults,
    '— the same with fewer steps:',
    ...least.lines,
    ...least.faults,
  ].join('\n')
}

async function playAll(counts: Map<string, number>): Promise<string[]> {
  let server: TestServer | undefined
  try {
    for (let at = 0; at < lives && performance.now() < until; at += 1) {
      // The clock only goes forward: a new server before it is years ahead.
      if (at % 25 === 0) {
        await server?.stop()
        server = await testServer({ MAX_IN_FLIGHT: '1000' })
      }
      if (!server) continue
      const seed = at + 1
      const played = await playLife(server, seed, steps)
      countAnswers(counts, played)
      if (played.faults.length > 0) return [await describeFailure(seed, played)]
    }
    return []
  } finally {
    await server?.stop()
  }
}

// Only 2,000 lives say much: a dozen of them take longer than they tell.
it.runIf(isLong)(
  'random lives of an intern and a company come to where the specification says',
  async () => {
    const counts = new Map<string, number>()
    expect((await playAll(counts)).join('\n')).toBe('')
    const done = (name: ActionName) => name === 'wait' || counts.has(`${name} 200`)
    process.stdout.write(
      `${[...counts]
        .toSorted()
        .map(([answer, count]) => `${answer}: ${count}`)
        .join('\n')}\n`,
    )
    // Lives that are only refused would prove nothing.
    expect(actionNames.filter(done).length).toBe(actionNames.length)
  },
)
