import { randomUUID } from 'node:crypto'
import { viewHeader } from '@fledge/contract/accounts/view-header.ts'
import { accountViewMs } from '@fledge/domain/accounts/rules.ts'
import { diversityQuestions } from '@fledge/domain/profiles/diversity-answers.ts'
import { secondFactorRule } from '@fledge/domain/second-factor/rules.ts'
import { minuteMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aCompany, aMember, anIntern, anOperator } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { insertRow } from '../../platform/testing/insert-row.ts'
import { aPartner, aPartnerOperator } from '../../platform/testing/partners.ts'
import { aFactorOwner } from '../second-factor/testing/authenticator.ts'

const reason = 'They wrote that their offer does not show'
let server: TestServer
let managerId: string
let manager: Browser
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
// Sessions end while the clock moves.
beforeEach(async () => {
  managerId = (await anOperator(server)).userId
  manager = await server.as(managerId)
})

const begin = (id: string, by = manager, body: object = { reason }) =>
  by.request(`POST operator/people/${id}/view`, { body })
const stop = (by = manager) => by.request('POST operator/account-views/end', { body: {} })
const whoAmI = async (by = manager) => (await by.request('GET api/check-token')).payload
const listViewEvents = async (id: string) =>
  (
    await server.pool.query(
      `select move, actor_kind, actor_id, note, data ->> 'view_id' as view_id
      from event_log where subject_id = $1 and move like '%View' order by id`,
      [id],
    )
  ).rows

describe('a view of someone else’s account', () => {
  it('shows the product as that person sees it, until the manager stops', async () => {
    const intern = await anIntern(server)
    const { companyId } = await aCompany(server)
    const member = await aMember(server, companyId)
    for (const [person, type] of [
      [intern, 'I'],
      [member, 'C'],
    ] as const) {
      const begun = await begin(person.userId)
      expect(begun.status).toBe(200)
      const lasts = Date.parse(begun.payload.ends_at) - server.now().getTime()
      expect(Math.round(lasts / minuteMs)).toBe(30)
      expect(await whoAmI()).toMatchObject({
        user_id: person.userId,
        type,
        view: begun.payload,
      })
      expect((await stop()).status).toBe(200)
      expect(await whoAmI()).toMatchObject({ user_id: managerId, type: 'O', view: null })
    }
  })

  it('sets a cookie that scripts cannot read, and removes it at the end', async () => {
    const intern = await anIntern(server)
    const { headers, payload } = await begin(intern.userId)
    expect(headers['set-cookie']).toBe(
      `fledge-view=${payload.view_id}; Path=/; Max-Age=1800; HttpOnly; SameSite=Lax`,
    )
    expect((await stop()).headers['set-cookie']).toContain('fledge-view=; Path=/; Max-Age=0')
  })

  it('refuses every change, in words that say as whom the manager looks', async () => {
    const intern = await anIntern(server, { user: { first_name: 'Ada', last_name: 'Nkemelu' } })
    await begin(intern.userId)
    expect(await manager.request('PATCH common-services/user/last-seen')).toMatchObject({
      status: 403,
      code: 'VIEW_READ_ONLY',
      message: 'You’re viewing Fledge as Ada Nkemelu. Nothing can be changed.',
    })
    expect((await manager.request('GET sessions')).code).toBe('VIEW_READ_ONLY')
    // Not even of someone else, and not for the operator either.
    expect((await begin(intern.userId)).code).toBe('VIEW_READ_ONLY')
  })

  it('is recorded with actor and reason at its begin and its end, and shown to the team', async () => {
    const intern = await anIntern(server)
    const { payload } = await begin(intern.userId)
    await stop()
    await stop()
    const { view_id } = payload
    const event = { actor_kind: 'operator', actor_id: managerId, view_id }
    expect(await listViewEvents(intern.userId)).toEqual([
      { ...event, move: 'beginView', note: reason },
      { ...event, move: 'endView', note: null },
    ])
    const timeline = await manager.request(`GET operator/people/${intern.userId}/events`)
    expect(timeline.text).toContain('beginView')
    expect(timeline.text).toContain('endView')
    const log = await manager.request('GET operator/audit-log', {
      query: { subject_id: intern.userId },
    })
    expect(log.text).toContain('beginView')
  })

  it('is announced to the person by email and notification, and is in the copy of their data', async () => {
    const { admin } = await aCompany(server)
    const intern = await anIntern(server)
    for (const [{ userId, email }, section] of [
      [intern, 'GET intern-service/account/export'],
      [admin, 'GET account/export'],
    ] as const) {
      await begin(userId)
      const [mail] = await server.mails(email)
      expect(mail).toMatchObject({
        kind: 'accounts.viewed',
        body: expect.stringContaining(
          'someone on the programme team started viewing Fledge as you',
        ),
      })
      expect(mail?.body).toContain(reason)
      const person = await server.as(userId)
      expect((await person.request('GET notices')).text).toContain('accounts.viewed')
      const { rows } = await server.pool.query(
        'select reason from account_views where user_id = $1',
        [userId],
      )
      expect(rows).toEqual([{ reason }])
      expect((await person.request(section)).status).toBe(200)
      await stop()
    }
  })
})

