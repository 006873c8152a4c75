import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aCompany, anIntern } from '../../platform/testing/factories.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { aDraftedOffer, aHiring } from '../../platform/testing/hiring.ts'
import { addColleague, type Colleague, sendAct } from './testing/colleagues.ts'

let server: TestServer
let ada: Colleague
let ben: Colleague
let manager: Colleague

beforeAll(async () => {
  server = await startTestServer()
  ;[ada, ben, manager] = [
    await addColleague(server, 'REVIEWER'),
    await addColleague(server, 'REVIEWER'),
    await addColleague(server, 'MANAGER'),
  ]
})
beforeEach(() => server.pool.query('delete from operator_absences'))
afterAll(() => server.stop())

const nameOf = async ({ userId }: Colleague): Promise<string> =>
  (
    await server.pool.query(
      `select first_name || ' ' || last_name as name from users where user_id = $1`,
      [userId],
    )
  ).rows[0].name
const post = ({ browser }: Colleague, path: string, body: object = {}) =>
  browser.request(`POST operator/${path}`, { body })
const get = async ({ browser }: Colleague, path: string) =>
  (await browser.request(`GET operator/${path}`)).payload
const takeOver = (by: Colleague, from: Colleague, kind: string, id: string) =>
  sendAct(by, 'take', { kind, id, from: from.userId })
/** An application that Ada has taken and reviews. */
async function addReviewed(): Promise<string> {
  const application = { status: 'SUBMITTED', submitted_at: server.now(), decided_at: null }
  const { applicationId } = await anIntern(server, { application })
  expect((await post(ada, `applications/${applicationId}/take`)).status).toBe(200)
  return applicationId
}
const addCompany = async () => (await aCompany(server, { status: 'PENDING_APPROVAL' })).companyId
const setAway = ({ userId }: Colleague, cover: Colleague | null = null) =>
  server.pool.query(
    `insert into operator_absences (user_id, absent_from, absent_until, cover_id)
     values ($1, $2, $2, $3)`,
    [userId, server.now(), cover?.userId ?? null],
  )

