import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, anOperator } from '../../platform/testing/factories.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const body = { first_name: 'Noor', last_name: 'Haddad', time_zone: 'Africa/Nairobi' }

describe('the own account of an operator', () => {
  it('has another name and time zone after a change, which is in the log', async () => {
    const { userId } = await anOperator(server, 'REVIEWER')
    const browser = await server.as(userId)
    expect((await browser.request('PUT operator/account', { body })).status).toBe(200)
    expect((await browser.request('GET api/check-token')).payload).toMatchObject(body)
    const { rows } = await server.pool.query(
      `select machine || '.' || move as name, actor_id from event_log where subject_id = $1`,
      [userId],
    )
    expect(rows).toEqual([{ name: 'operator.editAccount', actor_id: userId }])
  })

  it('keeps a name and a time zone that exists', async () => {
    const browser = await server.as((await anOperator(server)).userId)
    for (const change of [{ first_name: ' ' }, { time_zone: 'Mars/Base' }])
      expect(
        await browser.request('PUT operator/account', { body: { ...body, ...change } }),
      ).toMatchObject({
        status: 400,
        fields: { [Object.keys(change)[0] ?? '']: expect.any(String) },
      })
  })

  it('is of operators only', async () => {
    const { admin } = await aCompany(server)
    const company = await server.as(admin.userId)
    expect((await company.request('PUT operator/account', { body })).status).toBe(403)
    expect((await server.anonymous().request('PUT operator/account', { body })).status).toBe(401)
  })
})

it('a manager turns the daily email about overdue tasks off', async () => {
  const manager = await anOperator(server)
  const browser = await server.as(manager.userId)
  await aCompany(server, {
    status: 'PENDING_APPROVAL',
    created_at: new Date(server.now().getTime() - 30 * 86_400_000),
  })
  const digests = async () =>
    (await server.mails(manager.email)).filter(({ kind }) => kind === 'overdue.digest').length
  const nextMorning = () => {
    const at = new Date(server.now().getTime() + 86_400_000)
    return server.advanceClock(at.setUTCHours(8, 0, 0, 0) - server.now().getTime())
  }
  await nextMorning()
  expect(await digests()).toBe(1)
  const off = await browser.request('PUT notices/preferences', { body: { off: ['overdue'] } })
  expect(off.payload).toContainEqual(expect.objectContaining({ kind: 'overdue', on: false }))
  await nextMorning()
  expect(await digests()).toBe(1)
})
