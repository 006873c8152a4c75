import { dayMs, hourMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aCompany, anOperator } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { openAsSide, sidesWithoutManagers } from '../../platform/testing/refused-sides.ts'
import { setUpAuthenticator } from '../second-factor/testing/authenticator.ts'
import { signInWithCode } from './testing/sign-in-with-code.ts'

let server: TestServer
let manager: Browser
let managerId: string
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  managerId = (await anOperator(server)).userId
  manager = await server.as(managerId)
})
afterAll(() => server.stop())

const reason = 'Starts on Monday'
let count = 0
const createInvitation = (role = 'REVIEWER') => ({
  email: `colleague${(count += 1)}@fledge.example`,
  first_name: 'Noor',
  last_name: 'Haddad',
  operator_role: role,
})
const invite = (body: object = createInvitation()) =>
  manager.request('POST operator/team/invite', { body })
const act = (id: string, name: string, body?: object) =>
  manager.request(`POST operator/team/${id}/${name}`, body ? { body } : {})
const remove = (id: string) => act(id, 'remove', { reason })
const findMember = async (id: string) =>
  (await manager.request('GET operator/team')).payload.find(
    (row: { user_id: string }) => row.user_id === id,
  )
const listEvents = async (id: string) =>
  (
    await server.pool.query(
      `select machine || '.' || move as name, actor_id, note, data from event_log where subject_id = $1 order by id`,
      [id],
    )
  ).rows

describe('an invitation', () => {
  it('is emailed, and the first sign-in with a code makes the account active', async () => {
    const body = createInvitation('FINANCE')
    const { payload } = await invite(body)
    const [mail] = await server.mails(body.email)
    expect(mail).toMatchObject({ kind: 'team.invite' })
    expect(await findMember(payload.user_id)).toMatchObject({
      state: 'INVITED',
      operator_role: 'FINANCE',
      name: 'Noor Haddad',
      may: { inviteAgain: true, remove: true, setAbsence: 'errors.ILLEGAL_TRANSITION' },
    })
    const { browser, answer } = await signInWithCode(server, body.email)
    expect(answer).toMatchObject({ status: 200, payload: { role: 'FINANCE' } })
    expect((await browser.request('GET operator/payments')).status).toBe(200)
    expect(await findMember(payload.user_id)).toMatchObject({
      state: 'ACTIVE',
      invited_until: null,
    })
    expect((await listEvents(payload.user_id)).map(({ name }) => name)).toEqual([
      'operator.invite',
      'operator.join',
    ])
  })

  it('expires after seven days, can be sent again, and the unused account is erased', async () => {
    const body = createInvitation()
    const id = (await invite(body)).payload.user_id
    await server.advanceClock(7 * dayMs)
    expect(await findMember(id)).toMatchObject({ state: 'INVITATION_EXPIRED' })
    expect((await signInWithCode(server, body.email)).mail).toBeUndefined()
    expect((await act(id, 'invite-again')).status).toBe(200)
    expect(await findMember(id)).toMatchObject({ state: 'INVITED' })
    expect(await server.mails(body.email)).toHaveLength(2)
    await server.advanceClock(22 * dayMs)
    expect(await findMember(id)).toBeUndefined()
  })

  it('can be withdrawn, also between the code and its entry, and given again', async () => {
    const body = createInvitation()
    const id = (await invite(body)).payload.user_id
    const browser = server.anonymous()
    const created = await browser.request('POST otp/v2/create', {
      body: { email: body.email, type: 'O' },
    })
    const code = (await server.mails(body.email)).find(({ kind }) => kind === 'sessions.code')
    expect((await remove(id)).status).toBe(200)
    const late = await browser.request('POST otp/v2/verify', {
      body: { otp: code?.subject.match(/\d{6}/)?.[0], otp_hash: created.payload.otp_hash },
    })
    expect(late).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect(await findMember(id)).toMatchObject({ state: 'REMOVED' })
    expect((await listEvents(id)).at(-1)).toMatchObject({ name: 'operator.withdraw', note: reason })
    expect((await act(id, 'invite-again')).status).toBe(409)
    expect((await invite({ ...body, operator_role: 'MANAGER' })).payload.user_id).toBe(id)
    expect(await findMember(id)).toMatchObject({
      state: 'INVITED',
      operator_role: 'MANAGER',
      erase_at: null,
    })
  })

  it('is refused for an address with an account, and sent once for eight simultaneous requests', async () => {
    const company = await aCompany(server)
    const operator = await anOperator(server, 'REVIEWER')
    for (const [email, key] of [
      [company.admin.email, 'belongs to a company'],
      [operator.email, 'already in the team'],
    ] as const)
      expect(await invite({ ...createInvitation(), email })).toMatchObject({
        status: 409,
        code: 'ALREADY_EXISTS',
        fields: { email: expect.stringContaining(key) },
      })
    const body = createInvitation()
    const answers = await Promise.all(Array.from({ length: 8 }, () => invite(body)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)])
    expect(await server.mails(body.email)).toHaveLength(1)
  })
})