describe('what a colleague takes care of', () => {
  it('an application is not decided by a manager, who learns whose it is, before it is taken over', async () => {
    const id = await addReviewed()
    const name = await nameOf(ada)
    for (const [act, body] of [
      ['approve', {}],
      ['request-changes', {}],
      ['reject', { reason: 'REQUIREMENTS' }],
    ] as const)
      expect((await post(manager, `applications/${id}/${act}`, body)).payload.error).toMatchObject({
        code: 'CONFLICT',
        description: `${name} is taking care of this. Take it over before you decide.`,
      })
    expect(await get(manager, `applications/${id}`)).toMatchObject({
      owner: { user_id: ada.userId, name, is_away: false, is_from_reader: false },
      may: { approve: 'waits.refused.taken', takeOver: true },
    })
    expect((await takeOver(manager, ada, 'APPLICATION', id)).status).toBe(200)
    expect(await get(ada, `applications/${id}`)).toMatchObject({
      owner: { user_id: manager.userId, is_from_reader: true },
      reviewer: { user_id: manager.userId },
      may: { takeOver: 'refused.waitOfColleague' },
    })
    expect((await post(ada, `applications/${id}/approve`)).message).toBe(
      `${await nameOf(manager)} is taking care of this. Ask them or a manager to pass it on.`,
    )
    expect((await post(manager, `applications/${id}/approve`)).status).toBe(200)
    const late = await post(ada, `applications/${id}/approve`)
    expect([late.status, late.message]).toEqual([
      409,
      `${await nameOf(manager)} has already decided on this: Approved.`,
    ])
  })

  it('a company and an offer are not decided either', async () => {
    const companyId = await addCompany()
    const hiring = await aHiring(server)
    const offerId = await aDraftedOffer(server, hiring)
    const admin = await server.as(hiring.company.admin.userId)
    await admin.request('POST offer/send-intern-offer', { body: { offer_id: offerId } })
    await sendAct(ada, 'take', { kind: 'COMPANY', id: companyId })
    await sendAct(ada, 'take', { kind: 'OFFER', id: offerId })
    const approveCompany = () =>
      post(manager, `companies/${companyId}/approve`, { expected_status: 'PENDING_APPROVAL' })
    const approveOffer = () => post(manager, `offers/${offerId}/approve`)
    expect([(await approveCompany()).status, (await approveOffer()).status]).toEqual([409, 409])
    expect((await get(manager, `companies/${companyId}`)).owner.user_id).toBe(ada.userId)
    expect((await get(manager, `offers/${offerId}`)).may).toMatchObject({
      approve: 'waits.refused.taken',
      takeOver: true,
    })
    await takeOver(manager, ada, 'COMPANY', companyId)
    await takeOver(manager, ada, 'OFFER', offerId)
    expect([(await approveCompany()).status, (await approveOffer()).status]).toEqual([200, 200])
    expect(
      (await post(ada, `companies/${companyId}/approve`, { expected_status: 'PENDING_APPROVAL' }))
        .message,
    ).toBe(`${await nameOf(manager)} has already decided on this: Approved.`)
  })

  it('is not taken over once it is decided, and who asks learns by whom and what', async () => {
    const undoable = await startTestServer({ UNDO_SECONDS: '10' }, { beside: server })
    const name = await nameOf(ada)
    const readRefusal = async (kind: string, id: string) => {
      const { status, payload } = await takeOver(manager, ada, kind, id)
      return [status, payload.error.code, payload.error.description]
    }
    const decidedAs = (status: string) => [
      409,
      'CONFLICT',
      `${name} has already decided on this: ${status}.`,
    ]
    const [application, companyId] = [await addReviewed(), await addCompany()]
    await sendAct(ada, 'take', { kind: 'COMPANY', id: companyId })
    const soon = await undoable.as(ada.userId)
    const body = { expected_status: 'PENDING_APPROVAL' }
    await soon.request(`POST operator/applications/${application}/reject`, {
      body: { reason: 'REQUIREMENTS' },
    })
    await soon.request(`POST operator/companies/${companyId}/approve`, { body })
    expect(await readRefusal('APPLICATION', application)).toEqual(decidedAs('Rejection'))
    expect(await readRefusal('COMPANY', companyId)).toEqual(decidedAs('Approval'))
    await server.advanceClock(10_000)
    expect(await readRefusal('APPLICATION', application)).toEqual(decidedAs('Not approved'))
    expect(await readRefusal('COMPANY', companyId)).toEqual(decidedAs('Approved'))
    expect((await takeOver(manager, ada, 'COMPANY', manager.userId)).status).toBe(404)
    await undoable.stop()
  })

  it('what is decided can no longer be skipped, released or passed on, which is explained', async () => {
    const id = await addReviewed()
    expect((await post(ada, `applications/${id}/reject`, { reason: 'REQUIREMENTS' })).status).toBe(
      200,
    )
    for (const [act, more] of [
      ['skip', {}],
      ['release', { reason: 'Away' }],
      ['assign', { owner_id: manager.userId, reason: 'Away' }],
    ] as const) {
      const { status, message } = await sendAct(manager, act, { kind: 'APPLICATION', id, ...more })
      expect([act, status, message]).toEqual([
        act,
        409,
        `${await nameOf(ada)} has already decided on this: Not approved.`,
      ])
      const never = { kind: 'APPLICATION', id: manager.userId, ...more }
      expect((await sendAct(manager, act, never)).status).toBe(404)
    }
  })

  it('an offer that a colleague has decided is not taken over either', async () => {
    const hiring = await aHiring(server)
    const id = await aDraftedOffer(server, hiring)
    const admin = await server.as(hiring.company.admin.userId)
    await admin.request('POST offer/send-intern-offer', { body: { offer_id: id } })
    await sendAct(ada, 'take', { kind: 'OFFER', id })
    expect((await post(ada, `offers/${id}/approve`)).status).toBe(200)
    const refused = await takeOver(manager, ada, 'OFFER', id)
    expect([refused.status, refused.message]).toEqual([
      409,
      expect.stringContaining(`${await nameOf(ada)} has already decided on this: `),
    ])
  })

  it('is taken over only from the one who has it by then', async () => {
    const id = await addCompany()
    await sendAct(ben, 'take', { kind: 'COMPANY', id })
    const refused = await takeOver(manager, ada, 'COMPANY', id)
    expect([refused.status, refused.message]).toEqual([
      409,
      `${await nameOf(ben)} is already taking care of this.`,
    ])
    const all = await Promise.all(
      [manager, await addColleague(server, 'MANAGER')].map((by) =>
        takeOver(by, ben, 'COMPANY', id),
      ),
    )
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('is not taken over by a reviewer, except from someone who is away', async () => {
    const id = await addReviewed()
    expect((await takeOver(ben, ada, 'APPLICATION', id)).status).toBe(403)
    await setAway(ada)
    expect(await get(ben, `applications/${id}`)).toMatchObject({
      owner: { is_away: true },
      may: { takeOver: true },
    })
    expect((await takeOver(ben, ada, 'APPLICATION', id)).status).toBe(200)
    expect((await post(ben, `applications/${id}/approve`)).status).toBe(200)
  })
})

describe('the lists of the desk', () => {
  it('show who has taken a row, and count by that what they are filtered by', async () => {
    const [taken, free] = [await addCompany(), await addCompany()]
    await sendAct(ada, 'take', { kind: 'COMPANY', id: taken })
    const status = 'PENDING_APPROVAL'
    const list = async (owner: string, by = ben) => {
      const query = { status, owner, per_page: '100' }
      const { payload, count } = await by.browser.request('GET operator/companies', { query })
      const ids = payload.map((row: { company_id: string }) => row.company_id)
      return { payload, ids, count }
    }
    const counts = async (by: Colleague) =>
      (await by.browser.request('GET operator/companies/owners', { query: { status } })).payload
    expect((await list('colleagues')).ids).toContain(taken)
    expect((await list('none')).ids).toContain(free)
    expect((await list('none')).ids).not.toContain(taken)
    expect((await list('me', ada)).payload).toContainEqual(
      expect.objectContaining({
        company_id: taken,
        owner_id: ada.userId,
        owner_name: await nameOf(ada),
      }),
    )
    for (const by of [ada, ben])
      expect(await counts(by)).toEqual({
        none: (await list('none', by)).count,
        me: (await list('me', by)).count,
        colleagues: (await list('colleagues', by)).count,
      })
  })

  it('of applications and offers count in the same way', async () => {
    await addReviewed()
    for (const path of ['applications', 'offers'])
      for (const owner of ['none', 'me', 'colleagues']) {
        const rows = await ben.browser.request(`GET operator/${path}`, { query: { owner } })
        expect([path, owner, (await get(ben, `${path}/owners`))[owner]]).toEqual([
          path,
          owner,
          rows.count,
        ])
      }
  })
})

describe('what someone takes who is away', () => {
  const listCovered = async ({ browser }: Colleague) => {
    const query = { owner: 'away', kind: 'COMPANY' }
    const rows = await browser.request('GET operator/waits', { query })
    const { queues } = (await browser.request('GET operator/today')).payload
    const { covered } = queues.find(({ kind }: { kind: string }) => kind === 'COMPANY')
    expect(covered).toBe(rows.count)
    return rows.payload.map(({ id }: { id: string }) => id)
  }

  it('is listed and counted for the one who stands in, and for everyone without one', async () => {
    const id = await addCompany()
    await server.pool.query('delete from wait_owners')
    await sendAct(ada, 'take', { kind: 'COMPANY', id })
    for (const by of [ada, ben, manager]) expect(await listCovered(by)).toEqual([])
    await setAway(ada, ben)
    expect(await listCovered(ben)).toEqual([id])
    for (const by of [ada, manager]) expect(await listCovered(by)).toEqual([])
    await setAway(ben)
    expect(await listCovered(manager)).toEqual([id])
    expect(await listCovered(ada)).toEqual([])
  })
})
