import { dayMs, hourMs } from '@fledge/kernel/dates.ts'
import { holdHours } from '@fledge/domain/waits/rules.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aCompany, anIntern } from '../../platform/testing/factories.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { insertRow } from '../../platform/testing/insert-row.ts'
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
beforeEach(() => server.pool.query('delete from wait_owners'))
afterAll(() => server.stop())

const submitted = () => ({ status: 'SUBMITTED', submitted_at: server.now(), decided_at: null })
const addApplication = async () =>
  (await anIntern(server, { application: submitted() })).applicationId
const addCompany = async () => (await aCompany(server, { status: 'PENDING_APPROVAL' })).companyId
const find = async (id: string) =>
  (
    await manager.browser.request('GET operator/waits', { query: { per_page: '100' } })
  ).payload.find((row: { id: string }) => row.id === id)
const listIds = async ({ browser }: Colleague, owner: string): Promise<string[]> =>
  (await browser.request('GET operator/waits', { query: { owner, per_page: '100' } })).payload.map(
    (row: { id: string }) => row.id,
  )
const listEvents = async (id: string) =>
  (
    await server.pool.query(
      `select move, actor_kind, actor_id, note, data from event_log
       where machine = 'wait' and subject_id = $1 order by id`,
      [id],
    )
  ).rows
const readReviewer = async (id: string) =>
  (await server.pool.query('select reviewer_id from applications where application_id = $1', [id]))
    .rows[0].reviewer_id

