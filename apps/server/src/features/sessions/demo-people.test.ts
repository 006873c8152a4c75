import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, anIntern } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const signIn = (body: Readonly<Record<string, unknown>>) =>
  server.anonymous().request('POST dev/sign-in', { body })

describe('development sign-in', () => {
  it('starts a registration session for a new address', async () => {
    const { status, payload } = await signIn({ email: 'new@quay.example', type: 'C' })
    expect([status, payload.is_reg_token, payload.type]).toEqual([200, true, 'C'])
  })

  it('signs in an existing user as a member of their company, whatever type is given', async () => {
    await aCompany(server)
    const { admin, companyId } = await aCompany(server)
    await aCompany(server)
    const { rows } = await server.pool.query('select email::text from users where user_id = $1', [
      admin.userId,
    ])
    const { status, payload } = await signIn({ email: rows[0].email, type: 'I' })
    expect([status, payload.is_reg_token, payload.type]).toEqual([200, false, 'C'])
    expect(payload.company.company_id).toBe(companyId)
  })

  it.each([
    ['a new address without a type', { email: 'unknown@quay.example' }, 404],
    ['the registration of an operator', { email: 'operator@quay.example', type: 'O' }, 400],
  ])('rejects %s', async (_case, body, status) => {
    expect((await signIn(body)).status).toBe(status)
  })
})

it('lists only active people of the demo data', async () => {
  const utm = { demo: 'Hires often', demo_order: '1' }
  const shown = await anIntern(server, { user: { utm } })
  await anIntern(server, { user: { utm, status: 'DEACTIVATED' } })
  await anIntern(server)
  const { payload } = await server.anonymous().request('GET dev/people')
  expect(payload.map((person: { email: string }) => person.email)).toEqual([shown.email])
})
