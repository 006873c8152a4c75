import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anApplicant } from '../../platform/testing/applicants.ts'
import type { TestIntern } from '../../platform/testing/factories.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { aHiring, aSentOffer } from '../../platform/testing/hiring.ts'
import { shiftDate, toDayText } from '../../platform/testing/insert-row.ts'
import {
  anInterviewScene,
  confirmPath,
  getQuarterHour,
  proposeSlots,
} from '../../platform/testing/interviews.ts'
import type { Colleague } from '../waits/testing/colleagues.ts'
import { addActTeam, createPersonActs } from './testing/person-acts.ts'

const undoMs = 10_000
const reason = 'Your exams end on Thursday'
let server: TestServer
/** Serves the same database; what happens before an act needs no undo. */
let immediate: TestServer
let ada: Colleague
let ben: Colleague
let manager: Colleague
let finance: Colleague
let partner: Colleague

beforeAll(async () => {
  // What ends with a deadline ends only where the test says so.
  const skippedJobs = ['offers.expire', 'interviews.lapse']
  server = await startTestServer({ UNDO_SECONDS: '10' }, { skippedJobs })
  immediate = await startTestServer({}, { beside: server })
  ;({ ada, ben, manager, finance, partner } = await addActTeam(server))
})
afterAll(async () => {
  await immediate.stop()
  await server.stop()
})

const { undo, listPending, readFailure, listEvents, countMails, readInput } = createPersonActs(
  () => ({ server, ada }),
)

