import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { minuteMs } from '@fledge/kernel/dates.ts'
import { aCompany, anIntern } from '../../platform/testing/factories.ts'
import {
  type CalendarTestServer,
  startCalendarTestServer,
  connectTestCalendar,
  submitConsent,
  getConsentUrl,
} from '../../platform/testing/calendars.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'

let world: CalendarTestServer
let otherServer: TestServer
beforeAll(async () => {
  world = await startCalendarTestServer()
  otherServer = await startTestServer()
})
afterAll(async () => {
  await world.stop()
  await otherServer.stop()
})
beforeEach(() => world.reset())

const createAdmin = async () => {
  const company = await aCompany(world.server)
  return { company, admin: await world.server.as(company.admin.userId) }
}
const query = async (
  admin: Awaited<ReturnType<TestServer['as']>>,
  press: 'Allow' | 'Cancel' = 'Allow',
) => submitConsent(await getConsentUrl(admin, 'GOOGLE'), press)

describe('connecting a calendar', () => {
  it('requests the smallest scope, with PKCE, a state and the page to return to', async () => {
    const { admin } = await createAdmin()
    const url = new URL(await getConsentUrl(admin, 'GOOGLE'))
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: 'http://localhost:3000/company/outlook',
      access_type: 'offline',
    })
    expect(
      url.searchParams
        .get('scope')
        ?.split(' ')
        .map((call) => call.split('/').at(-1)),
    ).toEqual(['calendar.calendarlist.readonly', 'calendar.freebusy', 'calendar.events.owned'])
    expect(new URL(await getConsentUrl(admin, 'OUTLOOK')).searchParams.get('scope')).toBe(
      'Calendars.ReadWrite offline_access',
    )
  })

  it.each(['GOOGLE', 'OUTLOOK'] as const)(
    'connects %s with the account’s main calendar chosen, and lists it without a token',
    async (provider) => {
      const { admin } = await createAdmin()
      expect((await admin.request('GET calendars/provider')).payload).toEqual([
        { calendar_provider: 'GOOGLE', name: 'Google Calendar', is_connected: false },
        { calendar_provider: 'OUTLOOK', name: 'Outlook calendar', is_connected: false },
      ])
      const connected = await connectTestCalendar(admin, provider)
      expect(connected.payload).toMatchObject({
        calendar_provider: provider,
        status: 'CONNECTED',
        account: provider === 'GOOGLE' ? 'hannah@gmail.example' : 'hannah@outlook.example',
        may: { choose: true, disconnect: true },
      })
      const list = await admin.request('GET host-company/integrate/user/calendars')
      expect(list.count).toBe(1)
      expect(JSON.stringify(list.payload)).not.toMatch(/token|refresh/)
    },
  )

  it('stores tokens encrypted only', async () => {
    const { company, admin } = await createAdmin()
    await connectTestCalendar(admin, 'GOOGLE')
    const { rows } = await world.server.pool.query(
      'select tokens from calendar_connections where user_id = $1',
      [company.admin.userId],
    )
    const { rows: storedAnswers } = await world.server.pool.query('select answer from requests')
    expect(Buffer.from(rows[0].tokens, 'base64url').toString('latin1')).not.toMatch(
      /access|refresh/,
    )
    expect(JSON.stringify(storedAnswers)).not.toContain('refresh_token')
  })

  it('rejects a state that is forged, changed, or of another user or session', async () => {
    const { company, admin } = await createAdmin()
    const { admin: other } = await createAdmin()
    const back = await query(admin)
    const getRejectionCode = async (browser: typeof admin, state: string) =>
      (await browser.request('GET calendar/callback', { query: { ...back, state } })).code
    expect(await getRejectionCode(admin, 'GOOGLE.a.b.c')).toBe('VALIDATION')
    expect(await getRejectionCode(admin, back['state']?.replace('GOOGLE', 'OUTLOOK') ?? '')).toBe(
      'VALIDATION',
    )
    expect(await getRejectionCode(other, back['state'] ?? '')).toBe('VALIDATION')
    expect(
      await getRejectionCode(await world.server.as(company.admin.userId), back['state'] ?? ''),
    ).toBe('VALIDATION')
    expect((await admin.request('GET calendar/callback', { query: back })).status).toBe(200)
  })

  it('accepts a state once, and not after ten minutes', async () => {
    const { admin } = await createAdmin()
    const back = await query(admin)
    expect((await admin.request('GET calendar/callback', { query: back })).status).toBe(200)
    const repeated = await admin.request('GET calendar/callback', { query: back })
    expect([repeated.status, repeated.message]).toEqual([
      409,
      'This response has already been used. Start again.',
    ])
    const expiredQuery = await query(admin)
    await world.server.advanceClock(11 * minuteMs)
    expect((await admin.request('GET calendar/callback', { query: expiredQuery })).message).toBe(
      'This took more than 10 minutes. Start again.',
    )
  })

  it('returns the same response to a repeated request', async () => {
    const { admin } = await createAdmin()
    const [back, requestId] = [await query(admin), crypto.randomUUID()]
    const first = await admin.request('GET calendar/callback', { query: back, requestId })
    expect(
      (await admin.request('GET calendar/callback', { query: back, requestId })).payload,
    ).toEqual(first.payload)
  })

  it('explains what failed: access denied, too few scopes, an invalid code, or an unavailable provider', async () => {
    const { admin } = await createAdmin()
    const getReturnMessage = async (back: Record<string, string>) =>
      (await admin.request('GET calendar/callback', { query: back })).message
    expect(await getReturnMessage(await query(admin, 'Cancel'))).toBe(
      'You didn’t allow access, so nothing was connected.',
    )
    world.google.grants.allow = (scope) => scope.split(' ').slice(0, 2).join(' ')
    expect(await getReturnMessage(await query(admin))).toMatch(
      /^You need to allow access to both busy times and events/,
    )
    world.google.grants.allow = (scope) => scope
    expect(await getReturnMessage({ ...(await query(admin)), code: 'another' })).toBe(
      'The provider didn’t accept the request. Start again.',
    )
    world.google.faults = [{ pathPattern: /POST \/token/, status: 500 }]
    expect(await getReturnMessage(await query(admin))).toBe(
      'The provider didn’t respond. Wait a moment and start again.',
    )
    world.google.faults = [{ pathPattern: /POST \/token/, status: 'hang' }]
    expect(await getReturnMessage(await query(admin))).toBe(
      'The provider didn’t respond. Wait a moment and start again.',
    )
    world.google.faults = [{ pathPattern: /calendarList/, status: 403 }]
    expect(await getReturnMessage(await query(admin))).toMatch(
      /^You need to allow access to both busy times and events/,
    )
    expect((await admin.request('GET host-company/integrate/user/calendars')).payload).toEqual([])
  })

  it('redeems a token once, and only in its own session and for its own provider', async () => {
    const { company, admin } = await createAdmin()
    const { payload } = await admin.request('GET calendar/callback', { query: await query(admin) })
    const connect = (browser: typeof admin, calendar_provider = 'GOOGLE') =>
      browser.request('POST calendar', { body: { token: payload.token, calendar_provider } })
    expect((await connect(await world.server.as(company.admin.userId))).code).toBe('CONFLICT')
    expect((await connect((await createAdmin()).admin)).code).toBe('CONFLICT')
    expect((await connect(admin, 'OUTLOOK')).message).toBe(
      'This connection can no longer be completed. Start again.',
    )
    expect((await connect(admin)).status).toBe(200)
    expect((await connect(admin)).code).toBe('CONFLICT')
  })

  it('is for members only, and hidden if it is not configured or disabled for the user', async () => {
    const { company, admin } = await createAdmin()
    const intern = await world.server.as((await anIntern(world.server)).userId)
    expect((await intern.request('GET calendar/url')).status).toBe(403)
    expect(
      (await world.server.anonymous().request('GET calendar/callback', { query: { state: 'x' } }))
        .status,
    ).toBe(401)
    const companyAdmin = await otherServer.as((await aCompany(otherServer)).admin.userId)
    expect((await companyAdmin.request('GET calendars/provider')).payload).toEqual([])
    expect((await companyAdmin.request('GET calendar/url')).code).toBe('FORBIDDEN')
    const back = await query(admin)
    await world.server.pool.query(
      `update feature_flags set is_on = false where name = 'GOOGLE_CAL'`,
    )
    expect(
      (await admin.request('GET calendars/provider')).payload.map(
        (connection: { calendar_provider: string }) => connection.calendar_provider,
      ),
    ).toEqual(['OUTLOOK'])
    expect(
      (await admin.request('GET calendar/url', { query: { provider: 'GOOGLE' } })).message,
    ).toBe('You can’t connect this calendar here.')
    expect((await admin.request('GET calendar/callback', { query: back })).code).toBe('FORBIDDEN')
    await world.server.pool.query(
      `update feature_flags set user_ids = array[$1::uuid] where name = 'GOOGLE_CAL'`,
      [company.admin.userId],
    )
    expect(
      (
        await admin.request('GET common-services/feature', {
          query: { name: 'GOOGLE_CAL', user_id: company.admin.userId },
        })
      ).payload.is_on,
    ).toBe(true)
    expect((await connectTestCalendar(admin, 'GOOGLE')).status).toBe(200)
    await world.server.pool.query(
      `update feature_flags set is_on = true, user_ids = '{}' where name = 'GOOGLE_CAL'`,
    )
  })
})
