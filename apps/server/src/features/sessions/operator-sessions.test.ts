import { operatorSessionMs } from '@fledge/domain/sessions/code-rules.ts'
import { operatorRoles, type UserType } from '@fledge/domain/sessions/types.ts'
import { dayMs, hourMs, minuteMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anIntern, anOperator } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { aPartner, aPartnerOperator } from '../../platform/testing/partners.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** Signs in by a code; returns the browser and what answered it. */
async function signIn(email: string, type: UserType) {
  const browser = server.anonymous()
  const { payload } = await browser.request('POST otp/v2/create', { body: { email, type } })
  const code = (await server.mails(email))[0]?.subject.match(/\d{6}/)?.[0]
  const request = {
    body: { otp: code, otp_hash: payload.otp_hash },
    requestId: crypto.randomUUID(),
  }
  const answer = await browser.request('POST otp/v2/verify', request)
  expect(answer.status).toBe(200)
  return { browser, answer, request }
}
const getStatus = async (browser: Browser) => (await browser.request('GET api/check-token')).status
const listSessionCookies = (headers: Readonly<Record<string, unknown>>) =>
  [headers['set-cookie']]
    .flat()
    .map(String)
    .filter((cookie) => cookie.startsWith('fledge='))

async function anOperatorOf(role: (typeof operatorRoles)[number]): Promise<string> {
  if (role !== 'PARTNER') return (await anOperator(server, role)).email
  const { userId } = await aPartnerOperator(server, await aPartner(server))
  const { rows } = await server.pool.query('select email::text from users where user_id = $1', [
    userId,
  ])
  return rows[0].email
}

describe('a session of the programme team', () => {
  it.each(operatorRoles)('of the role %s lasts 11:59 hours and not 12:01', async (role) => {
    const { browser } = await signIn(await anOperatorOf(role), 'O')
    for (const minutes of [5 * 60, 6 * 60, 59]) {
      await server.advanceClock(minutes * minuteMs)
      expect([minutes, await getStatus(browser)]).toEqual([minutes, 200])
    }
    await server.advanceClock(2 * minuteMs)
    expect(await getStatus(browser)).toBe(401)
  })

  it('ends at the same time without use, and interns stay signed in', async () => {
    const { browser: operator } = await signIn((await anOperator(server)).email, 'O')
    const { browser: intern } = await signIn((await anIntern(server)).email, 'I')
    await server.advanceClock(operatorSessionMs + minuteMs)
    expect(await getStatus(operator)).toBe(401)
    expect(await getStatus(intern)).toBe(200)
  })

  it('is kept by the browser for 12 hours, and for the rest of them if a request is repeated', async () => {
    const operator = await signIn((await anOperator(server)).email, 'O')
    expect(listSessionCookies(operator.answer.headers)[0]).toContain('Max-Age=43200;')
    const intern = await signIn((await anIntern(server)).email, 'I')
    expect(listSessionCookies(intern.answer.headers)[0]).toContain(
      `Max-Age=${(90 * dayMs) / 1000};`,
    )
    await server.advanceClock(minuteMs)
    const stranger = server.anonymous()
    stranger.browserCookie = operator.browser.browserCookie
    const repeated = await stranger.request('POST otp/v2/verify', operator.request)
    expect(repeated.payload).toEqual(operator.answer.payload)
    // The clock of the test runs on.
    const [seconds = 0] =
      /(?<=Max-Age=)\d+/.exec(listSessionCookies(repeated.headers)[0] ?? '') ?? []
    expect(Number(seconds)).toBeGreaterThan(43_000)
    expect(Number(seconds)).toBeLessThanOrEqual(43_140)
    expect(stranger.cookie).toBe(operator.browser.cookie)
  })

  it('that began before the rule ends by it, too, and is listed nowhere', async () => {
    const { userId } = await anOperator(server)
    const begun = (hours: number) => new Date(server.now().getTime() - hours * hourMs + minuteMs)
    const old = await server.as(userId)
    await server.pool.query('update sessions set created_at = $2 where user_id = $1', [
      userId,
      begun(13),
    ])
    const recent = await server.as(userId)
    await server.pool.query(
      'update sessions set created_at = $2 where user_id = $1 and created_at > $2',
      [userId, begun(12)],
    )
    expect([await getStatus(old), await getStatus(recent)]).toEqual([401, 200])
    expect((await recent.request('GET sessions')).payload).toHaveLength(1)
  })

  it('ends a view of someone else’s account, which promises no longer', async () => {
    const { userId, email } = await anOperator(server)
    const { browser } = await signIn(email, 'O')
    await server.advanceClock(operatorSessionMs - 10 * minuteMs)
    const person = await anIntern(server)
    const begun = await browser.request(`POST operator/people/${person.userId}/view`, {
      body: { reason: 'They wrote that their offer does not show' },
    })
    expect(begun.status).toBe(200)
    const { rows } = await server.pool.query(
      `select created_at + interval '12 hours' as ends_at from sessions where user_id = $1`,
      [userId],
    )
    expect(new Date(begun.payload.ends_at)).toEqual(new Date(rows[0].ends_at))
    await server.advanceClock(11 * minuteMs)
    expect(await getStatus(browser)).toBe(401)
  })
})
