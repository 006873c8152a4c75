import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anApplicant } from '../../platform/testing/applicants.ts'
import { anIntern, type TestIntern } from '../../platform/testing/factories.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { shiftDate, toDayText } from '../../platform/testing/insert-row.ts'
import { openAsSide } from '../../platform/testing/refused-sides.ts'
import type { Colleague } from '../waits/testing/colleagues.ts'
import { addActTeam, createPersonActs } from './testing/person-acts.ts'

const undoMs = 10_000
const reason = 'The portal was down on Thursday'
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
const countExtended = (intern: TestIntern) => countMails(intern, 'applications.deadlineExtended')
const listNames = async ({ applicationId: id }: TestIntern): Promise<string[]> =>
  (await listEvents(id)).map(({ name }) => name)
const readDue = async ({ userId }: TestIntern): Promise<string> =>
  (await ada.browser.request(`GET operator/people/${userId}`)).payload.waits[0]?.due_at
const laterThan = async (intern: TestIntern) =>
  toDayText(shiftDate(new Date(await readDue(intern)), 3))
const addApplicants = async (count: number): Promise<readonly TestIntern[]> => {
  const found: TestIntern[] = []
  for (let added = 0; added < count; added += 1) found.push((await anApplicant(server)).intern)
  return found
}
const toSelection = (interns: readonly TestIntern[]) => ({
  list: 'applications',
  rows: interns.map(({ applicationId: id }) => id),
})
const preview = (selection: object, day: string, by = ada.browser) =>
  by.request('POST operator/deadlines/preview', { body: { selection, due_on: day } })
const extend = (selection: object, day: string, count: number, by = ada.browser) =>
  by.request('POST operator/deadlines/extend', {
    body: { selection, due_on: day, reason, count },
  })

describe('a later deadline for many', () => {
  it('says how many it is for, and who is left out and why, and leaves them out', async () => {
    const [first, second] = await addApplicants(2)
    const submitted = await anIntern(server, {
      application: { status: 'SUBMITTED', submitted_at: server.now() },
    })
    if (!first || !second) throw new Error('too few')
    const day = await laterThan(first)
    const selection = toSelection([first, second, submitted])
    expect((await preview(selection, day)).payload).toMatchObject({
      count: 2,
      left_out: [{ reason: 'people.refused.notWaiting', count: 1 }],
      included: expect.toSatisfy(
        (included: readonly { id: string; title: string }[]) =>
          included.length === 2 &&
          [first, second].every(({ userId }) =>
            included.some(({ id, title }) => id === userId && title !== ''),
          ),
      ),
    })
    const { payload } = await extend(selection, day, 2)
    expect(payload).toMatchObject({ count: 2, pending: { act_id: expect.any(String) } })
    expect(payload.rows).toContainEqual(
      expect.objectContaining({
        id: submitted.applicationId,
        refusal: 'people.refused.notWaiting',
      }),
    )
    await server.advanceClock(undoMs)
    for (const intern of [first, second]) {
      expect(new Date(await readDue(intern)).toISOString()).toBe(`${day}T23:59:59.000Z`)
      expect(await countExtended(intern)).toBe(1)
      expect(await listNames(intern)).toContain('application.extend')
    }
    expect(await listNames(submitted)).not.toContain('application.extend')
  })

  it('can be undone together for ten seconds, and is pending until then', async () => {
    const interns = await addApplicants(2)
    const [first] = interns
    if (!first) throw new Error('too few')
    const [day, before] = [await laterThan(first), await readDue(first)]
    const { payload } = await extend(toSelection(interns), day, 2)
    expect((await preview(toSelection(interns), day)).payload).toMatchObject({
      count: 0,
      left_out: [{ reason: 'pendingActs.refused.pending', count: 2 }],
    })
    expect((await undo(payload.pending.act_id)).status).toBe(200)
    await server.advanceClock(undoMs)
    expect(await readDue(first)).toBe(before)
    for (const intern of interns) expect(await countExtended(intern)).toBe(0)
  })

  it('goes to all that match a filter except some, also from the list of people', async () => {
    const [first, second] = await addApplicants(2)
    if (!first || !second) throw new Error('too few')
    const day = await laterThan(first)
    const ofApplications = { filters: { batch: first.batchId }, except: [] }
    expect((await preview({ list: 'applications', ...ofApplications }, day)).payload.count).toBe(1)
    const ofPeople = { list: 'people', filters: { batch: second.batchId } }
    expect((await preview({ ...ofPeople, except: [] }, day)).payload.count).toBe(1)
    expect((await preview({ ...ofPeople, except: [second.userId] }, day)).payload.count).toBe(0)
  })

  it('changes nothing if the number is no longer that of the preview', async () => {
    const interns = await addApplicants(2)
    const [first] = interns
    if (!first) throw new Error('too few')
    expect(await extend(toSelection(interns), await laterThan(first), 1)).toMatchObject({
      status: 409,
      code: 'CONFLICT',
    })
    await server.advanceClock(undoMs)
    expect(await countExtended(first)).toBe(0)
  })

  it('leaves out a day that is not later, and one after placement closes', async () => {
    const [intern] = await addApplicants(1)
    if (!intern) throw new Error('too few')
    const selection = toSelection([intern])
    const reasonsOn = async (day: string) =>
      (await preview(selection, day)).payload.left_out.map((row: { reason: string }) => row.reason)
    expect(await reasonsOn(toDayText(server.now()))).toEqual(['people.refused.notLater'])
    expect(await reasonsOn('2099-01-01')).toEqual(['people.refused.tooLate'])
  })

  it.each(['a company', 'an intern', 'a visitor'] as const)('is refused to %s', async (side) => {
    const browser = await openAsSide(server, side)
    const selection = toSelection([await anIntern(server)])
    expect([401, 403]).toContain((await preview(selection, '2099-01-01', browser)).status)
    expect([401, 403]).toContain((await extend(selection, '2099-01-01', 1, browser)).status)
  })

  it('is refused to finance and partners', async () => {
    const selection = toSelection([await anIntern(server)])
    for (const { browser } of [finance, partner])
      expect((await extend(selection, '2099-01-01', 1, browser)).status).toBe(403)
  })
})