describe('the owner of a wait', () => {
  it('is shown in the list, and the list has those of oneself, of the others and of no one', async () => {
    const [mine, free] = [await addCompany(), await addCompany()]
    expect((await sendAct(ada, 'take', { kind: 'COMPANY', id: mine })).status).toBe(200)
    expect(await find(mine)).toMatchObject({ kind: 'COMPANY', owner_id: ada.userId })
    expect(await find(free)).toMatchObject({ owner_id: null, owner_name: null })
    expect(await listIds(ada, 'me')).toEqual([mine])
    expect(await listIds(ben, 'me')).toEqual([])
    expect(await listIds(ben, ada.userId)).toEqual([mine])
    const unassigned = await listIds(ada, 'none')
    expect([unassigned.includes(free), unassigned.includes(mine)]).toEqual([true, false])
    expect(await listEvents(mine)).toEqual([
      {
        move: 'take',
        actor_kind: 'operator',
        actor_id: ada.userId,
        note: null,
        data: { kind: 'COMPANY' },
      },
    ])
  })

  it.each(['COMPANY', 'APPLICATION'])(
    'is one of eight people who take the same %s at once; the others learn who',
    async (kind) => {
      const id = kind === 'COMPANY' ? await addCompany() : await addApplication()
      const people = await Promise.all(
        Array.from({ length: 8 }, () => addColleague(server, 'REVIEWER')),
      )
      const replies = await Promise.all(
        people.map((person) => sendAct(person, 'take', { kind, id })),
      )
      expect(replies.map(({ status }) => status).toSorted()).toEqual([
        200,
        ...Array<number>(7).fill(409),
      ])
      const owner = (await find(id)).owner_name
      const refusals = replies.filter(({ status }) => status === 409)
      for (const { payload } of refusals)
        expect(payload.error).toMatchObject({
          code: 'CONFLICT',
          description: `${owner} is already taking care of this.`,
        })
      expect(await listEvents(id)).toHaveLength(1)
    },
  )

  it('is not found for what does not wait for the team', async () => {
    const { companyId } = await aCompany(server)
    expect((await sendAct(ada, 'take', { kind: 'COMPANY', id: companyId })).status).toBe(404)
  })

  it('passes it to a colleague, who has to be an active member of the team', async () => {
    const id = await addCompany()
    const { userId: stranger } = await anIntern(server)
    await sendAct(ada, 'take', { kind: 'COMPANY', id })
    const assign = (owner: string) =>
      sendAct(ada, 'assign', { kind: 'COMPANY', id, owner_id: owner })
    expect((await assign(stranger)).status).toBe(409)
    expect((await assign(ben.userId)).status).toBe(200)
    expect((await find(id)).owner_id).toBe(ben.userId)
    expect((await listEvents(id)).at(-1)).toMatchObject({
      move: 'assign',
      data: { kind: 'COMPANY', from: ada.userId, to: ben.userId },
    })
  })

  it('is changed by others only as a manager and with a reason', async () => {
    const id = await addCompany()
    const body = { kind: 'COMPANY', id }
    await sendAct(ada, 'take', body)
    const refused = [
      await sendAct(ben, 'assign', { ...body, owner_id: ben.userId, reason: 'I want it.' }),
      await sendAct(ben, 'release', { ...body, reason: 'I want it.' }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([403, 403])
    expect((await sendAct(manager, 'release', body)).status).toBe(400)
    expect((await find(id)).owner_id).toBe(ada.userId)
    expect((await sendAct(manager, 'release', { ...body, reason: 'Ada is ill.' })).status).toBe(200)
    expect((await find(id)).owner_id).toBeNull()
    expect((await listEvents(id)).at(-1)).toMatchObject({
      move: 'release',
      actor_id: manager.userId,
      note: 'Ada is ill.',
      data: { from: ada.userId },
    })
  })

  it('is the reviewer of an application whose review has begun', async () => {
    const id = await addApplication()
    expect((await ada.browser.request(`POST operator/applications/${id}/take`)).status).toBe(200)
    expect((await find(id)).owner_id).toBe(ada.userId)
    await sendAct(ada, 'assign', { kind: 'APPLICATION', id, owner_id: ben.userId })
    expect(await readReviewer(id)).toBe(ben.userId)
    await sendAct(ben, 'release', { kind: 'APPLICATION', id })
    expect(await readReviewer(id)).toBeNull()
    expect((await ada.browser.request(`POST operator/applications/${id}/approve`)).status).toBe(200)
  })

  it('keeps colleagues from beginning the review of an application', async () => {
    const id = await addApplication()
    await sendAct(ada, 'take', { kind: 'APPLICATION', id })
    const begin = ({ browser }: Colleague) =>
      browser.request(`POST operator/applications/${id}/take`)
    expect((await begin(ben)).status).toBe(409)
    expect((await begin(ada)).status).toBe(200)
  })
})

describe('the end of an ownership', () => {
  it('comes 24 hours after the last act', async () => {
    const [idle, busy] = [await addApplication(), await addApplication()]
    for (const id of [idle, busy])
      await ada.browser.request(`POST operator/applications/${id}/take`)
    await server.advanceClock((holdHours.usual - 1) * hourMs)
    await ada.browser.request(`PUT operator/applications/${busy}/comments/CAREER_FIELD`, {
      body: { body: 'Which courses did you take?' },
    })
    expect((await find(idle)).owner_id).toBe(ada.userId)
    await server.advanceClock(2 * hourMs)
    expect((await find(idle)).owner_id).toBeNull()
    expect(await readReviewer(idle)).toBeNull()
    expect((await find(busy)).owner_id).toBe(ada.userId)
    expect((await listEvents(idle)).at(-1)).toMatchObject({
      move: 'expire',
      actor_kind: 'clock',
      data: { kind: 'APPLICATION', from: ada.userId },
    })
  })

  it('is recorded once by servers running in parallel, and not for what was decided', async () => {
    const [open, decided] = [await addCompany(), await addCompany()]
    for (const id of [open, decided]) await sendAct(ada, 'take', { kind: 'COMPANY', id })
    await ada.browser.request(`POST operator/companies/${decided}/approve`, {
      body: { expected_status: 'PENDING_APPROVAL' },
    })
    await server.pool.query('update wait_owners set acted_at = $1', [
      new Date(server.now().getTime() - holdHours.usual * hourMs),
    ])
    await Promise.all([1, 2].map(() => server.running.services.sweep()))
    expect((await listEvents(open)).map(({ move }) => move)).toEqual(['take', 'expire'])
    expect((await listEvents(decided)).map(({ move }) => move)).toEqual(['take'])
    expect((await server.pool.query('select from wait_owners')).rowCount).toBe(0)
  })
})

describe('handing over', () => {
  it('gives everything of a colleague to another one, or back to the team', async () => {
    const ids = [await addCompany(), await addApplication()]
    await sendAct(ada, 'take', { kind: 'COMPANY', id: ids[0] })
    await sendAct(ada, 'take', { kind: 'APPLICATION', id: ids[1] })
    const handOver = (by: Colleague, body: object) => sendAct(by, 'hand-over', { ...body })
    const toBen = { from: ada.userId, to: ben.userId, reason: 'Holiday' }
    expect((await handOver(ben, toBen)).status).toBe(403)
    expect((await handOver(manager, { ...toBen, reason: '' })).status).toBe(400)
    expect((await handOver(manager, toBen)).payload).toMatchObject({ count: 2 })
    expect((await listIds(ben, 'me')).toSorted()).toEqual(ids.toSorted())
    expect((await handOver(ben, { from: ben.userId, to: null })).payload).toMatchObject({
      count: 2,
    })
    for (const id of ids) {
      expect((await find(id)).owner_id).toBeNull()
      expect((await listEvents(id)).map(({ move, note }) => [move, note])).toEqual([
        ['take', null],
        ['assign', 'Holiday'],
        ['release', null],
      ])
    }
  })

  it('lists the colleagues with what each takes care of', async () => {
    await sendAct(ada, 'take', { kind: 'COMPANY', id: await addCompany() })
    const { payload } = await ben.browser.request('GET operator/colleagues')
    const waits = new Map(payload.map((row: Record<string, unknown>) => [row['user_id'], row]))
    expect(waits.get(ada.userId)).toMatchObject({
      operator_role: 'REVIEWER',
      is_active: true,
      waits: 1,
    })
    expect(waits.get(ben.userId)).toMatchObject({ waits: 0 })
  })

  it('says until when a colleague is absent, from the first day to the last', async () => {
    const { userId } = await addColleague(server, 'REVIEWER')
    const toDay = (offset: number) =>
      new Date(server.now().getTime() + offset * dayMs).toISOString().slice(0, 10)
    const findAbsentUntil = async (from: number, until: number) => {
      await server.pool.query('delete from operator_absences where user_id = $1', [userId])
      await insertRow(server.pool, 'operator_absences', {
        user_id: userId,
        absent_from: toDay(from),
        absent_until: toDay(until),
      })
      const { payload } = await ben.browser.request('GET operator/colleagues')
      return payload.find((row: { user_id: string }) => row.user_id === userId).absent_until
    }
    expect(await findAbsentUntil(-3, 4)).toBe(toDay(4))
    expect(await findAbsentUntil(2, 4)).toBeNull()
    expect(await findAbsentUntil(-4, -2)).toBeNull()
  })
})

it.each(['a company', 'an intern', 'a visitor'])('refuses every call to %s', async (side) => {
  const id = await addCompany()
  const browser =
    side === 'a company'
      ? await server.as((await aCompany(server)).admin.userId)
      : side === 'an intern'
        ? await server.as((await anIntern(server)).userId)
        : server.anonymous()
  const body = { kind: 'COMPANY', id }
  const replies = [
    await browser.request('GET operator/waits'),
    await browser.request('GET operator/colleagues'),
    await browser.request('POST operator/waits/take', { body }),
    await browser.request('POST operator/waits/take-next', { body: { kind: 'COMPANY' } }),
    await browser.request('POST operator/waits/skip', { body }),
    await browser.request('POST operator/waits/assign', {
      body: { ...body, owner_id: ada.userId },
    }),
    await browser.request('POST operator/waits/release', { body }),
    await browser.request('POST operator/waits/hand-over', {
      body: { from: ada.userId, to: null },
    }),
  ]
  for (const { status } of replies) expect([401, 403]).toContain(status)
  expect((await server.pool.query('select from wait_owners')).rowCount).toBe(0)
})
