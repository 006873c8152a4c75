import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
const reason = 'The portal was down on Thursday'
let server: TestServer
let immediate: TestServer
let ada: Colleague
let finance: Colleague
beforeAll(async () => {
  server = await startTestServer({ UNDO_SECONDS: '10' })
  immediate = await startTestServer({}, { beside: server })
  ;({ ada, finance } = await addActTeam(server))
})
afterAll(async () => {
  await immediate.stop()
  await server.stop()
})

const { undo, listEvents, countMails, readFailure } = createPersonActs(() => ({ server, ada }))
const inDays = (days: number) => toDayText(shiftDate(server.now(), days))
const readDue = async (table: 'offers' | 'interviews', id: string): Promise<string> => {
  const key = table === 'offers' ? 'offer_id' : 'interview_id'
  const { rows } = await server.pool.query(`select answer_by from ${table} where ${key} = $1`, [id])
  return new Date(rows[0].answer_by).toISOString()
}
const toSelection = (list: string, rows: readonly string[]) => ({ list, rows })
const preview = (selection: object, day: string) =>
  ada.browser.request('POST operator/deadlines/preview', { body: { selection, due_on: day } })
const extend = (selection: object, day: string, count: number, by = ada.browser) =>
  by.request('POST operator/deadlines/extend', {
    body: { selection, due_on: day, reason, count },
  })

async function anOffer() {
  const hiring = await aHiring(immediate)
  return { ...hiring, id: await aSentOffer(immediate, hiring) }
}

async function aProposal() {
  const scene = await anInterviewScene(immediate)
  const slots = [8, 12].map((days) => getQuarterHour(server, days).toISOString())
  const { interview_id: id } = await proposeSlots(scene, slots)
  return { ...scene, id, slots }
}

describe('later deadlines of many offers', () => {
  it('are told to both sides after ten seconds, once each, and offers that are over are left out', async () => {
    const [first, second, over] = [await anOffer(), await anOffer(), await anOffer()]
    await server.pool.query(
      `update offers set status = 'EXPIRED', is_over = true where offer_id = $1`,
      [over.id],
    )
    const selection = toSelection('offers', [first.id, second.id, over.id])
    const day = inDays(12)
    const { payload: found } = await preview(selection, day)
    expect(found).toMatchObject({
      count: 2,
      left_out: [{ reason: 'people.refused.notWaiting', count: 1 }],
      left_out_rows: [
        {
          id: over.intern.userId,
          title: expect.stringContaining(' · '),
          refusal: 'people.refused.notWaiting',
        },
      ],
    })
    const before = await readDue('offers', first.id)
    expect((await extend(selection, day, 2)).payload).toMatchObject({ count: 2 })
    await server.advanceClock(undoMs / 2)
    expect(await readDue('offers', first.id)).toBe(before)
    await server.advanceClock(undoMs / 2)
    for (const { id, intern } of [first, second]) {
      expect(await readDue('offers', id)).toBe(`${day}T23:59:59.000Z`)
      expect(await countMails(intern, 'offers.extended')).toBe(1)
      expect(await listEvents(id)).toContainEqual({
        name: 'offer.extend',
        actor_id: ada.userId,
        note: reason,
      })
    }
  })

  it('say of an offer that the intern has not received that no reply is due yet', async () => {
    const { id } = await anOffer()
    await server.pool.query(`update offers set status = 'IN_REVIEW' where offer_id = $1`, [id])
    expect((await preview(toSelection('offers', [id]), inDays(12))).payload).toMatchObject({
      count: 0,
      left_out: [{ reason: 'people.refused.notYetDue', count: 1 }],
    })
  })

  it('can be undone together, and are not later than the day before the internship', async () => {
    const offers = [await anOffer(), await anOffer()]
    const [first] = offers
    if (!first) throw new Error('too few')
    const selection = toSelection(
      'offers',
      offers.map(({ id }) => id),
    )
    expect((await preview(selection, '2099-01-01')).payload).toMatchObject({
      count: 0,
      left_out: [{ reason: 'people.refused.tooLate', count: 2 }],
    })
    const before = await readDue('offers', first.id)
    const { payload } = await extend(selection, inDays(12), 2)
    expect((await preview(selection, inDays(12))).payload).toMatchObject({ count: 0 })
    expect((await undo(payload.pending.act_id)).status).toBe(200)
    await server.advanceClock(undoMs)
    expect(await readDue('offers', first.id)).toBe(before)
    for (const { intern } of offers) expect(await countMails(intern, 'offers.extended')).toBe(0)
  })
})

describe('later deadlines of many replies to interview times', () => {
  it('go to all that match a filter, are told to who replies, and fail where a time was agreed', async () => {
    const [first, second] = [await aProposal(), await aProposal()]
    const day = inDays(9)
    const selection = toSelection('interviews', [first.id, second.id])
    expect((await preview(selection, day)).payload).toMatchObject({ count: 2, left_out: [] })
    const ofCompany = { list: 'interviews', filters: { company: first.companyId } }
    expect((await preview({ ...ofCompany, except: [] }, day)).payload.count).toBe(1)
    expect((await preview({ ...ofCompany, except: [first.id] }, day)).payload.count).toBe(0)
    expect((await extend(selection, day, 2)).status).toBe(200)
    const agreed = await second.internBrowser.request(confirmPath, {
      body: { interview_id: second.id, slot_id: second.slots[0] },
    })
    expect(agreed.status).toBe(200)
    await server.advanceClock(undoMs)
    expect(await readDue('interviews', first.id)).toBe(`${day}T23:59:59.000Z`)
    expect(await countMails(first.intern, 'interviews.answerExtended')).toBe(1)
    expect(await readFailure(second.id)).toBe('people.refused.notWaiting')
    expect(await countMails(second.intern, 'interviews.answerExtended')).toBe(0)
  })

  it('are not later than the last of the times, and are refused to finance', async () => {
    const { id } = await aProposal()
    const selection = toSelection('interviews', [id])
    expect((await preview(selection, inDays(14))).payload).toMatchObject({
      count: 0,
      left_out: [{ reason: 'people.refused.tooLate', count: 1 }],
    })
    expect((await extend(selection, inDays(9), 1, finance.browser)).status).toBe(403)
  })
})