describe('a role', () => {
  it('changes with a reason, applies to the next request, and is in the log and an email', async () => {
    const { userId, email } = await anOperator(server, 'REVIEWER')
    const browser = await server.as(userId)
    expect((await browser.request('GET operator/payments')).status).toBe(403)
    const body = { operator_role: 'FINANCE', base: 'REVIEWER', reason }
    expect((await act(userId, 'role', { ...body, base: 'MANAGER' })).code).toBe('CONFLICT')
    expect((await act(userId, 'role', { ...body, reason: ' ' })).code).toBe('VALIDATION')
    const { companyId } = await aCompany(server, { status: 'PENDING_APPROVAL' })
    await browser.request('POST operator/waits/take', { body: { kind: 'COMPANY', id: companyId } })
    expect((await act(userId, 'role', body)).status).toBe(200)
    expect(await findMember(userId)).toMatchObject({ open_tasks: 0 })
    expect((await browser.request('GET operator/payments')).status).toBe(200)
    expect((await browser.request('GET operator/applications')).status).toBe(403)
    expect(await listEvents(userId)).toEqual([
      {
        name: 'operator.changeRole',
        actor_id: managerId,
        note: reason,
        data: { from: 'REVIEWER', to: 'FINANCE' },
      },
    ])
    expect((await server.mails(email))[0]).toMatchObject({ kind: 'team.changeRole' })
  })
})

describe('removal', () => {
  it('ends sessions and gives tasks back to the team at once', async () => {
    const { userId } = await anOperator(server, 'REVIEWER')
    const browser = await server.as(userId)
    const { companyId } = await aCompany(server, { status: 'PENDING_APPROVAL' })
    await browser.request('POST operator/waits/take', { body: { kind: 'COMPANY', id: companyId } })
    expect(await findMember(userId)).toMatchObject({ open_tasks: 1 })
    expect((await remove(userId)).status).toBe(200)
    expect((await browser.request('GET operator/companies')).status).toBe(401)
    expect(await findMember(userId)).toMatchObject({
      state: 'REMOVED',
      open_tasks: 0,
      erase_at: expect.any(String),
    })
    expect((await listEvents(companyId)).at(-1)).toMatchObject({
      name: 'wait.release',
      note: reason,
    })
    expect((await listEvents(userId)).at(-1)).toMatchObject({
      name: 'account.deactivate',
      actor_id: managerId,
      note: reason,
    })
    expect((await remove(userId)).status).toBe(409)
  })

  it('asks a manager with a second factor for a code first', async () => {
    const { userId } = await anOperator(server, 'REVIEWER')
    await setUpAuthenticator(server, manager)
    await server.advanceClock(11 * 60_000)
    expect((await remove(userId)).code).toBe('SECOND_FACTOR_STALE')
    expect((await invite()).code).toBe('SECOND_FACTOR_STALE')
  })
})

