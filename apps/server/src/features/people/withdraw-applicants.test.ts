import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anApplicant } from '../../platform/testing/applicants.ts'
import { anIntern, type TestIntern } from '../../platform/testing/factories.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { acceptSentOffer, aHiring, aSentOffer } from '../../platform/testing/hiring.ts'
import { openAsSide } from '../../platform/testing/refused-sides.ts'
import type { Colleague } from '../waits/testing/colleagues.ts'
import { addActTeam, createPersonActs } from './testing/person-acts.ts'

const undoMs = 10_000
let server: TestServer
let ada: Colleague
let finance: Colleague
let partner: Colleague
beforeAll(async () => {
  server = await startTestServer({ UNDO_SECONDS: '10' })
  ;({ ada, finance, partner } = await addActTeam(server))
})
afterAll(() => server.stop())

const { undo, listEvents, countMails } = createPersonActs(() => ({ server, ada }))
const countWithdrawn = (intern: TestIntern) => countMails(intern, 'applications.withdrawnByTeam')
const readRow = async (query: string, id: string) => (await server.pool.query(query, [id])).rows[0]
const readStatus = async ({ applicationId: id }: TestIntern): Promise<string> =>
  (await readRow('select status from applications where application_id = $1', id)).status
const readSeats = async ({ batchId: id }: TestIntern): Promise<number> =>
  (await readRow('select seats_taken from batches where batch_id = $1', id)).seats_taken
const listNames = async ({ applicationId: id }: TestIntern): Promise<string[]> =>
  (await listEvents(id)).map(({ name }) => name)
const addApplicants = async (count: number): Promise<readonly TestIntern[]> => {
  const found: TestIntern[] = []
  for (let added = 0; added < count; added += 1)
    found.push(
      (await anApplicant(server, 'APPROVED', { application: { career_field_id: 1 } })).intern,
    )
  return found
}
const toSelection = (interns: readonly TestIntern[]) => ({
  list: 'people',
  rows: interns.map(({ userId }) => userId),
})
const preview = (selection: object, by = ada.browser) =>
  by.request('POST operator/withdrawals/preview', { body: { selection } })
const withdraw = (selection: object, counts: object, by = ada.browser) =>
  by.request('POST operator/withdrawals', {
    body: { selection, reason: 'NO_REPLY', enrolled_count: 0, ...counts },
  })

