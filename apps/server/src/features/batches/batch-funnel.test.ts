import { randomUUID } from 'node:crypto'
import { type FunnelPosition, funnelStages } from '@fledge/domain/batches/funnel-stages.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aBatch, aCompany, anOperator, type TestBatch } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { insertRow, shiftDate, toDayText } from '../../platform/testing/insert-row.ts'
import { openAsSide } from '../../platform/testing/refused-sides.ts'
import { funnelPeople } from './testing/funnel-people.ts'
import { FunnelSteps } from './testing/funnel-steps.ts'

let server: TestServer
let operator: Browser
let batch: TestBatch
let previous: TestBatch

const people = Object.values(funnelPeople)
const daysAgo = (days: number) => shiftDate(server.now(), -days)

beforeAll(async () => {
  server = await startTestServer()
  operator = await server.as((await anOperator(server, 'REVIEWER')).userId)
  const company = await aCompany(server, { credits: 50 })
  const starts = (days: number) => ({ programme_start: toDayText(shiftDate(server.now(), days)) })
  batch = await aBatch(server, starts(-6))
  previous = await aBatch(server, starts(-100))
  await aBatch(server, starts(-200))
  await new FunnelSteps(server, previous, company).approve()
  const steps = new FunnelSteps(server, batch, company)
  for (const { enter } of people) await enter(steps)
})
afterAll(() => server.stop())

const readFunnel = async (of = batch, browser = operator) =>
  browser.request(`GET operator/batches/${of.batchId}/funnel`)
const countList = async (query: string) =>
  (await operator.request(`GET operator/records/applications?batch=${batch.batchId}&${query}`))
    .count

const rank = (position: FunnelPosition) => funnelStages.findIndex((stage) => stage === position)

describe('the funnel of a batch', () => {
  it('counts who ever reached each stage, and who is there now', async () => {
    const { stages, left } = (await readFunnel()).payload
    const expected = funnelStages.map((stage) => ({
      stage,
      reached: people.filter(({ furthest }) => rank(furthest) >= rank(stage)).length,
      here: people.filter(({ now }) => now === stage).length,
    }))
    expect(stages).toMatchObject(expected)
    expect(left).toBe(people.filter(({ now }) => now === 'LEFT').length)
  })

  it('links each number to a list of as many applications', async () => {
    const { stages, left } = (await readFunnel()).payload
    for (const { stage, reached, here } of stages) {
      expect([stage, await countList(`reached=${stage}`)]).toEqual([stage, reached])
      expect([stage, await countList(`at=${stage}`)]).toEqual([stage, here])
    }
    expect(await countList('at=LEFT')).toBe(left)
  })

  it('agrees with counts by SQL over the tables of each stage', async () => {
    const { stages } = (await readFunnel()).payload
    const reached = Object.fromEntries(
      stages.map((row: { stage: string; reached: number }) => [row.stage, row.reached]),
    )
    const { rows } = await server.pool.query(
      `select count(*)::int as "JOINED",
        count(*) filter (where exists (select from interviews i join candidatures c using (candidature_id)
          where c.application_id = a.application_id and i.status = 'COMPLETED'))::int as "INTERVIEWED",
        count(*) filter (where exists (select from internships h join offers o using (offer_id) join candidatures c on c.candidature_id = o.candidature_id
          where c.application_id = a.application_id))::int as "PLACED",
        count(*) filter (where exists (select from internships h join offers o using (offer_id) join candidatures c on c.candidature_id = o.candidature_id
          where c.application_id = a.application_id and h.status in ('ONGOING', 'COMPLETE')))::int as "WORKING",
        count(*) filter (where exists (select from internships h join offers o using (offer_id) join candidatures c on c.candidature_id = o.candidature_id
          where c.application_id = a.application_id and h.status = 'COMPLETE' and not h.ended_early))::int as "FINISHED"
      from applications a where a.batch_id = $1`,
      [batch.batchId],
    )
    expect(reached).toMatchObject(rows[0])
  })

  it('returns median days from stage to stage, from the first submission', async () => {
    const { stages } = (await readFunnel()).payload
    const medians = stages.map((row: { median_days: number | null }) => row.median_days)
    expect(medians[0]).toBeNull()
    // Joined 40 days ago; started 38, submitted 34 and approved 31 days ago.
    expect(medians.slice(1, 4)).toEqual([2, 4, 3].map((days) => expect.closeTo(days, 3)))
  })

  it('compares with the batch that began last before, of the same partner if there is one', async () => {
    const { payload } = await readFunnel()
    expect(payload.previous).toMatchObject({ batch_id: previous.batchId, has_same_partner: true })
    expect((await readFunnel(previous)).payload.stages[3]).toMatchObject({
      stage: 'APPROVED',
      reached: 1,
      here: 1,
    })
    const partnerId = randomUUID()
    await insertRow(server.pool, 'partners', {
      partner_id: partnerId,
      slug: 'eko',
      name: 'Eko College',
      created_at: server.now(),
    })
    const own = await aBatch(server, {
      partner_id: partnerId,
      programme_start: toDayText(daysAgo(300)),
    })
    const next = await aBatch(server, {
      partner_id: partnerId,
      programme_start: toDayText(daysAgo(1)),
    })
    expect((await readFunnel(next)).payload.previous).toMatchObject({ batch_id: own.batchId })
    expect((await readFunnel(own)).payload.previous).toBeNull()
  })
})

