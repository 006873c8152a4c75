import { dayMs } from '@fledge/kernel/dates.ts'
import { systemClock } from '../platform/clock/clock.ts'
import type { Tx } from '../platform/db/database.ts'
import type { RunningServer } from '../platform/start.ts'
import { newId } from '../platform/ids.ts'
import { runApplication } from './run-application.ts'
import { createDemoBatches, type DemoBatches } from './batches.ts'
import { bulkInsertInterns } from './bulk-interns.ts'
import { demoCompanies } from './demo-companies.ts'
import { type InternGroup, generateInterns, toNameKey } from './generate-interns.ts'
import { listBulkDemoPeople, listDemoApplicants, listScenarioPeople } from './list-demo-people.ts'
import { registerDemoCompany, type ScenarioContext } from './register-company.ts'
import { type LookupOptions, readLookupOptions } from './lookup-options.ts'
import { withFastWrites } from './fast-writes.ts'
import { listSignInPeople } from './sign-in-people.ts'
import * as store from './store.ts'
import * as demoDataQueries from './queries/demo-data.queries.ts'
import { runScenarios } from './run-scenarios.ts'
import { lookAfterCompany } from './look-after-company.ts'
import { saveViews } from './save-views.ts'
import { ScenarioTimeline } from './scenario-timeline.ts'
import { createSignInCache } from './http-client.ts'

/** Scenarios that failed; empty when every scenario ran to its end. */
export type ScenarioFailures = readonly { readonly scenario: string; readonly error: unknown }[]

const managerEmail = 'ines.duarte@fledge.example'
const reviewerEmail = 'marek.novotny@fledge.example'
const financeEmail = 'sofia.lindqvist@fledge.example'
/** Days of history that the demo data covers. */
const historyDays = 184

/**
 * Seeds the demo data once. An unfinished earlier run is deleted and repeated: the server only
 * listens once seeding is complete, so no user data can be lost. A database with its own users is
 * left unchanged.
 * @param onStart called when there is something to seed
 * @returns the failed scenarios, or null if there was nothing to do
 */
export async function seedDemoData(
  running: RunningServer,
  onStart: () => void = () => {},
): Promise<ScenarioFailures | null> {
  const { database, movableClock, undoTime } = running.services
  const read = database.read()
  const mark = (await read.one(demoDataQueries.getSeedingStatus))?.value.state
  if (mark === 'made' || !movableClock) return null
  if (mark === undefined && (await read.one(demoDataQueries.hasUsers))?.there) return null
  onStart()
  await database.transaction({ kind: 'system' }, (tx) =>
    tx.run(demoDataQueries.setSeedingStatus, { value: JSON.stringify({ state: 'making' }) }),
  )
  if (mark === 'making') await database.pool.query(store.truncateAllSql)
  const [present, ahead] = [movableClock.now(), movableClock.offset()]
  const { ms: undoMs } = undoTime
  undoTime.ms = 0
  try {
    const failures = await withFastWrites(database, () => createDemoData(running, present))
    await database.transaction({ kind: 'system' }, (tx) =>
      tx.run(demoDataQueries.setSeedingStatus, { value: JSON.stringify({ state: 'made' }) }),
    )
    return failures
  } finally {
    undoTime.ms = undoMs
    // Restores the clock's offset, so that the time spent seeding counts.
    movableClock.set(new Date(systemClock.now().getTime() + ahead))
  }
}

async function createDemoData(running: RunningServer, present: Date): Promise<ScenarioFailures> {
  const { services } = running
  await running.app.ready()
  services.movableClock?.set(new Date(present.getTime() - historyDays * dayMs))
  const options = await readLookupOptions(services.database.read())
  const reviewerId = newId(services.clock.now())
  const batches = await services.database.transaction({ kind: 'system' }, async (tx) => {
    await tx.run(demoDataQueries.serveCountriesExcept, { code: 'AQ' })
    await addOperators(tx, reviewerId)
    const created = await createDemoBatches(tx, present)
    await addPartnerOperator(tx, created.partnerId)
    return created
  })
  const stage: ScenarioContext = {
    running,
    options,
    operator: managerEmail,
    reviewer: reviewerEmail,
    batchCode: batches.comingCode,
    month: batches.month,
    as: createSignInCache(running),
  }
  const timeline = new ScenarioTimeline(services)
  addAllScenarios(timeline, stage, { present, reviewerId, batches })
  await timeline.run(present)
  await insertInternGroups(running, options, reviewerId, batches)
  await finishDemoData(running)
  return timeline.failures
}