describe('a view ends', () => {
  const ended = async (by = manager) => (await by.request('GET api/check-token')).code

  it('after 30 minutes, once for pages that are still open', async () => {
    const intern = await anIntern(server)
    const { payload } = await begin(intern.userId)
    await server.advanceClock(accountViewMs - minuteMs)
    expect((await whoAmI()).user_id).toBe(intern.userId)
    await server.advanceClock(minuteMs)
    expect(await ended()).toBe('VIEW_ENDED')
    expect((await whoAmI()).user_id).toBe(managerId)
    expect(await listViewEvents(intern.userId)).toMatchObject([
      { move: 'beginView' },
      { move: 'endView', actor_kind: 'clock' },
    ])
    const { rows } = await server.pool.query(
      'select ended_at = ends_at as is_in_time from account_views where view_id = $1',
      [payload.view_id],
    )
    expect(rows).toEqual([{ is_in_time: true }])
    // A page of the view never acts for the manager.
    const late = { headers: { [viewHeader]: payload.view_id } }
    expect((await manager.request('PATCH common-services/user/last-seen', late)).code).toBe(
      'VIEW_ENDED',
    )
  })

  it('when the manager signs out', async () => {
    const intern = await anIntern(server)
    const { payload } = await begin(intern.userId)
    expect((await manager.request('GET api/logout')).status).toBe(200)
    expect([manager.cookie, manager.viewCookie]).toEqual([null, null])
    await server.running.services.sweep()
    expect(await listViewEvents(intern.userId)).toHaveLength(2)
    const again = await server.as(managerId)
    again.viewCookie = `fledge-view=${payload.view_id}`
    expect(await ended(again)).toBe('VIEW_ENDED')
  })

  it.each([
    ['loses the role', `update users set operator_role = 'REVIEWER' where user_id = $1`],
    ['is deactivated', `update users set status = 'DEACTIVATED' where user_id = $1`],
  ])('when the manager %s', async (_, sql) => {
    const intern = await anIntern(server)
    await begin(intern.userId)
    await server.pool.query(sql, [managerId])
    const { status, code } = await manager.request('GET api/check-token')
    expect([401, 403]).toContain(status)
    expect(['VIEW_ENDED', 'UNAUTHENTICATED']).toContain(code)
    await server.running.services.sweep()
    expect(await listViewEvents(intern.userId)).toHaveLength(2)
  })

  it('when the account is deactivated, also by its owner', async () => {
    const intern = await anIntern(server)
    await begin(intern.userId)
    await server.pool.query(`update users set status = 'DEACTIVATED' where user_id = $1`, [
      intern.userId,
    ])
    expect(await ended()).toBe('VIEW_ENDED')
    await server.running.services.sweep()
    expect(await listViewEvents(intern.userId)).toHaveLength(2)
  })
})

