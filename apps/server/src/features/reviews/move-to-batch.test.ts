import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anApplicant, type Applicant } from '../../platform/testing/applicants.ts'
import { aBatch, anOperator, type TestBatch } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { aHiring, aSentOffer, type HiringFixture } from '../../platform/testing/hiring.ts'
import { insertRow, shiftDate } from '../../platform/testing/insert-row.ts'
import { openAsSide } from '../../platform/testing/refused-sides.ts'

const undoMs = 10_000
const reason = 'Your exams are in January'
let server: TestServer
let operator: Browser
let operatorId: string
beforeAll(async () => {
  server = await startTestServer({ UNDO_SECONDS: '10' })
  operatorId = (await anOperator(server, 'REVIEWER')).userId
  operator = await server.as(operatorId)
})
afterAll(() => server.stop())

const read = (id: string, by = operator) => by.request(`GET operator/applications/${id}/batch-move`)
const move = (id: string, batch: TestBatch, by = operator, body: object = { reason }) =>
  by.request(`POST operator/applications/${id}/batch-move`, {
    body: { batch_id: batch.batchId, ...body },
  })
const readRow = async (query: string, id: string) => (await server.pool.query(query, [id])).rows[0]
const countSeats = async ({ batchId }: TestBatch) =>
  (await readRow('select seats_taken from batches where batch_id = $1', batchId)).seats_taken
const readBatch = async ({ intern }: Pick<Applicant, 'intern'>) =>
  readRow(
    'select a.batch_id, n.batch_id as seat, a.status, a.internship_start from applications a join interns n using (intern_id) where a.application_id = $1',
    intern.applicationId,
  )
/** The kept numbers of a batch's funnel, and the same counted over the applications. */
const readFunnel = async ({ batchId }: TestBatch) => {
  const { stages } = (await operator.request(`GET operator/batches/${batchId}/funnel`)).payload
  const reached = stages.slice(0, 4).map((row: { reached: number }) => row.reached)
  const counted = await readRow(
    `select array[count(*)::int, count(started_at)::int, count(submitted_at)::int,
      (count(*) filter (where status = 'APPROVED'))::int] as reached
    from applications where batch_id = $1`,
    batchId,
  )
  return { reached, counted: counted.reached }
}

describe('a move to another batch', () => {
  it('takes effect after ten seconds: seat, log, email and both funnels follow', async () => {
    const applicant = await anApplicant(server, 'APPROVED', {
      application: {
        career_field_id: 1,
        submitted_at: server.now(),
        decided_at: server.now(),
        started_at: server.now(),
        internship_start: '2020-01-01',
      },
    })
    const { intern, batch } = applicant
    const other = await aBatch(server)
    const id = intern.applicationId
    expect((await read(id)).payload).toMatchObject({
      batch: { batch_id: batch.batchId },
      may: { move: true },
      candidatures: 0,
      interviews: 0,
    })
    expect((await move(id, other)).payload).toMatchObject({ pending: {} })
    await server.advanceClock(undoMs / 2)
    expect((await readBatch(applicant)).batch_id).toBe(batch.batchId)
    await server.advanceClock(undoMs / 2)
    expect(await readBatch(applicant)).toEqual({
      batch_id: other.batchId,
      seat: other.batchId,
      status: 'APPROVED',
      internship_start: null,
    })
    expect([await countSeats(batch), await countSeats(other)]).toEqual([0, 1])
    const event = await readRow(
      `select actor_id, note, data from event_log where subject_id = $1 and move = 'changeBatch'`,
      id,
    )
    expect(event).toMatchObject({
      actor_id: operatorId,
      note: reason,
      data: { from: { batch_id: batch.batchId }, to: { batch_id: other.batchId } },
    })
    const mail = (await server.mails(intern.email)).find(
      ({ kind }) => kind === 'applications.batchChanged',
    )
    expect(mail?.body).toContain(reason)
    for (const [of, people] of [
      [batch, 0],
      [other, 1],
    ] as const) {
      const { reached, counted } = await readFunnel(of)
      expect(reached).toEqual(Array(4).fill(people))
      expect(reached).toEqual(counted)
    }
  })

  it('can be undone until then', async () => {
    const applicant = await anApplicant(server)
    const { pending } = (await move(applicant.intern.applicationId, await aBatch(server))).payload
    await operator.request('POST operator/pending-acts/undo', { body: { act_id: pending.act_id } })
    await server.advanceClock(undoMs)
    expect((await readBatch(applicant)).batch_id).toBe(applicant.batch.batchId)
    expect(await countSeats(applicant.batch)).toBe(1)
  })

  it('moves the deadline of an application that is not submitted', async () => {
    const { intern } = await anApplicant(server)
    const closes = shiftDate(server.now(), 77)
    const other = await aBatch(server, { enrolment_closes_at: closes })
    await move(intern.applicationId, other)
    await server.advanceClock(undoMs)
    const { payload } = await operator.request(`GET operator/people/${intern.userId}`)
    expect(payload.waits).toMatchObject([{ kind: 'UNSUBMITTED', due_at: closes.toISOString() }])
  })

  it('keeps candidatures and interviews, and tells the companies', async () => {
    const hiring = await aHiring(server)
    await server.pool.query(
      'update candidatures set known_to_intern_at = created_at where intern_id = $1',
      [hiring.intern.internId],
    )
    const id = hiring.intern.applicationId
    expect((await read(id)).payload).toMatchObject({ candidatures: 1 })
    await move(id, await aBatch(server))
    await server.advanceClock(undoMs)
    const stages = await readRow(
      `select array_agg(stage) as stages from candidatures where application_id = $1`,
      id,
    )
    expect(stages.stages).toEqual(['INTERVIEWED'])
    const mails = await server.mails(hiring.company.admin.email)
    expect(mails.map(({ kind }) => kind)).toContain('candidatures.batchChanged')
  })

  it('of two people who change places at once, both move', async () => {
    const [first, second] = [await anApplicant(server), await anApplicant(server)]
    await Promise.all([
      move(first.intern.applicationId, second.batch),
      move(second.intern.applicationId, first.batch),
    ])
    await server.advanceClock(undoMs)
    expect((await readBatch(first)).batch_id).toBe(second.batch.batchId)
    expect((await readBatch(second)).batch_id).toBe(first.batch.batchId)
    expect([await countSeats(first.batch), await countSeats(second.batch)]).toEqual([1, 1])
  })
})

