import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, anIntern } from '../../platform/testing/factories.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { addColleague, type Colleague, sendAct } from '../waits/testing/colleagues.ts'

const withUndo = { UNDO_SECONDS: '10' }
const undoMs = 10_000
const pendingKey = 'pendingActs.refused.pending'
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

type Applicant = Awaited<ReturnType<typeof anIntern>>
const addInterns = async (count: number): Promise<readonly Applicant[]> => {
  const interns: Applicant[] = []
  for (let added = 0; added < count; added += 1) interns.push(await anIntern(server))
  return interns
}
const nudge = (interns: readonly Applicant[], { by = ada, count = interns.length } = {}) =>
  by.browser.request('POST operator/placement/nudge', {
    body: {
      selection: { rows: interns.map(({ applicationId: id }) => id) },
      reason: 'Nothing has happened for a week.',
      count,
    },
  })
const undo = (act_id: string, by = ada) =>
  by.browser.request('POST operator/pending-acts/undo', { body: { act_id } })
const listPending = async (kind: string, by = ada) =>
  (await by.browser.request('GET operator/pending-acts', { query: { kind } })).payload
const countMails = async ({ email }: Applicant) =>
  (await server.mails(email)).filter(({ kind }) => kind === 'candidatures.nudge').length
const countMailsOf = (interns: readonly Applicant[]) => Promise.all(interns.map(countMails))
const listEvents = async (ids: readonly string[]): Promise<string[]> =>
  (
    await server.pool.query(
      `select machine || '.' || move as name from event_log where subject_id = any($1) order by id`,
      [ids],
    )
  ).rows.map(({ name }) => name)
const idsOf = (interns: readonly Applicant[]) => interns.map(({ applicationId: id }) => id)

describe('reminding several interns', () => {
  it('takes effect ten seconds later, each with an event of its own, made by another server', async () => {
    const interns = await addInterns(3)
    const { payload } = await nudge(interns)
    expect(payload).toMatchObject({ count: 3, pending: {} })
    expect(await countMailsOf(interns)).toEqual([0, 0, 0])
    expect(await listPending('PLACEMENT', ben)).toMatchObject([
      { act: 'nudgeIntern', count: 3, is_own: false },
    ])
    const beside = await startTestServer(withUndo, { beside: server })
    try {
      beside.running.services.movableClock?.set(new Date(server.now().getTime() + undoMs))
      await beside.running.services.sweep()
    } finally {
      await beside.stop()
    }
    await server.advanceClock(undoMs)
    expect(await countMailsOf(interns)).toEqual([1, 1, 1])
    expect(await listEvents(idsOf(interns))).toEqual(Array.from(interns, () => 'application.nudge'))
    expect(await listPending('PLACEMENT')).toEqual([])
  })

  it('leaves out who is about to be reminded by a colleague', async () => {
    const interns = await addInterns(2)
    await nudge(interns.slice(0, 1))
    expect((await nudge(interns, { by: ben })).status).toBe(409)
    const { payload } = await nudge(interns, { by: ben, count: 1 })
    expect(payload).toMatchObject({
      count: 1,
      rows: expect.arrayContaining([
        expect.objectContaining({ id: interns[0]?.applicationId, refusal: pendingKey }),
      ]),
    })
    const listed = await ben.browser.request('GET operator/placement', {
      query: { per_page: '100' },
    })
    expect(
      listed.payload.find(
        ({ application_id: id }: { application_id: string }) => id === interns[0]?.applicationId,
      ),
    ).toMatchObject({ may: { nudge: pendingKey } })
    await server.advanceClock(undoMs)
    expect(await countMailsOf(interns)).toEqual([1, 1])
  })

  it('is undone as a whole, without a trace but an event for each', async () => {
    const interns = await addInterns(2)
    const { act_id } = (await nudge(interns)).payload.pending
    expect((await undo(act_id, ben)).status).toBe(403)
    expect((await undo(act_id)).status).toBe(200)
    await server.advanceClock(undoMs)
    expect(await countMailsOf(interns)).toEqual([0, 0])
    expect(await listEvents(idsOf(interns))).toEqual(['pendingAct.undo', 'pendingAct.undo'])
    expect((await nudge(interns)).payload).toMatchObject({ count: 2 })
    await server.advanceClock(undoMs)
    expect(await countMailsOf(interns)).toEqual([1, 1])
  })

  it('does not reach who has a placement by then, and its operator learns why', async () => {
    const [placed, other] = await addInterns(2)
    if (!placed || !other) throw new Error('no interns')
    const { act_id } = (await nudge([placed, other])).payload.pending
    await server.pool.query(
      `update applications set status = 'ENROLLED' where application_id = $1`,
      [placed.applicationId],
    )
    await server.advanceClock(undoMs)
    expect(await countMailsOf([placed, other])).toEqual([0, 1])
    expect(await listPending('PLACEMENT')).toMatchObject([
      { subject_id: placed.applicationId, count: 1, failure: 'placement.refused.placed' },
    ])
    expect(await listPending('PLACEMENT', ben)).toEqual([])
    expect((await undo(act_id)).status).toBe(409)
  })

  it('races against its undoing: all are reminded, or no one is', async () => {
    const beside = await startTestServer(withUndo, { beside: server })
    try {
      for (let round = 0; round < 6; round += 1) {
        const interns = await addInterns(3)
        const { act_id } = (await nudge(interns)).payload.pending
        const later = new Date(server.now().getTime() + undoMs)
        for (const { running } of [server, beside]) running.services.movableClock?.set(later)
        const [undone] = await Promise.all([
          undo(act_id),
          server.running.services.sweep(),
          beside.running.services.sweep(),
        ])
        await server.running.services.sweep()
        const mails = undone.status === 200 ? 0 : 1
        expect(await countMailsOf(interns)).toEqual([mails, mails, mails])
      }
    } finally {
      await beside.stop()
    }
  })
})

