import { dayMs, hourMs, minuteMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { decisionFlows } from '../../platform/db/today-items.ts'
import {
  aBatch,
  aCandidature,
  aCompany,
  anIntern,
  aPlan,
  type TestIntern,
} from '../../platform/testing/factories.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { aPartner } from '../../platform/testing/partners.ts'
import { createScaleRandom } from '../../test/scale/scale-random.ts'
import { addColleague, type Colleague } from '../waits/testing/colleagues.ts'
import { compareReport, type ComparedReport } from './testing/compare-report.ts'

const rounds = 8
const eventsPerRound = 120
const seed = 16

/** Something that the team decides about. */
interface Subject {
  readonly machine: string
  readonly id: string
  readonly candidature: string | null
  state: string | null
}

let server: TestServer
let other: TestServer
let manager: Colleague
beforeAll(async () => {
  server = await startTestServer()
  other = await startTestServer({}, { beside: server })
  manager = await addColleague(server, 'MANAGER')
})
afterAll(async () => {
  await other.stop()
  await server.stop()
})

const random = createScaleRandom(seed)
const states: Readonly<Record<string, readonly string[]>> = {
  application: ['IN_PROGRESS', 'SUBMITTED', 'IN_REVIEW', 'CHANGES_REQUESTED', 'APPROVED'],
  company: ['PENDING_APPROVAL', 'IN_WAITING_LIST', 'APPROVED', 'REJECTED'],
  offer: ['DRAFT', 'IN_REVIEW', 'NEEDS_REVISION', 'OFFERED'],
  internshipAction: ['RAISED', 'RESOLVED'],
}

const insertEvent = `insert into event_log (at, machine, move, subject_id, candidature_id, from_state, to_state, actor_kind, data)
  values ($1, $2, 'edit', $3, $4, $5, $6, 'system', '{}')`
const addEvent = async (
  subject: Subject,
  to: string,
  at: Date,
  client: Pick<TestServer['pool'], 'query'> = server.pool,
) => {
  const { machine, id, candidature, state } = subject
  await client.query(insertEvent, [at, machine, id, candidature, state, to])
  subject.state = to
}

const compare = (): Promise<ComparedReport> => compareReport(server, manager)
const expectSame = async () => {
  const { reported, expected } = await compare()
  expect(reported).toEqual(expected)
}
const readStored = async () => {
  const { rows } = await server.pool.query<{ stored_id: string; decisions: number }>(
    'select stored_id, (select count(*)::int from decision_times) as decisions from decision_storing',
  )
  return rows[0]
}

/** Interns of two partners and of none, companies, offers and concerns; one offer has no candidature. */
async function addSubjects(): Promise<{ subjects: Subject[]; interns: TestIntern[] }> {
  const partners = [await aPartner(server), await aPartner(server), null]
  const interns: TestIntern[] = []
  for (const partner_id of [...partners, ...partners])
    interns.push(await anIntern(server, { batch: await aBatch(server, { partner_id }) }))
  const { companyId } = await aCompany(server)
  const planId = await aPlan(server, companyId)
  const candidatures: (string | null)[] = [null]
  for (const intern of interns)
    candidatures.push(await aCandidature(server, companyId, planId, intern))
  const toSubject = (machine: string, id: string, candidature: string | null = null): Subject => ({
    machine,
    id,
    candidature,
    state: null,
  })
  const ofCandidatures = (machine: string) =>
    candidatures.map((candidature) => toSubject(machine, newId(server.now()), candidature))
  const subjects = [
    ...interns.map(({ applicationId }) => toSubject('application', applicationId)),
    ...[1, 2, 3].map(() => toSubject('company', newId(server.now()))),
    ...ofCandidatures('offer'),
    ...ofCandidatures('internshipAction'),
  ]
  return { subjects, interns }
}

/** Any change of any subject, also back into the queue, at any time, also earlier than the last one. */
async function addEvents(subjects: readonly Subject[]): Promise<void> {
  for (let count = 0; count < eventsPerRound; count += 1) {
    const subject = random.of(subjects)
    const at = new Date(server.now().getTime() - Math.floor(random.next() ** 2 * 400 * dayMs))
    await addEvent(subject, random.of(states[subject.machine] ?? []), at)
  }
}

it('reports the times that the log says, however many of them are stored', async () => {
  const { subjects, interns } = await addSubjects()
  for (let round = 0; round < rounds; round += 1) {
    await addEvents(subjects)
    await expectSame()
    // What is counted in one run is stored in the same one or the next; now and then nothing is.
    if (round % 3 > 0) await server.advanceClock(random.int(1, 40) * minuteMs)
    await expectSame()
  }
  // A decision that is undone counts, and so does the next one about the same.
  const [undone] = subjects
  if (!undone) throw new Error('no subject')
  for (const [to, hours] of [
    ['SUBMITTED', 9],
    ['APPROVED', 7],
    ['IN_REVIEW', 6],
    ['REJECTED', 2],
  ] as const)
    await addEvent(undone, to, new Date(server.now().getTime() - hours * hourMs))
  await expectSame()
  for (let sweep = 0; sweep < 3; sweep += 1) await server.advanceClock(hourMs)
  await expectSame()
  const stored = await readStored()
  expect(stored?.decisions).toBeGreaterThan(200)
  // An intern who moves to another batch takes the decisions along.
  const [moved, target] = [interns[0], interns[1]]
  await server.pool.query('update applications set batch_id = $2 where application_id = $1', [
    moved?.applicationId,
    target?.batchId,
  ])
  await expectSame()
  const { reported } = await compare()
  await server.pool.query('delete from decision_times')
  await server.pool.query('update decision_storing set stored_id = 0')
  expect((await compare()).reported).toEqual(reported)
  await Promise.all([server, other].map(({ running }) => running.services.sweep()))
  expect(await readStored()).toEqual(stored)
  expect((await compare()).reported).toEqual(reported)
})

it('does not store decisions while a transaction may still add an earlier event', async () => {
  const { subjects } = await addSubjects()
  const [late] = subjects
  if (!late) throw new Error('no subject')
  const now = server.now()
  const client = await server.pool.connect()
  try {
    await client.query('begin')
    await addEvent(late, 'SUBMITTED', new Date(now.getTime() - 5 * hourMs), client)
    await addEvent(late, 'APPROVED', now)
    for (let sweep = 0; sweep < 3; sweep += 1) await server.advanceClock(hourMs)
    await expectSame()
    const before = await readStored()
    await server.advanceClock(hourMs)
    expect(await readStored()).toEqual(before)
    await client.query('commit')
  } finally {
    client.release()
  }
  await expectSame()
  for (let sweep = 0; sweep < 2; sweep += 1) await server.advanceClock(hourMs)
  const { rows } = await server.pool.query(
    'select kind, hours from decision_times where application_id = $1',
    [late.id],
  )
  expect(rows).toEqual([{ kind: 'APPLICATION', hours: 5 }])
  await expectSame()
})

it('stores by the queues of this release: others need a migration that starts over', () => {
  expect(decisionFlows.map(({ kind, machine, statuses }) => `${kind}: ${machine} ${statuses}`))
    .toMatchInlineSnapshot(`
    [
      "APPLICATION: application 'SUBMITTED', 'IN_REVIEW'",
      "COMPANY: company 'PENDING_APPROVAL'",
      "WAITING_LIST: company 'IN_WAITING_LIST'",
      "OFFER: offer 'IN_REVIEW'",
      "ACTION: internshipAction 'RAISED'",
    ]
  `)
})
