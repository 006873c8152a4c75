import { randomUUID } from 'node:crypto'
import { applicationStatuses } from '@fledge/domain/applications/types.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
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

const firstNames = 'Amara Bela Chidi Dara Elif Femi Gwen Hana Ivo Juno'.split(' ')
const lastNames = 'Okafor Petrov Quist Rossi Silva Tanaka Ueda Varga Weiss Yilmaz'.split(' ')
const personCount = firstNames.length * lastNames.length

/** What someone can be found by; each only if they have it. */
interface Findable {
  readonly kind: string
  readonly email: string
  readonly name?: string
  readonly phone?: string
  readonly receipt?: string
}

const nameOf = (at: number) => ({
  first_name: firstNames[at % 10] ?? '',
  last_name: lastNames[Math.floor(at / 10)] ?? '',
})
const toName = (at: number) => Object.values(nameOf(at)).join(' ')
const phoneOf = (at: number) => `+23480312${String(34_500 + at)}`

/** An intern; every application status in turn, some deactivated, every third has paid. */
async function addIntern(at: number): Promise<Findable> {
  const status = applicationStatuses[at % applicationStatuses.length]
  const userStatus = at % 7 === 0 ? 'DEACTIVATED' : 'ACTIVE'
  const { email, internId, applicationId } = await anIntern(server, {
    user: { ...nameOf(at), phone: phoneOf(at), status: userStatus },
    application: { status },
  })
  const person = { kind: `${status} ${userStatus}`, email, name: toName(at), phone: phoneOf(at) }
  if (at % 3 !== 0) return person
  const receipt = 880_000 + at
  await insertRow(server.pool, 'payments', {
    payment_id: randomUUID(),
    intern_id: internId,
    application_id: applicationId,
    status: 'SUCCEEDED',
    amount: 10_000,
    currency: 'EUR',
    idempotency: randomUUID(),
    provider_id: `pi_everyone_${at}`,
    receipt_number: receipt,
    created_at: server.now(),
    settled_at: server.now(),
  })
  return { ...person, receipt: `R-${receipt}` }
}

/** A member of a company: active, deactivated or invited without an account, in turn. */
async function addMember(at: number, companyId: string): Promise<Findable> {
  if (at % 3 === 0) {
    const email = `invited${at}@harbour.example`
    const invited_at = server.now()
    await aMember(server, companyId, { status: 'INVITED', user_id: null, invited_at, email })
    return { kind: 'invited', email }
  }
  const isActive = at % 3 === 1
  const { userId, email } = await aMember(server, companyId, {
    status: isActive ? 'ACTIVE' : 'DEACTIVATED',
  })
  await server.pool.query(
    'update users set first_name = $2, last_name = $3, phone = $4, status = $5 where user_id = $1',
    [userId, ...Object.values(nameOf(at)), phoneOf(at), isActive ? 'ACTIVE' : 'DEACTIVATED'],
  )
  return { kind: `member ${isActive}`, email, name: toName(at), phone: phoneOf(at) }
}

/** Someone who has not finished signing up: before and after their name, on both sides. */
async function addSignUp(at: number): Promise<Findable> {
  const email = `new${at}@signing-up.example`
  const [type, hasName] = [at % 2 === 0 ? 'I' : 'C', at % 4 < 2]
  await insertRow(server.pool, 'registrations', {
    registration_id: randomUUID(),
    email,
    type,
    created_at: server.now(),
    ...(hasName ? { poc: JSON.stringify(nameOf(at)) } : {}),
  })
  return { kind: `signing up ${type}`, email, ...(hasName ? { name: toName(at) } : {}) }
}

it(
  'finds 100 of 100 people in every state by name, email address, phone number and receipt',
  { timeout: 120_000 },
  async () => {
    const { companyId } = await aCompany(server)
    const people: Findable[] = []
    for (let at = 0; at < personCount; at += 1)
      people.push(
        await (at < 66 ? addIntern(at) : at < 84 ? addMember(at, companyId) : addSignUp(at)),
      )
    const missed: (readonly [string, string | undefined, number])[] = []
    const searches = { name: 0, email: 0, phone: 0, receipt: 0 }
    for (const person of people)
      for (const by of ['name', 'email', 'phone', 'receipt'] as const) {
        const search = person[by]
        if (search === undefined) continue
        searches[by] += 1
        const { payload } = await operator.request('GET operator/people', { query: { search } })
        const emails: readonly string[] = payload.map((row: { email: string }) => row.email)
        if (emails.length !== 1 || emails[0] !== person.email)
          missed.push([person.kind, search, emails.length])
      }
    expect(missed).toEqual([])
    expect(people).toHaveLength(100)
    expect(searches).toEqual({ name: 86, email: 100, phone: 78, receipt: 22 })
    for (const status of applicationStatuses)
      expect(people.filter(({ kind }) => kind.startsWith(`${status} `)).length).toBe(6)
  },
)