describe('withdrawing many', () => {
  it('says which ones it is for and which ones are left out, and does it ten seconds later', async () => {
    const [first, second] = await addApplicants(2)
    const rejected = await anIntern(server, { application: { status: 'REJECTED' } })
    if (!first || !second) throw new Error('too few')
    const selection = toSelection([first, second, rejected])
    const selected = { ...selection, rows: [...selection.rows, finance.userId] }
    const { payload: found } = await preview(selected)
    expect(found).toMatchObject({ count: 2, enrolled_count: 0 })
    expect(found.left_out).toEqual(
      expect.arrayContaining([
        { reason: 'people.refused.notWithdrawable', count: 1 },
        { reason: 'people.refused.noApplication', count: 1 },
      ]),
    )
    expect(found.left_out_rows).toContainEqual({
      id: rejected.userId,
      title: expect.stringMatching(/./),
      refusal: 'people.refused.notWithdrawable',
    })
    const { payload } = await withdraw(selected, { count: 2 })
    expect(payload).toMatchObject({ count: 2, pending: { act_id: expect.any(String) } })
    await server.advanceClock(undoMs / 2)
    expect(await readStatus(first)).toBe('APPROVED')
    expect(await countWithdrawn(first)).toBe(0)
    await server.advanceClock(undoMs / 2)
    for (const intern of [first, second]) {
      expect(await readStatus(intern)).toBe('WITHDRAWN')
      expect(await readSeats(intern)).toBe(0)
      expect(await countWithdrawn(intern)).toBe(1)
      expect(await listNames(intern)).toEqual(['application.withdraw'])
    }
    const event = await readRow(
      `select actor_id, reason from event_log where subject_id = $1 and move = 'withdraw'`,
      second.applicationId,
    )
    expect(event).toEqual({ actor_id: ada.userId, reason: 'NO_REPLY' })
    expect(await readStatus(rejected)).toBe('REJECTED')
  })

  it('can be undone together, is pending until then, and excludes other decisions', async () => {
    const interns = await addApplicants(2)
    const [first] = interns
    if (!first) throw new Error('too few')
    const { payload } = await withdraw(toSelection(interns), { count: 2 })
    expect((await preview(toSelection(interns))).payload).toMatchObject({
      count: 0,
      left_out: [{ reason: 'pendingActs.refused.pending', count: 2 }],
    })
    const again = await ada.browser.request(
      `POST operator/applications/${first.applicationId}/withdraw`,
      { body: { reason: 'ASKED' } },
    )
    expect(again.status).toBe(409)
    expect((await undo(payload.pending.act_id)).status).toBe(200)
    await server.advanceClock(undoMs)
    for (const intern of interns) {
      expect(await readStatus(intern)).toBe('APPROVED')
      expect(await countWithdrawn(intern)).toBe(0)
    }
  })

  it('ends the internships of those who are enrolled, whose number has to be confirmed', async () => {
    const hiring = await aHiring(server)
    const offer = await aSentOffer(server, hiring)
    await server.advanceClock(undoMs)
    await acceptSentOffer(server, hiring, offer)
    const { intern } = hiring
    const selection = toSelection([intern])
    expect((await preview(selection)).payload).toMatchObject({ count: 1, enrolled_count: 1 })
    expect((await withdraw(selection, { count: 1 })).status).toBe(409)
    await withdraw(selection, { count: 1, enrolled_count: 1 })
    await server.advanceClock(undoMs)
    expect(await readStatus(intern)).toBe('WITHDRAWN')
    const internship = await readRow(
      'select n.status from internships n join offers o using (offer_id) join candidatures c using (candidature_id) where c.intern_id = $1',
      intern.internId,
    )
    expect(internship.status).toBe('CANCELLED')
  })

  it('takes all that match a filter except some, and what has ended stays as it is', async () => {
    const [first, second] = await addApplicants(2)
    if (!first || !second) throw new Error('too few')
    const ofPeople = { list: 'people', filters: { batch: first.batchId } }
    expect((await preview({ ...ofPeople, except: [] })).payload.count).toBe(1)
    expect((await preview({ ...ofPeople, except: [first.userId] })).payload.count).toBe(0)
    const ofApplications = { list: 'applications', filters: { batch: second.batchId }, except: [] }
    expect((await withdraw(ofApplications, { count: 1 })).status).toBe(200)
    await server.pool.query(
      `update applications set status = 'REJECTED' where application_id = $1`,
      [second.applicationId],
    )
    await server.advanceClock(undoMs)
    expect(await readStatus(second)).toBe('REJECTED')
    expect(await listNames(second)).toEqual(['pendingAct.fail'])
  })

  it('needs the number of the preview, and a note with another reason', async () => {
    const interns = await addApplicants(2)
    const selection = toSelection(interns)
    expect((await withdraw(selection, { count: 1 })).status).toBe(409)
    const other = await withdraw(selection, { count: 2, reason: 'OTHER' })
    expect(other.fields).toHaveProperty('note')
  })

  it.each(['a company', 'an intern', 'a visitor'] as const)('is refused to %s', async (side) => {
    const browser = await openAsSide(server, side)
    const selection = toSelection([await anIntern(server)])
    expect([401, 403]).toContain((await preview(selection, browser)).status)
    expect([401, 403]).toContain((await withdraw(selection, { count: 1 }, browser)).status)
  })

  it('is refused to finance and partners', async () => {
    const selection = toSelection([await anIntern(server)])
    for (const { browser } of [finance, partner])
      expect((await withdraw(selection, { count: 1 }, browser)).status).toBe(403)
  })
})