describe('an absence', () => {
  const setAbsence = (id: string, days: object, cover_id: string | null = null) =>
    act(id, 'absence', { ...days, cover_id })
  const toDay = (offset: number) =>
    new Date(server.now().getTime() + offset * dayMs).toISOString().slice(0, 10)

  it('hands over the open tasks on its first day, and ends by itself', async () => {
    const [leaving, cover] = [
      await anOperator(server, 'REVIEWER'),
      await anOperator(server, 'REVIEWER'),
    ]
    const browser = await server.as(leaving.userId)
    const { companyId } = await aCompany(server, { status: 'PENDING_APPROVAL' })
    const readOwner = async () =>
      (
        await server.pool.query('select owner_id from wait_owners where subject_id = $1', [
          companyId,
        ])
      ).rows[0]?.owner_id
    const days = { absent_from: toDay(1), absent_until: toDay(3) }
    expect((await setAbsence(leaving.userId, days, cover.userId)).status).toBe(200)
    const untilMidnight = dayMs - (server.now().getTime() % dayMs)
    await server.advanceClock(untilMidnight - hourMs)
    await browser.request('POST operator/waits/take', { body: { kind: 'COMPANY', id: companyId } })
    expect(await readOwner()).toBe(leaving.userId)
    await server.advanceClock(2 * hourMs)
    expect(await readOwner()).toBe(cover.userId)
    expect(await findMember(leaving.userId)).toMatchObject({ state: 'ABSENT' })
    await server.advanceClock(4 * dayMs)
    expect(await findMember(leaving.userId)).toMatchObject({ state: 'ACTIVE', absence: null })
  })

  it('is shown to the absent person, who can end it', async () => {
    const [absent, cover] = [
      await anOperator(server, 'REVIEWER'),
      await anOperator(server, 'REVIEWER'),
    ]
    const browser = await server.as(absent.userId)
    const read = async () => (await browser.request('GET operator/account/absence')).payload
    expect(await read()).toBeNull()
    await setAbsence(absent.userId, { absent_from: toDay(1), absent_until: toDay(2) })
    expect(await read()).toBeNull()
    const days = { absent_from: toDay(0), absent_until: toDay(2) }
    await setAbsence(absent.userId, days, cover.userId)
    expect(await read()).toMatchObject({ absent_until: toDay(2) })
    const end = (by: typeof browser) => by.request('POST operator/account/absence/end')
    expect((await end(await server.as(cover.userId))).status).toBe(200)
    expect(await findMember(absent.userId)).toMatchObject({ state: 'ABSENT' })
    const finance = await server.as((await anOperator(server, 'FINANCE')).userId)
    expect((await end(finance)).status).toBe(403)
    expect((await end(browser)).status).toBe(200)
    expect(await read()).toBeNull()
    expect((await listEvents(absent.userId)).map(({ name }) => name)).toEqual([
      'operator.setAbsence',
      'operator.setAbsence',
      'operator.endAbsence',
    ])
  })

  it('from today hands over at once to the team, and can be removed', async () => {
    const { userId } = await anOperator(server, 'REVIEWER')
    const { companyId } = await aCompany(server, { status: 'PENDING_APPROVAL' })
    const wait = { kind: 'COMPANY', id: companyId }
    await (await server.as(userId)).request('POST operator/waits/take', { body: wait })
    const days = { absent_from: toDay(0), absent_until: toDay(0) }
    expect((await setAbsence(userId, days)).status).toBe(200)
    expect(await findMember(userId)).toMatchObject({ state: 'ABSENT', open_tasks: 0 })
    expect((await act(userId, 'absence/end')).status).toBe(200)
    expect(await findMember(userId)).toMatchObject({ state: 'ACTIVE', absence: null })
    expect((await listEvents(userId)).map(({ name }) => name)).toEqual([
      'operator.setAbsence',
      'operator.endAbsence',
    ])
  })

  it('is refused with days in the wrong order and with someone who is not there', async () => {
    const { userId } = await anOperator(server, 'REVIEWER')
    const days = { absent_from: toDay(1), absent_until: toDay(3) }
    expect((await setAbsence(userId, { absent_from: toDay(3), absent_until: toDay(1) })).code).toBe(
      'VALIDATION',
    )
    expect((await setAbsence(userId, days, userId)).status).toBe(409)
    expect((await setAbsence(userId, days, (await aCompany(server)).admin.userId)).status).toBe(409)
  })
})

it.each([...sidesWithoutManagers, 'finance'] as const)('refuses everything to %s', async (side) => {
  const browser =
    side === 'finance'
      ? await server.as((await anOperator(server, 'FINANCE')).userId)
      : await openAsSide(server, side)
  const { userId } = await anOperator(server, 'REVIEWER')
  const status = side === 'a visitor' ? 401 : 403
  const requests = [
    browser.request('GET operator/team'),
    browser.request('POST operator/team/invite', { body: createInvitation() }),
    ...['invite-again', 'role', 'remove', 'absence', 'absence/end'].map((name) =>
      browser.request(`POST operator/team/${userId}/${name}`, { body: {} }),
    ),
  ]
  expect((await Promise.all(requests)).map((answer) => answer.status)).toEqual(
    Array(7).fill(status),
  )
  expect(await findMember(userId)).toMatchObject({ state: 'ACTIVE', operator_role: 'REVIEWER' })
})
