import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany } from '../../platform/testing/factories.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { aDraftedOffer, aHiring } from '../../platform/testing/hiring.ts'
import { addColleague, type Colleague, sendAct } from '../waits/testing/colleagues.ts'

const withUndo = { UNDO_SECONDS: '10' }
const undoMs = 10_000
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

/** What is decided, and who would be told. */
interface Subject {
  readonly id: string
  readonly email: string
  /** Someone outside, who would see it. */
  readonly outsider: string
}

const createPendingCompany = async (): Promise<Subject> => {
  const { companyId, admin } = await aCompany(server, { status: 'PENDING_APPROVAL', credits: 0 })
  return { id: companyId, email: admin.email, outsider: admin.userId }
}

const createSentOffer = async (): Promise<Subject> => {
  const hiring = await aHiring(server)
  const id = await aDraftedOffer(server, hiring)
  const company = await server.as(hiring.company.admin.userId)
  await company.request('POST offer/send-intern-offer', { body: { offer_id: id } })
  return { id, email: hiring.intern.email, outsider: hiring.intern.userId }
}

const asSeen = { expected_status: 'PENDING_APPROVAL' }
const kinds = [
  {
    kind: 'COMPANY',
    list: 'companies',
    create: createPendingCompany,
    before: 'PENDING_APPROVAL',
    after: 'APPROVED',
    event: 'company.approve',
    bodies: { approve: asSeen, reject: { ...asSeen, reason: 'IDENTITY' } },
    act: 'approveCompany',
    mail: 'companies.approve',
  },
  {
    kind: 'OFFER',
    list: 'offers',
    create: createSentOffer,
    before: 'IN_REVIEW',
    after: 'OFFERED',
    event: 'offer.approve',
    bodies: { approve: {}, reject: { reason: 'TERMS' } },
    act: 'approveOffer',
    mail: 'offers.received',
  },
] as const

const undo = (act_id: string, by = ada) =>
  by.browser.request('POST operator/pending-acts/undo', { body: { act_id } })