describe('the list of batches', () => {
  it('links each number to a list of as many applications', async () => {
    const { payload } = await operator.request('GET operator/batches?per_page=100')
    const row = payload.find((found: { batch_id: string }) => found.batch_id === batch.batchId)
    const counted = Object.values<number>(row.applications)
    expect(counted.reduce((total, count) => total + count, 0)).toBe(people.length)
    for (const [stage, count] of Object.entries(row.applications))
      expect([stage, await countList(`stage=${stage}`)]).toEqual([stage, count])
  })

  it('links its seats to the people who have one', async () => {
    const seated = await server.pool.query(
      `update interns set batch_id = $1 where intern_id in
        (select intern_id from applications where batch_id = $1 order by intern_id limit 3)`,
      [batch.batchId],
    )
    const { count } = await operator.request(`GET operator/people?seat=${batch.batchId}`)
    expect(seated.rowCount).toBe(3)
    expect(count).toBe(3)
  })
})

describe('the places of a batch', () => {
  const readPlaces = async (of = batch) =>
    (await operator.request(`GET operator/batches/${of.batchId}/places`)).payload

  it('counts internships as their list does', async () => {
    const { internships, starts } = await readPlaces()
    expect(internships).toEqual([
      { status: 'UPCOMING', count: 1 },
      { status: 'ONGOING', count: 0 },
      { status: 'COMPLETE', count: 2 },
      { status: 'CANCELLED', count: 1 },
    ])
    const list = `GET operator/records/internships?batch=${batch.batchId}`
    for (const { status, count } of internships)
      expect((await operator.request(`${list}&status=${status}`)).count).toBe(count)
    expect(starts).toEqual([{ starts_on: toDayText(daysAgo(5)), count: 1 }])
    expect(
      (await operator.request(`${list}&status=UPCOMING&starts=${starts[0].starts_on}`)).count,
    ).toBe(1)
  })

  it('shows all batches of a partner who has several', async () => {
    expect((await readPlaces()).partner_batches).toEqual([])
    const { rows } = await server.pool.query(
      `select batch_id from batches where partner_id is not null order by programme_start desc`,
    )
    const { partner_batches: batches } = await readPlaces({ batchId: rows[0].batch_id, code: '' })
    expect(batches.map((row: { batch_id: string }) => row.batch_id)).toEqual(
      rows.map((row) => row.batch_id),
    )
  })
})

describe.each(['funnel', 'places'])('%s', (part) => {
  it.each(['a company', 'an intern', 'a visitor'] as const)('is refused to %s', async (side) => {
    const browser = await openAsSide(server, side)
    const { status } = await browser.request(`GET operator/batches/${batch.batchId}/${part}`)
    expect([401, 403]).toContain(status)
  })

  it('returns 404 for an unknown batch', async () => {
    const { status } = await operator.request(`GET operator/batches/${randomUUID()}/${part}`)
    expect(status).toBe(404)
  })
})