const insertPayment = ({ intern }: HiringFixture, status: string) =>
  insertRow(server.pool, 'payments', {
    payment_id: randomUUID(),
    intern_id: intern.internId,
    application_id: intern.applicationId,
    status,
    amount: 49_900,
    currency: 'EUR',
    created_at: server.now(),
    ...(status === 'SUCCEEDED' ? { settled_at: server.now(), receipt_number: 4712 } : {}),
  })

describe('a move is refused', () => {
  it('while an offer or a payment of the old batch stands', async () => {
    const other = await aBatch(server)
    const offered = await aHiring(server)
    await aSentOffer(server, offered)
    const paid = await aHiring(server)
    await insertPayment(paid, 'SUCCEEDED')
    for (const [{ intern }, key] of [
      [offered, 'offer'],
      [paid, 'payment'],
    ] as const) {
      expect((await read(intern.applicationId)).payload.may.move).toBe(
        `applications.refused.move.${key}`,
      )
      expect((await move(intern.applicationId, other)).status).toBe(409)
    }
  })

  it('into a batch that is full, over, hidden, unknown or the same', async () => {
    const { intern, batch } = await anApplicant(server)
    const id = intern.applicationId
    const full = await aBatch(server, { seats: 1, seats_taken: 1 })
    const hidden = await aBatch(server, { is_published: false })
    const over = await aBatch(server, { placement_deadline: '2020-01-01' })
    const targets: readonly { batch_id: string; may: { join: true | string } }[] = (await read(id))
      .payload.targets
    const findJoin = ({ batchId }: TestBatch) =>
      targets.find((target) => target.batch_id === batchId)?.may.join
    expect([full, over, hidden, batch].map(findJoin)).toEqual([
      'errors.NO_SEAT_LEFT',
      'batches.refused.moveOver',
      undefined,
      undefined,
    ])
    for (const target of [full, over, hidden, batch])
      expect((await move(id, target)).status).toBe(409)
    expect((await move(id, { ...batch, batchId: randomUUID() })).status).toBe(404)
    expect((await move(id, await aBatch(server), operator, { reason: ' ' })).fields).toHaveProperty(
      'reason',
    )
  })

  it('once the last seat was taken in the meantime, and says so', async () => {
    const applicant = await anApplicant(server)
    const other = await aBatch(server, { seats: 1 })
    await move(applicant.intern.applicationId, other)
    await server.pool.query('update batches set seats_taken = 1 where batch_id = $1', [
      other.batchId,
    ])
    await server.advanceClock(undoMs)
    expect((await readBatch(applicant)).batch_id).toBe(applicant.batch.batchId)
    const acts = await operator.request('GET operator/pending-acts', {
      query: { kind: 'APPLICATION' },
    })
    expect(acts.payload).toMatchObject([{ failure: 'errors.NO_SEAT_LEFT' }])
  })

  it.each(['ENROLLED', 'COMPLETED', 'REJECTED', 'WITHDRAWN', 'NOT_PLACED'])(
    'for an application in %s',
    async (status) => {
      const { intern } = await anApplicant(server, status)
      expect((await move(intern.applicationId, await aBatch(server))).status).toBe(409)
    },
  )

  it.each(['finance', 'a company', 'an intern'] as const)('to %s', async (side) => {
    const { intern } = await anApplicant(server)
    const browser =
      side === 'finance'
        ? await server.as((await anOperator(server, 'FINANCE')).userId)
        : await openAsSide(server, side)
    expect((await read(intern.applicationId, browser)).status).toBe(403)
    expect((await move(intern.applicationId, await aBatch(server), browser)).status).toBe(403)
  })
})