describe.each(kinds)('a decision about $kind', (tested) => {
  const decide = ({ id }: Subject, decision: 'approve' | 'reject' = 'approve', by = ada) =>
    by.browser.request(`POST operator/${tested.list}/${id}/${decision}`, {
      body: tested.bodies[decision],
    })
  const read = async ({ id }: Subject, by = ada) =>
    (await by.browser.request(`GET operator/${tested.list}/${id}`)).payload
  const readStatus = async (subject: Subject): Promise<string> => (await read(subject)).status
  const listPending = async (by = ada) =>
    (await by.browser.request('GET operator/pending-acts', { query: { kind: tested.kind } }))
      .payload
  const listEvents = async ({ id }: Subject) =>
    (
      await server.pool.query(
        `select machine || '.' || move as name, actor_id from event_log
         where subject_id = $1 and move <> 'read' and (actor_id = any($2) or machine = 'pendingAct') order by id`,
        [id, [ada.userId, ben.userId, manager.userId]],
      )
    ).rows
  const isQueued = async ({ id }: Subject): Promise<boolean> => {
    const query = {
      per_page: '100',
      ...(tested.kind === 'COMPANY' ? { status: tested.before } : {}),
    }
    const { payload } = await ada.browser.request(`GET operator/${tested.list}`, { query })
    const ids: string[] = payload.map(
      (row: { company_id: string; offer_id?: string }) => row.offer_id ?? row.company_id,
    )
    return ids.includes(id)
  }
  const countMails = async ({ email }: Subject) =>
    (await server.mails(email)).filter(({ kind }) => kind === tested.mail).length

  it('takes effect ten seconds later, by its operator, also without the browser', async () => {
    const subject = await tested.create()
    const outside = await server.as(subject.outsider)
    const readOutside = async () =>
      tested.kind === 'COMPANY'
        ? (await outside.request('GET api/me')).payload
        : (await outside.request(`GET intern-service/intern-offer/get/${subject.id}`)).status
    const seenBefore = await readOutside()
    const { status, payload } = await decide(subject)
    expect(status).toBe(200)
    expect(payload.pending).toMatchObject({ act_id: expect.any(String) })
    await server.advanceClock(undoMs / 2)
    expect(await readStatus(subject)).toBe(tested.before)
    expect(await readOutside()).toEqual(seenBefore)
    expect([await countMails(subject), await listEvents(subject)]).toEqual([0, []])
    await server.advanceClock(undoMs / 2)
    expect(await readStatus(subject)).toBe(tested.after)
    expect(await listEvents(subject)).toEqual([{ name: tested.event, actor_id: ada.userId }])
    expect(await countMails(subject)).toBe(1)
    expect(await listPending()).toEqual([])
  })

  it('is made by another server if the first one stops, once however many there are', async () => {
    const subject = await tested.create()
    await decide(subject)
    const beside = await startTestServer(withUndo, { beside: server })
    const third = await startTestServer(withUndo, { beside: server })
    try {
      const later = new Date(server.now().getTime() + undoMs)
      for (const { running } of [beside, third]) running.services.movableClock?.set(later)
      await Promise.all([beside, third].map(({ running }) => running.services.sweep()))
    } finally {
      await Promise.all([beside.stop(), third.stop()])
    }
    expect(await readStatus(subject)).toBe(tested.after)
    expect(await listEvents(subject)).toEqual([{ name: tested.event, actor_id: ada.userId }])
  })

  it('is in no queue while it is pending, colleagues see it, and nothing else is decided', async () => {
    const subject = await tested.create()
    expect(await isQueued(subject)).toBe(true)
    await decide(subject)
    expect(await isQueued(subject)).toBe(false)
    expect((await sendAct(manager, 'take', { kind: tested.kind, id: subject.id })).status).toBe(409)
    expect(await listPending(ben)).toMatchObject([
      { subject_id: subject.id, act: tested.act, is_own: false },
    ])
    const second = [await decide(subject, 'reject'), await decide(subject, 'approve', manager)]
    expect(second.map(({ status }) => status)).toEqual([409, 409])
    expect(second.map(({ message }) => message)).toEqual([
      'This has just been decided. The decision will take effect in a few seconds unless it’s undone.',
      expect.stringMatching(/^First\d+ Last\d+ has just decided on this\. /),
    ])
    expect(await read(subject, ben)).toMatchObject({
      pending: { act: tested.act },
      may: { approve: 'pendingActs.refused.pending', reject: 'pendingActs.refused.pending' },
    })
    await server.advanceClock(undoMs)
  })

  it('of two people at the same moment is made once', async () => {
    const subject = await tested.create()
    const both = await Promise.all([decide(subject), decide(subject, 'reject', manager)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await server.advanceClock(undoMs)
  })

  it('is undone without a trace but its own event, and can be made again', async () => {
    const subject = await tested.create()
    const { act_id } = (await decide(subject, 'reject')).payload.pending
    expect((await undo(act_id)).payload).toMatchObject({
      subject_id: subject.id,
      name: expect.stringMatching(/\S/),
      count: 1,
    })
    expect(await isQueued(subject)).toBe(true)
    await server.advanceClock(undoMs)
    expect(await readStatus(subject)).toBe(tested.before)
    expect(await listEvents(subject)).toEqual([{ name: 'pendingAct.undo', actor_id: ada.userId }])
    const { rows } = await server.pool.query('select input from pending_acts where act_id = $1', [
      act_id,
    ])
    expect(rows).toEqual([{ input: null }])
    await decide(subject)
    await server.advanceClock(undoMs)
    expect(await readStatus(subject)).toBe(tested.after)
  })

  it('is undone neither by a reviewer who did not decide, nor by others, nor too late', async () => {
    const subject = await tested.create()
    const { act_id } = (await decide(subject)).payload.pending
    expect((await undo(act_id, ben)).status).toBe(403)
    const outside = { userId: subject.outsider, browser: await server.as(subject.outsider) }
    expect((await undo(act_id, outside)).status).toBe(403)
    await server.advanceClock(undoMs)
    expect(await undo(act_id)).toMatchObject({
      status: 409,
      message: 'It’s too late to undo this: it has taken effect.',
    })
  })

  it('races against its undoing: one of them comes first', async () => {
    const beside = await startTestServer(withUndo, { beside: server })
    try {
      for (let round = 0; round < 6; round += 1) {
        const subject = await tested.create()
        const { act_id } = (await decide(subject)).payload.pending
        const later = new Date(server.now().getTime() + undoMs)
        for (const { running } of [server, beside]) running.services.movableClock?.set(later)
        const [undone] = await Promise.all([
          undo(act_id),
          server.running.services.sweep(),
          beside.running.services.sweep(),
        ])
        await server.running.services.sweep()
        const [status, name] =
          undone.status === 200 ? [tested.before, 'pendingAct.undo'] : [tested.after, tested.event]
        expect([await readStatus(subject), await listEvents(subject)]).toEqual([
          status,
          [{ name, actor_id: ada.userId }],
        ])
      }
    } finally {
      await beside.stop()
    }
  })

  it('that is no longer possible when it is due has no effect, and its operator learns why', async () => {
    const subject = await tested.create()
    await decide(subject)
    await server.pool.query(
      tested.kind === 'COMPANY'
        ? `update companies set status = 'REJECTED' where company_id = $1`
        : `update offers set status = 'DRAFT' where offer_id = $1`,
      [subject.id],
    )
    await server.advanceClock(undoMs)
    expect(await countMails(subject)).toBe(0)
    expect(await listPending()).toMatchObject([
      { subject_id: subject.id, failure: expect.any(String) },
    ])
    expect(await listPending(ben)).toEqual([])
  })
})

it('a company is not marked as trusted while its account is about to be closed', async () => {
  const { companyId } = await aCompany(server)
  const body = { expected_status: 'APPROVED', reason: 'CONDUCT' }
  expect(
    (await ada.browser.request(`POST operator/companies/${companyId}/expel`, { body })).payload,
  ).toMatchObject({ status: 'APPROVED', pending: { act: 'expelCompany' } })
  expect(
    (
      await manager.browser.request(`POST operator/companies/${companyId}/trust`, {
        body: { is_trusted: true, reason: 'Always on time.' },
      })
    ).status,
  ).toBe(409)
  await server.advanceClock(undoMs)
  expect((await ada.browser.request(`GET operator/companies/${companyId}`)).payload.status).toBe(
    'REJECTED',
  )
})