async function addOperators(tx: Tx, reviewerId: string): Promise<void> {
  const at = tx.now.toISOString()
  await tx.run(demoDataQueries.insertOperator, {
    user_id: newId(tx.now),
    email: managerEmail,
    first_name: 'Inês',
    last_name: 'Duarte',
    operator_role: 'MANAGER',
    partner_id: null,
    time_zone: 'Europe/Lisbon',
    now: at,
  })
  await tx.run(demoDataQueries.insertOperator, {
    user_id: reviewerId,
    email: reviewerEmail,
    first_name: 'Marek',
    last_name: 'Novotný',
    operator_role: 'REVIEWER',
    partner_id: null,
    time_zone: 'Europe/Prague',
    now: at,
  })
  await tx.run(demoDataQueries.insertOperator, {
    user_id: newId(tx.now),
    email: financeEmail,
    first_name: 'Sofia',
    last_name: 'Lindqvist',
    operator_role: 'FINANCE',
    partner_id: null,
    time_zone: 'Europe/Stockholm',
    now: at,
  })
}

/** Adds someone at the partner, who sees its batch only. */
const addPartnerOperator = (tx: Tx, partnerId: string) =>
  tx.run(demoDataQueries.insertOperator, {
    user_id: newId(tx.now),
    email: 'joana.prata@portoinstitute.example',
    first_name: 'Joana',
    last_name: 'Prata',
    operator_role: 'PARTNER',
    partner_id: partnerId,
    time_zone: 'Europe/Lisbon',
    now: tx.now.toISOString(),
  })

/** Adds the scenarios: companies register, interns apply, and both sides interact. */
function addAllScenarios(
  timeline: ScenarioTimeline,
  stage: ScenarioContext,
  created: { readonly present: Date; readonly reviewerId: string; readonly batches: DemoBatches },
): void {
  const { present, reviewerId, batches } = created
  const { options, running } = stage
  const daysAgo = (days: number) => new Date(present.getTime() - days * dayMs)
  for (const company of demoCompanies)
    timeline.add(company.name, daysAgo(company.registered), (time) =>
      registerDemoCompany(stage, company, time),
    )
  timeline.add('the team saves views of its lists', daysAgo(4), () => saveViews(stage))
  timeline.add('the team looks after a company', daysAgo(3), () => lookAfterCompany(stage))
  timeline.add('the running batch', daysAgo(150), async () =>
    bulkInsertInterns(
      running.services,
      options,
      reviewerId,
      listBulkDemoPeople(batches, 'running'),
      1,
    ),
  )
  timeline.add('the coming batch', daysAgo(62), async () =>
    bulkInsertInterns(
      running.services,
      options,
      reviewerId,
      listBulkDemoPeople(batches, 'coming'),
      2,
    ),
  )
  for (const { person, days } of listDemoApplicants(batches))
    timeline.add(`${person.first} applies`, daysAgo(days), (time) =>
      runApplication(stage, person, time),
    )
  runScenarios(timeline, stage, daysAgo)
}

/** Generated interns per batch; the fixed seed makes them identical in every installation. */
const listInternGroups = (batches: DemoBatches): readonly Omit<InternGroup, 'months'>[] => [
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

async function insertInternGroups(
  { services }: RunningServer,
  options: LookupOptions,
  reviewerId: string,
  batches: DemoBatches,
): Promise<void> {
  const months = [0, 1, 2].map((more) => {
    const first = new Date(`${batches.month}T00:00:00Z`)
    return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + more, 1))
      .toISOString()
      .slice(0, 10)
  })
  const taken = new Set(listScenarioPeople(batches).map(toNameKey))
  for (const group of listInternGroups(batches))
    await bulkInsertInterns(
      services,
      options,
      reviewerId,
      generateInterns({ ...group, months }, taken),
      group.seed,
    )
}

async function finishDemoData({ services }: RunningServer): Promise<void> {
  await services.sweep()
  await services.database.transaction({ kind: 'system' }, async (tx) => {
    for (const [index, person] of listSignInPeople(tx.now).entries())
      await tx.run(demoDataQueries.suggestAtSignIn, {
        email: person.email,
        utm: JSON.stringify({
          demo: person.label,
          demo_order: String(index + 10),
          country: person.country,
        }),
      })
    await tx.run(demoDataQueries.markOldNoticesRead, {
      before: new Date(tx.now.getTime() - 6 * dayMs).toISOString(),
    })
    await tx.run(demoDataQueries.deleteAllSessions)
    await tx.run(demoDataQueries.deleteAllRequests)
    await tx.run(demoDataQueries.deleteAllCodes)
  })
}
