import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anIntern, type Intern } from '../../platform/testing/factories.ts'
import { type TestServer, testServer } from '../../platform/testing/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const isInBrowse = async (intern: Intern) => (await server.pool.query('select from intern_search where intern_id = $1', [intern.internId])).rowCount === 1

async function comeBack(intern: Intern) {
  const email = String((await server.pool.query('select email from users where user_id = $1', [intern.userId])).rows[0].email)
  const browser = server.anyone()
  const created = await browser.ask('POST otp/v2/create', { body: { email, type: 'I' } })
  const code = (await server.mails(email))[0]?.subject.match(/\d{6}/)?.[0]
  return browser.ask('POST otp/v2/verify', { body: { otp: code, otp_hash: String(created.payload.otp_hash) } })
}

const deactivate = async (intern: Intern) => (await server.as(intern.userId)).ask('GET intern-service/deactivate-account', { query: { reason: 'BREAK' } })

describe('an intern who comes back after deactivating', () => {
  it('is found in browse again at once', async () => {
    const intern = await anIntern(server)
    await deactivate(intern)
    expect(await isInBrowse(intern)).toBe(false)
    expect((await comeBack(intern)).status).toBe(200)
    expect(await isInBrowse(intern)).toBe(true)
  })

  it('stays out of browse where the profile is hidden', async () => {
    const intern = await anIntern(server, { intern: { is_hidden: true } })
    await deactivate(intern)
    expect((await comeBack(intern)).status).toBe(200)
    expect(await isInBrowse(intern)).toBe(false)
  })
})
