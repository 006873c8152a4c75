import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, anIntern } from '../../platform/testing/factories.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { addColleague, type Colleague, sendAct } from '../waits/testing/colleagues.ts'

// The longest there is: the clock also moves while a busy machine makes the requests.
const withUndo = { UNDO_SECONDS: '60' }
const undoMs = 60_000
let server: TestServer
let ada: Colleague
let ben: Colleague
let manager: Colleague

beforeAll(async () => {
  server = await startTestServer(withUndo)
  ;[ada, ben, manager] = [
    await addColleague(server, 'REVIEWER'),
    await addColleague(server, 'REVIEWER'),
    await addColleague(server, 'MANAGER'),
  ]
})
afterAll(() => server.stop())

/** An application that Ada reviews. */
const reviewed = async () => {
  const now = server.now()
  const application = {
    status: 'IN_REVIEW',
    submitted_at: now,
    review_started_at: now,
    decided_at: null,
    reviewer_id: ada.userId,
  }
  return anIntern(server, { application })
}
type Applicant = Awaited<ReturnType<typeof reviewed>>

const decide = ({ applicationId }: Applicant, act: string, body: object = {}, by = ada) =>
  by.browser.request(`POST operator/applications/${applicationId}/${act}`, { body })
const reject = (applicant: Applicant) => decide(applicant, 'reject', { reason: 'REQUIREMENTS' })
const undo = (act_id: string, by = ada) =>
  by.browser.request('POST operator/pending-acts/undo', { body: { act_id } })
const readStatus = async ({ applicationId }: Applicant): Promise<string> =>
  (await ada.browser.request(`GET operator/applications/${applicationId}`)).payload.status
const listPending = async (by = ada) =>
  (await by.browser.request('GET operator/pending-acts', { query: { kind: 'APPLICATION' } }))
    .payload
const listEvents = async ({ applicationId }: Applicant): Promise<string[]> =>
  (
    await server.pool.query(
      `select machine || '.' || move as name from event_log where subject_id = $1 order by id`,
      [applicationId],
    )
  ).rows.map(({ name }) => name)
const isQueued = async ({ applicationId }: Applicant): Promise<boolean> =>
  (await ada.browser.request('GET operator/applications')).payload.some(
    (row: { application_id: string }) => row.application_id === applicationId,
  )

