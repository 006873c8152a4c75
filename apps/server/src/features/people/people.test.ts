import { randomUUID } from 'node:crypto'
import { applicationStatuses } from '@fledge/domain/applications/types.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, aMember, anIntern, anOperator } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { insertRow } from '../../platform/testing/insert-row.ts'

let server: TestServer
let operator: Browser
beforeAll(async () => {
  server = await startTestServer()
  operator = await server.as((await anOperator(server, 'REVIEWER')).userId)
})
afterAll(() => server.stop())

const find = async (query: Readonly<Record<string, string>>) =>
  (await operator.request(`GET operator/people?${new URLSearchParams(query)}`)).payload
const findEmails = async (query: Readonly<Record<string, string>>): Promise<string[]> =>
  (await find(query)).map(({ email }: { email: string }) => email)

/** Creates a registration that is not complete. */
async function startRegistration(email: string, values: object = {}): Promise<string> {
  const id = randomUUID()
  await insertRow(server.pool, 'registrations', {
    registration_id: id,
    email,
    type: 'I',
    created_at: server.now(),
    ...values,
  })
  return id
}

describe('the list of people', () => {
  it.each(applicationStatuses)('finds an intern whose application is %s', async (status) => {
    const decided = { decided_at: null, submitted_at: null }
    const { email, applicationId } = await anIntern(server, { application: { status, ...decided } })
    expect(await find({ search: email })).toEqual([
      expect.objectContaining({
        email,
        type: 'I',
        status: 'ACTIVE',
        application: expect.objectContaining({ application_id: applicationId, status }),
        company: null,
      }),
    ])
    expect(await findEmails({ search: email, application: status })).toEqual([email])
    const other = status === 'APPROVED' ? 'REJECTED' : 'APPROVED'
    expect(await findEmails({ search: email, application: other })).toEqual([])
  })

  it('finds people by name, part of the email address, phone number and receipt', async () => {
    const { email, internId, applicationId } = await anIntern(server, {
      user: { first_name: 'Ngozi', last_name: 'Adeyemi-Findable', phone: '+2348031234567' },
    })
    await insertRow(server.pool, 'payments', {
      payment_id: randomUUID(),
      intern_id: internId,
      application_id: applicationId,
      status: 'SUCCEEDED',
      amount: 10_000,
      currency: 'EUR',
      idempotency: randomUUID(),
      provider_id: 'pi_people',
      receipt_number: 770_077,
      created_at: server.now(),
      settled_at: server.now(),
    })
    for (const search of [
      'ngozi adeyemi-find',
      'Adeyemi-Findable Ngozi',
      'adeyemi-findable, ngozi',
      email.slice(0, -4),
      '+234 803 123-4567',
      '00234 (803) 1234567',
      '770077',
      'R-770077',
    ])
      expect([search, await findEmails({ search })]).toEqual([search, [email]])
    expect(await findEmails({ search: '+234803' })).toEqual([])
  })

  it.each(['jose muller', 'JOSÉ', 'Müller, Jose', 'Jose\u0301', 'muller'])(
    'finds José Müller by “%s”',
    async (search) => {
      const { email, userId } = await anIntern(server, {
        user: { first_name: 'José', last_name: 'Müller' },
      })
      expect(await findEmails({ search })).toContain(email)
      await server.pool.query(
        `update users set first_name = 'Ana', last_name = 'Łoś' where user_id = $1`,
        [userId],
      )
      expect(await findEmails({ search })).not.toContain(email)
      expect(await findEmails({ search: 'los' })).toContain(email)
    },
  )

  it('contains those who are signing up or were invited, each once', async () => {
    const { companyId } = await aCompany(server, { name: 'Harbour Works' })
    const invitation = { status: 'INVITED', user_id: null, invited_at: server.now() }
    await aMember(server, companyId, { ...invitation, email: 'invited@harbour.example' })
    const opened = await aMember(server, companyId, {
      ...invitation,
      email: 'opened@harbour.example',
    })
    await startRegistration('opened@harbour.example', { type: 'C', member_id: opened.memberId })
    await aMember(server, companyId, {
      ...invitation,
      status: 'REVOKED',
      email: 'revoked@harbour.example',
    })
    await startRegistration('new@harbour.example', {
      poc: '{"first_name":"Nia","last_name":"Boateng"}',
    })
    await startRegistration('done@harbour.example', { completed_at: server.now() })
    const shown = (await find({ search: '@harbour.example' })).map(
      ({ email, type, status, name, company }: { [key: string]: unknown }) => ({
        email,
        type,
        status,
        name,
        company: company && { name: 'Harbour Works', ...company }.name,
      }),
    )
    expect(shown).toHaveLength(3)
    expect(shown).toEqual(
      expect.arrayContaining([
        {
          email: 'invited@harbour.example',
          type: 'C',
          status: 'INVITED',
          name: '',
          company: 'Harbour Works',
        },
        {
          email: 'opened@harbour.example',
          type: 'C',
          status: 'REGISTERING',
          name: '',
          company: null,
        },
        {
          email: 'new@harbour.example',
          type: 'I',
          status: 'REGISTERING',
          name: 'Nia Boateng',
          company: null,
        },
      ]),
    )
  })

  it('leaves out erased accounts and keeps deactivated ones', async () => {
    const left = await anIntern(server, {
      user: { email: 'left@gone.example', status: 'DEACTIVATED' },
    })
    await anIntern(server, { user: { email: 'erased@gone.example', erased_at: server.now() } })
    expect(await find({ search: '@gone.example' })).toEqual([
      expect.objectContaining({ email: left.email, status: 'DEACTIVATED' }),
    ])
  })

  it('lists a type page by page, everyone exactly once', async () => {
    const seen: string[] = []
    let query: Record<string, string> = { type: 'I', per_page: '4' }
    for (;;) {
      const { payload, next, count } = await operator.request(
        `GET operator/people?${new URLSearchParams(query)}`,
      )
      seen.push(...payload.map(({ id }: { id: string }) => id))
      if (!next) {
        expect(seen).toHaveLength(count ?? 0)
        break
      }
      query = { type: 'I', per_page: '4', after: next }
    }
    const { rows } = await server.pool.query(
      `select (select count(*) from users where type = 'I' and erased_at is null)
        + (select count(*) from registrations where type = 'I' and completed_at is null) as n`,
    )
    expect(new Set(seen).size).toBe(Number(rows[0].n))
  })

  it('is refused to companies and interns', async () => {
    const { admin } = await aCompany(server)
    const { userId } = await anIntern(server)
    for (const id of [admin.userId, userId])
      expect((await (await server.as(id)).request('GET operator/people')).status).toBe(403)
  })
})
