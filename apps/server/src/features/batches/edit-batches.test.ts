import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  editTestBatch,
  type Fields,
  joinBatch,
  createTestBatch,
  transitionTestBatch,
} from '../../platform/testing/batches.ts'
import { anIntern, anOperator } from '../../platform/testing/factories.ts'
import { type Browser, type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { aHiring, aSentOffer } from '../../platform/testing/hiring.ts'

let server: TestServer
let manager: Browser
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  manager = await server.as((await anOperator(server)).userId)
})
afterAll(() => server.stop())

const at = (days: number) => new Date(server.now().getTime() + days * 86_400_000).toISOString()
const getDay = (days: number) => at(days).slice(0, 10)

const make = (overrides?: Fields) => createTestBatch(server, manager, overrides)
const edit = (batch: { batch_id: string }, overrides: Fields) =>
  editTestBatch(manager, batch, overrides)
const move = (batch: { batch_id: string }, name: 'publish' | 'hide' | 'close') =>
  transitionTestBatch(manager, batch, name)
const join = (batch: { batch_id: string; code: string }) => joinBatch(server, batch)

describe('editing a batch', () => {
  it('logs who changed which fields', async () => {
    const batch = await make()
    const answer = await edit(batch, {
      seats: 40,
      slug: `${batch.slug}-b`,
      introduction: 'New words.',
    })
    expect(answer.payload).toMatchObject({
      seats: 40,
      slug: `${batch.slug}-b`,
      history: [{ move: 'edit' }, { move: 'draft' }],
    })
    const log = await server.pool.query(
      `select data from event_log where subject_id = $1 and move = 'edit'`,
      [batch.batch_id],
    )
    expect(log.rows[0].data.changed.toSorted()).toEqual(['seats', 'slug', 'texts'])
    await edit(answer.payload, {})
    expect(
      (await manager.request(`GET operator/batches/${batch.batch_id}`)).payload.history,
    ).toHaveLength(2)
  })

  it('a later placement deadline returns its interns to browse', async () => {
    const batch = await make({ placement_deadline: getDay(61) })
    const intern = await anIntern(server, { batch: { batchId: batch.batch_id, code: batch.code } })
    const isSeen = async () =>
      (await server.pool.query('select from intern_search where intern_id = $1', [intern.internId]))
        .rowCount === 1
    await server.pool.query(
      'update batches set programme_start = $2::date, placement_deadline = $3::date where batch_id = $1',
      [batch.batch_id, getDay(-20), getDay(-2)],
    )
    await server.advanceClock(60_000)
    expect(await isSeen()).toBe(false)
    const now = (await manager.request(`GET operator/batches/${batch.batch_id}`)).payload
    expect((await edit(now, { placement_deadline: getDay(30) })).status).toBe(200)
    expect(await isSeen()).toBe(true)
  })

  it('rejects an address that is taken, also for two parallel requests', async () => {
    const [firstBatch, two] = [await make(), await make()]
    expect((await edit(firstBatch, { slug: two.slug })).status).toBe(409)
    const race = await Promise.all([
      edit(firstBatch, { slug: 'both-want-this' }),
      edit(two, { slug: 'both-want-this' }),
    ])
    expect(race.map((answer) => answer.status).toSorted()).toEqual([200, 409])
  })

  it('keeps address and code of a batch once it was published, even after it is hidden again', async () => {
    const batch = await make()
    await move(batch, 'publish')
    expect(await edit(batch, { slug: 'elsewhere' })).toMatchObject({
      status: 409,
      fields: { slug: expect.stringContaining('can’t change the address') },
    })
    expect((await move(batch, 'hide')).payload).toMatchObject({
      state: 'DRAFT',
      may: { changeAddress: 'batches.refused.address' },
    })
    expect((await edit(batch, { code: 'ELSEWHERE' })).status).toBe(409)
  })

  it('rejects fewer seats than are taken and changes of the terms accepted on joining', async () => {
    const batch = await make()
    await join(batch)
    await join(batch)
    expect(await edit(batch, { seats: 1 })).toMatchObject({
      status: 409,
      fields: { seats: 'Seats taken: 2. You can’t have fewer.' },
    })
    expect(
      (await edit(batch, { payer: 'INTERN', price: { amount: 100, currency: 'EUR' } })).fields,
    ).toHaveProperty('payer')
    expect((await edit(batch, { refund_days: 2 })).fields).toHaveProperty('payer')
    expect((await edit(batch, { seats: 2 })).status).toBe(200)
    expect(
      (
        await server.pool.query('select seats, refund_days from batches where batch_id = $1', [
          batch.batch_id,
        ])
      ).rows[0],
    ).toEqual({ seats: 2, refund_days: 14 })
  })

  it('rejects new programme dates for joined interns unless they are notified', async () => {
    const batch = await make()
    const intern = await join(batch)
    const later = { programme_start: getDay(70), programme_end: getDay(210) }
    expect((await edit(batch, later)).fields).toHaveProperty('programme_start')
    expect(
      (await edit(batch, { programme_start: null, programme_end: null, people_seen: true }))
        .message,
    ).toContain('but not remove them')
    expect((await edit(batch, { ...later, people_seen: true })).payload).toMatchObject(later)
    const mail = (await server.mails(intern.email))[0]
    expect(mail?.subject).toBe(`${batch.name} has new dates`)
    expect(mail?.body).toMatch(/The programme now runs from \d+ \w+ \d{4} to \d+ \w+ \d{4}\./)
  })

  it('rejects a change of a field that another manager changed since it was loaded', async () => {
    const batch = await make()
    const { name, seats } = batch
    const loaded = { values: { name, seats, price: null, introduction: '' } }
    expect((await edit(batch, { name: `${name} 2`, base: loaded })).status).toBe(200)
    expect(await edit(batch, { name: `${name} 3`, base: loaded })).toMatchObject({
      status: 409,
      fields: { name: 'Someone else changed this while you were editing.' },
    })
    expect(
      (await edit(batch, { name: `${name} 2`, seats: seats + 1, base: loaded })).payload.seats,
    ).toBe(seats + 1)
  })

  it('rejects programme dates that exclude agreed internship dates', async () => {
    const hiring = await aHiring(server)
    await aSentOffer(server, hiring)
    const batch = (await manager.request(`GET operator/batches/${hiring.batch.batchId}`)).payload
    expect((await edit(batch, { programme_start: getDay(40) })).status).toBe(200)
    const answer = await edit(batch, {
      programme_start: getDay(120),
      programme_end: getDay(250),
      people_seen: true,
    })
    expect([answer.status, answer.fields?.programme_start]).toEqual([
      409,
      'Offers or internships outside these dates: 1. Choose dates that include them.',
    ])
  })

  it('closes enrolment immediately, and rejects hiding a batch with interns', async () => {
    const batch = await make()
    expect((await move(batch, 'close')).code).toBe('ILLEGAL_TRANSITION')
    await move(batch, 'publish')
    await join(batch)
    expect((await move(batch, 'hide')).message).toBe(
      'Interns have joined this batch. Close registration instead.',
    )
    expect((await move(batch, 'close')).payload).toMatchObject({
      state: 'CLOSED',
      closed_page: 'registration-closed',
    })
    expect((await move(batch, 'close')).status).toBe(409)
  })

  it('rejects publishing a batch that can no longer be joined', async () => {
    const batch = await make({ enrolment_opens_at: at(-20), enrolment_closes_at: at(-2) })
    expect(await move(batch, 'publish')).toMatchObject({
      status: 409,
      message: 'Registration has ended. Change the dates first.',
    })
  })
})
