import { dayMs } from '@fledge/kernel/dates.ts'
import { systemClock } from '../platform/clock/clock.ts'
import type { Tx } from '../platform/db/database.ts'
import type { RunningServer } from '../platform/start.ts'
import { newId } from '../platform/ids.ts'
import { applyFor } from './apply-story.ts'
import { makeBatches, type Batches } from './batches.ts'
import { bulkInsertInterns } from './bulk-interns.ts'
import { companyStories } from './companies.ts'
import { type CrowdOf, generateInterns } from './crowd.ts'
import { applicantsOf, demoPeople } from './cast.ts'
import { joinCompany, type Stage } from './join-company.ts'
import { type Options, readOptions } from './options.ts'
import { withFastWrites } from './quickly.ts'
import { offered } from './sign-in-people.ts'
import * as store from './store.ts'
import { runScenarios } from './stories.ts'
import { Timeline } from './timeline.ts'
import { signedInOnce } from './visitor.ts'

/** Scenarios that failed; empty when every scenario ran to its end. */
export type Failures = readonly { readonly story: string; readonly error: unknown }[]

const manager = 'ines.duarte@fledge.example'
const reviewer = 'marek.novotny@fledge.example'
/** Days of history that the demo data covers. */
const past = 184

/**
 * Seeds the demo data once. An unfinished earlier run is deleted and repeated: the server only
 * listens once seeding is complete, so no user data can be lost. A database with its own users is
 * left unchanged.
 * @param begins called when there is something to seed
 * @returns the failed scenarios, or null if there was nothing to do
 */
export async function seedDemoData(
  running: RunningServer,
  begins: () => void = () => {},
): Promise<Failures | null> {
  const { database, movableClock } = running.services
  const read = database.read()
  const mark = (await read.one(store.worldMark))?.value.state
  if (mark === 'made' || !movableClock) return null
  if (mark === undefined && (await read.one(store.anybody))?.there) return null
  begins()
  await database.transaction({ kind: 'system' }, (tx) =>
    tx.run(store.setWorldMark, JSON.stringify({ state: 'making' })),
  )
  if (mark === 'making') await database.pool.query(store.emptyEverything)
  const [present, ahead] = [movableClock.now(), movableClock.offset()]
  try {
    const failures = await withFastWrites(database.pool, () => walk(running, present))
    await database.transaction({ kind: 'system' }, (tx) =>
      tx.run(store.setWorldMark, JSON.stringify({ state: 'made' })),
    )
    return failures
  } finally {
    // Restores the clock's offset, so that the time spent seeding counts.
    movableClock.set(new Date(systemClock.now().getTime() + ahead))
  }
}

async function walk(running: RunningServer, present: Date): Promise<Failures> {
  const { services } = running
  await running.app.ready()
  services.movableClock?.set(new Date(present.getTime() - past * dayMs))
  const options = await readOptions(services.database.read())
  const reviewerId = newId(services.clock.now())
  const batches = await services.database.transaction({ kind: 'system' }, async (tx) => {
    await tx.run(store.serveAllBut, 'AQ')
    await addOperators(tx, reviewerId)
    return makeBatches(tx, present)
  })
  const stage: Stage = {
    running,
    options,
    operator: manager,
    reviewer,
    batchCode: batches.comingCode,
    month: batches.month,
    as: signedInOnce(running),
  }
  const timeline = new Timeline(services)
  tellAll(timeline, stage, { present, reviewerId, batches })
  await timeline.run(present)
  await bringCrowds(running, options, reviewerId, batches)
  await finish(running)
  return timeline.failures
}

async function addOperators(tx: Tx, reviewerId: string): Promise<void> {
  const at = tx.now.toISOString()
  await tx.run(
    store.insertOperator,
    newId(tx.now),
    manager,
    'Inês',
    'Duarte',
    'MANAGER',
    'Europe/Lisbon',
    at,
  )
  await tx.run(
    store.insertOperator,
    reviewerId,
    reviewer,
    'Marek',
    'Novotný',
    'REVIEWER',
    'Europe/Prague',
    at,
  )
}

/** Adds the scenarios: companies register, interns apply, and both sides interact. */
function tellAll(
  timeline: Timeline,
  stage: Stage,
  made: { readonly present: Date; readonly reviewerId: string; readonly batches: Batches },
): void {
  const { present, reviewerId, batches } = made
  const { options, running } = stage
  const ago = (days: number) => new Date(present.getTime() - days * dayMs)
  for (const story of companyStories)
    timeline.tell(story.name, ago(story.registered), (time) => joinCompany(stage, story, time))
  timeline.tell('the running batch', ago(150), async () =>
    bulkInsertInterns(running.services, options, reviewerId, demoPeople(batches, 'running'), 1),
  )
  timeline.tell('the coming batch', ago(62), async () =>
    bulkInsertInterns(running.services, options, reviewerId, demoPeople(batches, 'coming'), 2),
  )
  for (const { person, days } of applicantsOf(batches))
    timeline.tell(`${person.first} applies`, ago(days), (time) => applyFor(stage, person, time))
  runScenarios(timeline, stage, ago)
}

/** Generated interns per batch; the fixed seed makes them identical in every installation. */
const crowds = (batches: Batches): readonly Omit<CrowdOf, 'months'>[] => [
  { batchId: batches.coming, count: 210, seed: 7, since: 55, domain: 'students.example' },
  {
    batchId: batches.partner,
    count: 48,
    seed: 11,
    since: 40,
    domain: 'portoinstitute.example',
    country: 'PT',
  },
  { batchId: batches.paying, count: 22, seed: 13, since: 40, domain: 'post.example' },
]

async function bringCrowds(
  { services }: RunningServer,
  options: Options,
  reviewerId: string,
  batches: Batches,
): Promise<void> {
  const months = [0, 1, 2].map((more) => {
    const first = new Date(`${batches.month}T00:00:00Z`)
    return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + more, 1))
      .toISOString()
      .slice(0, 10)
  })
  for (const crowd of crowds(batches))
    await bulkInsertInterns(
      services,
      options,
      reviewerId,
      generateInterns({ ...crowd, months }),
      crowd.seed,
    )
}

async function finish({ services }: RunningServer): Promise<void> {
  await services.sweep()
  await services.database.transaction({ kind: 'system' }, async (tx) => {
    for (const [index, person] of offered(tx.now).entries())
      await tx.run(
        store.offerAtSignIn,
        person.email,
        JSON.stringify({
          demo: person.says,
          demo_order: String(index + 10),
          country: person.country,
        }),
      )
    await tx.run(store.readOldNotices, new Date(tx.now.getTime() - 6 * dayMs).toISOString())
    await tx.run(store.endSessions)
    await tx.run(store.forgetRequests)
    await tx.run(store.forgetCodes)
  })
}