it('is refused to everyone but managers, of the team, of unknown and inactive people, and without a reason', async () => {
  const intern = await anIntern(server)
  const { admin, companyId } = await aCompany(server)
  const partner = await aPartner(server)
  for (const id of [
    intern.userId,
    admin.userId,
    (await anOperator(server, 'REVIEWER')).userId,
    (await anOperator(server, 'FINANCE')).userId,
    (await aPartnerOperator(server, partner)).userId,
  ]) {
    const browser = await server.as(id)
    expect((await begin(intern.userId, browser)).status).toBe(403)
    expect((await stop(browser)).status).toBe(403)
  }
  expect((await begin(intern.userId, server.anonymous())).status).toBe(401)
  expect((await begin(randomUUID())).status).toBe(404)
  expect((await begin(intern.userId, manager, { reason: ' ' })).status).toBe(400)
  for (const colleague of [managerId, (await anOperator(server, 'REVIEWER')).userId])
    expect(await begin(colleague)).toMatchObject({ status: 409 })
  expect(manager.viewCookie).toBeNull()
  const gone = await aMember(server, companyId, { status: 'DEACTIVATED' })
  expect((await begin(gone.userId)).status).toBe(409)
  expect(await listViewEvents(intern.userId)).toEqual([])
})

it('asks for a code of the second factor again', async () => {
  const intern = await anIntern(server)
  const { browser, app } = await aFactorOwner(server)
  await server.advanceClock(secondFactorRule.freshMs)
  expect((await begin(intern.userId, browser)).code).toBe('SECOND_FACTOR_STALE')
  await browser.request('POST second-factor/refresh', { body: { code: app.show() } })
  expect((await begin(intern.userId, browser)).status).toBe(200)
})

it('belongs to one session: another one of the same or another manager cannot use it', async () => {
  const intern = await anIntern(server)
  const { payload } = await begin(intern.userId)
  const colleague = await server.as((await anOperator(server)).userId)
  const elsewhere = await server.as(managerId)
  for (const browser of [colleague, elsewhere])
    for (const viewId of [payload.view_id, randomUUID(), `${payload.view_id}'`, 'x']) {
      browser.viewCookie = `fledge-view=${viewId}`
      expect((await browser.request('GET api/check-token')).code).toBe('VIEW_ENDED')
      expect(browser.viewCookie).toBeNull()
      const headers = { [viewHeader]: viewId }
      expect((await browser.request('GET api/check-token', { headers })).code).toBe('VIEW_ENDED')
    }
  // Other people get no more by naming a view.
  for (const person of [await server.as(intern.userId), server.anonymous()]) {
    person.viewCookie = `fledge-view=${payload.view_id}`
    const { status, payload: user } = await person.request('GET api/check-token')
    expect([status, user?.view ?? null]).toEqual([person.cookie ? 200 : 401, null])
  }
  expect((await whoAmI()).user_id).toBe(intern.userId)
})

it('shows neither identity documents nor answers to the diversity questions', async () => {
  const intern = await anIntern(server)
  const file = randomUUID()
  await insertRow(server.pool, 'files', {
    file_id: file,
    owner_user_id: intern.userId,
    key: file,
    kind: 'identity',
    purpose: 'identity',
    content_type: 'application/pdf',
    name: 'passport.pdf',
    size: 10,
    complete: true,
    created_at: server.now().toISOString(),
  })
  const { rows } = await server.pool.query(`select id from lookup where list = 'gender' limit 1`)
  await server.pool.query('update interns set gender_id = $2 where intern_id = $1', [
    intern.internId,
    rows[0].id,
  ])
  const own = await (await server.as(intern.userId)).request('GET intern-service/application')
  expect(own.text).toContain(`"gender_id":${rows[0].id},`)
  const readOptional = async (browser: Browser): Promise<number | undefined> => {
    const sections: readonly { section: string; optional_done: number }[] = (
      await browser.request('GET intern-service/application/section-info')
    ).payload.sections
    return sections.find(({ section }) => section === 'DIVERSITY_INFORMATION')?.optional_done
  }
  expect(await readOptional(await server.as(intern.userId))).toBe(1)
  await begin(intern.userId)
  for (const path of [
    'intern-service/application',
    'intern-service/login-intern-details',
    'intern-service/intern-profile/basic-info/get',
  ]) {
    const { status, text } = await manager.request(`GET ${path}`)
    expect(status).toBe(200)
    for (const question of diversityQuestions)
      expect(text).not.toMatch(new RegExp(`"${question}":(?!null)`))
  }
  expect(await readOptional(manager)).toBe(0)
  expect((await manager.request(`GET files/${file}`)).status).toBe(404)
  expect((await manager.request(`GET files/${file}/address`)).code).toBe('VIEW_READ_ONLY')
})