describe('a decision', () => {
  it('takes effect when the time to undo it is over, with the operator as its actor, also without the browser', async () => {
    const applicant = await reviewed()
    const response = await decide(applicant, 'approve')
    expect(response.payload).toMatchObject({ status: 'IN_REVIEW', pending: {} })
    await server.advanceClock(undoMs / 2)
    expect(await readStatus(applicant)).toBe('IN_REVIEW')
    expect(await server.mails(applicant.email)).toEqual([])
    expect(await listEvents(applicant)).toEqual([])
    await server.advanceClock(undoMs / 2)
    expect(await readStatus(applicant)).toBe('APPROVED')
    expect(await listEvents(applicant)).toEqual(['application.approve'])
    expect((await server.mails(applicant.email)).map(({ kind }) => kind)).toEqual([
      'applications.approved',
    ])
    const { rows } = await server.pool.query(
      `select actor_kind, actor_id from event_log where subject_id = $1`,
      [applicant.applicationId],
    )
    expect(rows).toEqual([{ actor_kind: 'operator', actor_id: ada.userId }])
    expect(await listPending()).toEqual([])
  })

  it('is made by another server if the first one stops, once however many there are', async () => {
    const applicant = await reviewed()
    await reject(applicant)
    const beside = await startTestServer(withUndo, { beside: server })
    const third = await startTestServer(withUndo, { beside: server })
    try {
      const later = new Date(server.now().getTime() + undoMs)
      for (const { running } of [beside, third]) running.services.movableClock?.set(later)
      await Promise.all([beside, third].map(({ running }) => running.services.sweep()))
    } finally {
      await Promise.all([beside.stop(), third.stop()])
    }
    expect(await readStatus(applicant)).toBe('REJECTED')
    expect(await listEvents(applicant)).toEqual(['application.reject'])
  })

  it('is in no queue while it is pending, and nothing else is decided', async () => {
    const applicant = await reviewed()
    expect(await isQueued(applicant)).toBe(true)
    await decide(applicant, 'approve')
    expect(await isQueued(applicant)).toBe(false)
    const wait = { kind: 'APPLICATION', id: applicant.applicationId }
    expect((await sendAct(manager, 'take', wait)).status).toBe(409)
    const second = await Promise.all([
      reject(applicant),
      decide(applicant, 'approve'),
      decide(applicant, 'approve', {}, manager),
      decide(applicant, 'withdraw', { reason: 'ASKED' }),
      ada.browser.request(
        `PUT operator/applications/${applicant.applicationId}/comments/RESUME_PROFILE`,
        { body: { body: 'Add dates.' } },
      ),
    ])
    expect(second.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409])
    expect(second[0]?.message).toBe(
      'This has just been decided. The decision will take effect in a few seconds unless it’s undone.',
    )
    const review = await ada.browser.request(`GET operator/applications/${applicant.applicationId}`)
    expect(review.payload).toMatchObject({
      pending: { act: 'approveApplication' },
      may: { reject: 'pendingActs.refused.pending', comment: 'pendingActs.refused.pending' },
    })
    await server.advanceClock(undoMs)
  })

  it('of two people at the same moment is made once', async () => {
    const applicant = await reviewed()
    const both = await Promise.all([
      decide(applicant, 'approve'),
      decide(applicant, 'reject', { reason: 'CONDUCT' }, manager),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await server.advanceClock(undoMs)
  })

  it('is refused at once if it is not possible', async () => {
    const applicant = await reviewed()
    expect((await decide(applicant, 'approve', {}, ben)).status).toBe(409)
    expect((await decide(applicant, 'request-changes')).status).toBe(409)
    expect(await listPending()).toEqual([])
  })

  it('that is no longer possible when it is due has no effect, and the operator learns why', async () => {
    const applicant = await reviewed()
    await decide(applicant, 'approve')
    await server.pool.query(
      `update applications set status = 'WITHDRAWN' where application_id = $1`,
      [applicant.applicationId],
    )
    await server.advanceClock(undoMs)
    expect(await listEvents(applicant)).toEqual(['pendingAct.fail'])
    expect(await server.mails(applicant.email)).toEqual([])
    expect(await listPending()).toMatchObject([
      { subject_id: applicant.applicationId, failure: 'errors.ILLEGAL_TRANSITION' },
    ])
    expect(await listPending(ben)).toEqual([])
  })

  it('of someone who has left the team since has no effect, and is back in the queue', async () => {
    const applicant = await reviewed()
    const leaver = await addColleague(server, 'MANAGER')
    await decide(applicant, 'approve', {}, leaver)
    await server.pool.query(`update users set status = 'DEACTIVATED' where user_id = $1`, [
      leaver.userId,
    ])
    await server.advanceClock(undoMs)
    expect(await listEvents(applicant)).toEqual(['pendingAct.fail'])
    expect(await isQueued(applicant)).toBe(true)
  })
})

describe('undoing', () => {
  it('leaves nothing but its own event, and the item in its queue', async () => {
    const applicant = await reviewed()
    const { act_id } = (await reject(applicant)).payload.pending
    expect((await undo(act_id)).payload).toEqual({
      act: 'rejectApplication',
      kind: 'APPLICATION',
      subject_id: applicant.applicationId,
      name: expect.stringMatching(/\S \S/),
      count: 1,
    })
    expect(await isQueued(applicant)).toBe(true)
    await server.advanceClock(undoMs)
    expect(await readStatus(applicant)).toBe('IN_REVIEW')
    expect(await listEvents(applicant)).toEqual(['pendingAct.undo'])
    expect(await server.mails(applicant.email)).toEqual([])
    const { rows } = await server.pool.query('select input from pending_acts where act_id = $1', [
      act_id,
    ])
    expect(rows).toEqual([{ input: null }])
    expect((await decide(applicant, 'approve')).status).toBe(200)
    await server.advanceClock(undoMs)
    expect(await readStatus(applicant)).toBe('APPROVED')
  })

  it('is refused to a colleague, to others, twice, and too late', async () => {
    const applicant = await reviewed()
    const { act_id } = (await decide(applicant, 'approve')).payload.pending
    expect((await undo(act_id, ben)).status).toBe(403)
    const { admin } = await aCompany(server)
    const company = await server.as(admin.userId)
    expect(
      (await company.request('POST operator/pending-acts/undo', { body: { act_id } })).status,
    ).toBe(403)
    expect((await undo(randomUUID())).status).toBe(404)
    expect((await undo(act_id, manager)).status).toBe(200)
    expect(await undo(act_id)).toMatchObject({
      status: 409,
      message: 'This has already been undone.',
    })
    const late = (await decide(applicant, 'approve')).payload.pending
    await server.advanceClock(undoMs)
    expect(await undo(late.act_id)).toMatchObject({
      status: 409,
      message: 'It’s too late to undo this: it has taken effect.',
    })
  })

  it('races against the decision: one of them comes first', async () => {
    const beside = await startTestServer(withUndo, { beside: server })
    try {
      for (let round = 0; round < 10; round += 1) {
        const applicant = await reviewed()
        const { act_id } = (await decide(applicant, 'approve')).payload.pending
        const later = new Date(server.now().getTime() + undoMs)
        for (const { running } of [server, beside]) running.services.movableClock?.set(later)
        const [undone] = await Promise.all([
          undo(act_id),
          server.running.services.sweep(),
          beside.running.services.sweep(),
        ])
        await server.running.services.sweep()
        const [status, event] =
          undone.status === 200
            ? ['IN_REVIEW', 'pendingAct.undo']
            : ['APPROVED', 'application.approve']
        expect([await readStatus(applicant), await listEvents(applicant)]).toEqual([
          status,
          [event],
        ])
      }
    } finally {
      await beside.stop()
    }
  })
})