describe('passing tasks on', () => {
  const addTasks = async (count: number): Promise<readonly string[]> => {
    const ids: string[] = []
    for (let added = 0; added < count; added += 1)
      ids.push((await aCompany(server, { status: 'PENDING_APPROVAL' })).companyId)
    return ids
  }
  const toBody = (ids: readonly string[], owner: Colleague) => ({
    selection: { rows: ids.map((id) => ({ kind: 'COMPANY', id })) },
    owner_id: owner.userId,
  })
  const passOn = (ids: readonly string[]) =>
    ada.browser.request('POST operator/waits/assign-many', {
      body: { ...toBody(ids, ben), reason: 'Ada is away.', count: ids.length },
    })
  const listOwners = async (ids: readonly string[]): Promise<string[]> =>
    (
      await server.pool.query('select owner_id from wait_owners where subject_id = any($1)', [ids])
    ).rows.map(({ owner_id: owner }) => owner)

  it('takes effect ten seconds later, and no one else passes them on until then', async () => {
    const ids = await addTasks(2)
    expect((await passOn(ids)).payload).toMatchObject({ count: 2, pending: {} })
    expect([await listOwners(ids), await listEvents(ids)]).toEqual([[], []])
    expect(await listPending('TASK', ben)).toMatchObject([
      { act: 'passOnTask', count: 2, name: '' },
    ])
    const preview = await manager.browser.request('POST operator/waits/assign-many/preview', {
      body: toBody(ids, ben),
    })
    expect(preview.payload).toMatchObject({
      count: 0,
      left_out: [{ reason: pendingKey, count: 2 }],
    })
    await server.advanceClock(undoMs)
    expect(await listOwners(ids)).toEqual([ben.userId, ben.userId])
    expect(await listEvents(ids)).toEqual(['wait.assign', 'wait.assign'])
  })

  it('is undone, and is too late for what a colleague has taken', async () => {
    const ids = await addTasks(2)
    const { act_id } = (await passOn(ids)).payload.pending
    expect((await undo(act_id)).status).toBe(200)
    await server.advanceClock(undoMs)
    expect(await listOwners(ids)).toEqual([])
    await passOn(ids)
    await sendAct(manager, 'take', { kind: 'COMPANY', id: ids[0] })
    await server.advanceClock(undoMs)
    expect((await listOwners(ids)).toSorted()).toEqual([manager.userId, ben.userId].toSorted())
    expect(await listPending('TASK')).toMatchObject([{ failure: 'refused.waitOfColleague' }])
  })

  it('hands over everything that someone has once it can no longer be undone', async () => {
    const [first, second] = await addTasks(2)
    const leaver = await addColleague(server, 'REVIEWER')
    await sendAct(leaver, 'take', { kind: 'COMPANY', id: first })
    const handOver = () =>
      manager.browser.request('POST operator/waits/hand-over', {
        body: { from: leaver.userId, to: ben.userId, reason: 'On leave.' },
      })
    const { act_id } = (await handOver()).payload.pending
    expect((await handOver()).status).toBe(409)
    expect((await undo(act_id, manager)).status).toBe(200)
    await handOver()
    await sendAct(leaver, 'take', { kind: 'COMPANY', id: second })
    await server.advanceClock(undoMs)
    expect(await listOwners([first ?? '', second ?? ''])).toEqual([ben.userId, ben.userId])
  })
})