describe('a later deadline', () => {
  const inDays = (days: number) => toDayText(shiftDate(server.now(), days))
  const readDue = async ({ userId }: TestIntern, kind = 'OFFER_ANSWER') =>
    (await manager.browser.request(`GET operator/people/${userId}`)).payload.waits.find(
      (wait: { kind: string }) => wait.kind === kind,
    )?.due_at
  const anOffer = async () => {
    const hiring = await aHiring(immediate)
    const offer = await aSentOffer(immediate, hiring)
    return { ...hiring, offer, before: String(await readDue(hiring.intern)) }
  }
  type Offered = Awaited<ReturnType<typeof anOffer>>
  const extend = ({ intern, offer }: Pick<Offered, 'intern' | 'offer'>, by = ada, days = 12) =>
    by.browser.request(`POST operator/people/${intern.userId}/deadline`, {
      body: { kind: 'OFFER_ANSWER', subject_id: offer, due_on: inDays(days), reason },
    })

  it('takes effect after ten seconds, by its operator, also without the browser', async () => {
    const offered = await anOffer()
    const { payload } = await extend(offered)
    expect(payload).toMatchObject({
      due_at: `${inDays(12)}T23:59:59Z`,
      pending: { act_id: expect.any(String) },
    })
    expect((await listPending(ben)).payload).toContainEqual(
      expect.objectContaining({
        act: 'extendDeadline',
        subject_id: offered.offer,
        is_own: false,
        failure: null,
      }),
    )
    await server.running.services.sweep()
    expect([
      await readDue(offered.intern),
      await countMails(offered.intern, 'offers.extended'),
      await countMails(offered.company.admin, 'offers.extendedForCompany'),
    ]).toEqual([offered.before, 0, 0])
    await server.advanceClock(undoMs)
    expect([
      new Date(await readDue(offered.intern)).toISOString(),
      await countMails(offered.intern, 'offers.extended'),
      await countMails(offered.company.admin, 'offers.extendedForCompany'),
    ]).toEqual([`${inDays(12)}T23:59:59.000Z`, 1, 1])
    expect(await listEvents(offered.offer)).toContainEqual({
      name: 'offer.extend',
      actor_id: ada.userId,
      note: reason,
    })
  })

  it('that is undone changes nothing and tells no one, and can be asked for again', async () => {
    const offered = await anOffer()
    const { act_id } = (await extend(offered)).payload.pending
    for (const other of [ben, finance, partner])
      expect((await undo(act_id, other)).status).toBe(403)
    expect((await undo(act_id)).status).toBe(200)
    await server.advanceClock(undoMs)
    expect([
      await readDue(offered.intern),
      await countMails(offered.intern, 'offers.extended'),
      await countMails(offered.company.admin, 'offers.extendedForCompany'),
      await readInput(act_id),
    ]).toEqual([offered.before, 0, 0, { input: null }])
    expect((await listEvents(offered.offer)).at(-1)).toEqual({
      name: 'pendingAct.undo',
      actor_id: ada.userId,
      note: null,
    })
    expect((await extend(offered, manager)).status).toBe(200)
  })

  it('of two people at the same moment is asked for once', async () => {
    const offered = await anOffer()
    const both = await Promise.all([extend(offered), extend(offered, ben, 11)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('fails once the intern has replied, and only its operator learns why', async () => {
    const offered = await anOffer()
    expect((await extend(offered)).status).toBe(200)
    const intern = await server.as(offered.intern.userId)
    const { status } = await intern.request(
      `POST intern-service/candidature/${offered.candidatureId}/withdraw`,
      { body: { reason: 'PERSONAL' } },
    )
    expect(status).toBe(200)
    await server.advanceClock(undoMs)
    expect(await countMails(offered.intern, 'offers.extended')).toBe(0)
    expect(await readFailure(offered.offer)).toBe('people.refused.notWaiting')
    expect(await readFailure(offered.offer, ben)).toBeUndefined()
  })

  it('fails if the deadline is another one by then, even if none was sent with it', async () => {
    const offered = await anOffer()
    expect((await extend(offered)).status).toBe(200)
    await server.pool.query(
      `update offers set answer_by = answer_by + interval '1 day' where offer_id = $1`,
      [offered.offer],
    )
    await server.advanceClock(undoMs)
    expect(await readFailure(offered.offer)).toBe('people.refused.deadlineChanged')
    expect(await countMails(offered.intern, 'offers.extended')).toBe(0)
  })

  it('of proposed times fails once a time is agreed', async () => {
    const scene = await anInterviewScene(immediate)
    const slots = [8, 12].map((days) => getQuarterHour(server, days).toISOString())
    const { interview_id: id } = await proposeSlots(scene, slots)
    const { status } = await ada.browser.request(
      `POST operator/people/${scene.intern.userId}/deadline`,
      { body: { kind: 'INTERVIEW', subject_id: id, due_on: inDays(9), reason } },
    )
    expect(status).toBe(200)
    const agreed = await scene.internBrowser.request(confirmPath, {
      body: { interview_id: id, slot_id: slots[0] },
    })
    expect(agreed.status).toBe(200)
    await server.advanceClock(undoMs)
    expect(await readFailure(id)).toBe('people.refused.notWaiting')
    expect(await countMails(scene.intern, 'interviews.answerExtended')).toBe(0)
  })

  it('fails if the deadline has passed by then, even before the job that ends the offer', async () => {
    const offered = await anOffer()
    const due = new Date(server.now().getTime() + undoMs / 2)
    await server.pool.query('update offers set answer_by = $2 where offer_id = $1', [
      offered.offer,
      due,
    ])
    expect((await extend(offered)).status).toBe(200)
    await server.advanceClock(undoMs)
    expect(await readFailure(offered.offer)).toBe('people.refused.deadlinePassed')
    expect(Date.parse(await readDue(offered.intern))).toBe(due.getTime())
    expect([
      await countMails(offered.intern, 'offers.extended'),
      await countMails(offered.company.admin, 'offers.extendedForCompany'),
    ]).toEqual([0, 0])
    const again = await extend(offered)
    expect([again.status, again.message]).toEqual([
      409,
      'This deadline has passed, and can’t be extended any more.',
    ])
  })

  it('of proposed times fails if the deadline has passed by then', async () => {
    const scene = await anInterviewScene(immediate)
    const slots = [8, 12].map((days) => getQuarterHour(server, days).toISOString())
    const { interview_id: id } = await proposeSlots(scene, slots)
    await server.pool.query('update interviews set answer_by = $2 where interview_id = $1', [
      id,
      new Date(server.now().getTime() + undoMs / 2),
    ])
    const { status } = await ada.browser.request(
      `POST operator/people/${scene.intern.userId}/deadline`,
      { body: { kind: 'INTERVIEW', subject_id: id, due_on: inDays(9), reason } },
    )
    expect(status).toBe(200)
    await server.advanceClock(undoMs)
    expect(await readFailure(id)).toBe('people.refused.deadlinePassed')
    expect(await countMails(scene.intern, 'interviews.answerExtended')).toBe(0)
  })

  it('of an application is the date of its wait after ten seconds', async () => {
    const { intern } = await anApplicant(server)
    const before = await readDue(intern, 'UNSUBMITTED')
    const day = toDayText(shiftDate(new Date(before), 3))
    const { status } = await ada.browser.request(`POST operator/people/${intern.userId}/deadline`, {
      body: { kind: 'UNSUBMITTED', subject_id: intern.applicationId, due_on: day, reason },
    })
    expect([status, await readDue(intern, 'UNSUBMITTED')]).toEqual([200, before])
    await server.advanceClock(undoMs)
    expect(Date.parse(await readDue(intern, 'UNSUBMITTED'))).toBe(Date.parse(`${day}T23:59:59Z`))
  })

  it('is refused to finance and partners, and they see none that is pending', async () => {
    const offered = await anOffer()
    for (const other of [finance, partner]) {
      expect((await extend(offered, other)).status).toBe(403)
      expect((await listPending(other)).status).toBe(403)
    }
    await server.advanceClock(undoMs)
    expect(await readDue(offered.intern)).toBe(offered.before)
  })
})
